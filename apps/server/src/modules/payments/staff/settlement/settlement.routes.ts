import { officeSettlement } from '@trassa/contracts/office';
import { importBytesMax } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../../../kernel/clock.ts';
import { invalid, ok, type Result } from '../../../../kernel/result.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { bind } from '../../../../platform/http/index.ts';
import { selectDays } from './compare.repository.ts';
import { selectProviders } from './days.repository.ts';
import { presentDayRow } from './present-settlement.ts';
import { type OpenTable, readRegister } from './read-register.ts';
import { applyRegister, takeRegister } from './registers.ts';
import { accept, close, readDay, type SettlementDeps } from './settle-day.ts';
import { readSpan } from './span.ts';

type Deps = SettlementDeps & {
  readonly db: Database;
  readonly providerNames: readonly string[];
  readonly openTable: OpenTable;
};

type Incoming = { readonly filename: string; toBuffer(): Promise<Buffer> };
type Taken = { readonly name: string; readonly bytes: Buffer };

/** The file of a form. Too large ones are refused in words. */
const readFile = async (file: Incoming | null | undefined): Promise<Result<Taken>> => {
  if (!file) return invalid({ file: { id: 'upload' } });
  try {
    const bytes = await file.toBuffer();
    return bytes.length ? ok({ name: file.filename, bytes }) : invalid({ file: { id: 'upload' } });
  } catch (error) {
    const { statusCode } = error as { statusCode?: number };
    if (statusCode === undefined) throw error;
    return invalid({ file: { id: statusCode === 413 ? 'import_size' : 'upload' } });
  }
};

/** Our books beside the providers' in the back office (back-office.md 3.6). */
export const settlementRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;

  bind(app, officeSettlement.list, async ({ query }) => {
    const span = readSpan(query);
    if (!span.ok) return span;
    const days = await selectDays(db, span.value);
    const providers = [...new Set([...deps.providerNames, ...(await selectProviders(db))])];
    return ok({ values: { days: days.map(presentDayRow), providers } });
  });

  bind(app, officeSettlement.read, ({ params }) => readDay(db, deps, params.id));

  bind(app, officeSettlement.accept, ({ params, body, user, staff: { act } }) =>
    act((tx) => accept(tx, deps, { id: params.id, ...body }, user)),
  );

  bind(app, officeSettlement.close, ({ params, body, user, staff: { act } }) =>
    act((tx) => close(tx, deps, { id: params.id, ...body }, user)),
  );

  bind(
    app,
    officeSettlement.upload,
    async ({ query: { provider }, req, user, language, staff: { act } }) => {
      const limits = { files: 1, fileSize: importBytesMax };
      const file = await readFile(req.isMultipart() ? await req.file({ limits }) : null);
      if (!file.ok) return act(async () => file);
      const read = await readRegister(file.value.bytes, deps.openTable, {
        language,
        now: toUnix(deps.clock()),
      });
      return act((tx) => takeRegister(tx, deps, { provider, file: file.value, read }, user));
    },
    { upload: importBytesMax, limit: { name: 'registers', count: 60, seconds: 3600 } },
  );

  bind(app, officeSettlement.apply, ({ params, body, staff: { act } }) =>
    act((tx) => applyRegister(tx, deps, { id: params.id, ...body })),
  );
};
