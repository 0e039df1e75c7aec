import { officeRegister, type OfficeFile, type registerFiles, type RegisterBatch } from '@trassa/contracts/office';
import { isoDay, insuranceTimezone, registerRowsMax } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { type Clock, toUnix } from '../../../../kernel/clock.ts';
import { changedSince, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import { type Acted, bind } from '../../../../platform/http/index.ts';
import { sheetTypes } from '../../../../platform/sheet/index.ts';
import { findBatch, lockBatch, markSent, selectBatches, selectRows } from './batches.repository.ts';
import { makeBatch, readPeriod } from './make-batch.ts';
import { objectOf, presentBatch, presentRegister } from './present-register.ts';
import { lineOf } from './register-cells.ts';
import { writeRegister } from './register-file.ts';
import { countWaiting, selectUnnamed } from './waiting.repository.ts';

type Deps = { readonly db: Database; readonly clock: Clock };

/** Of those that name nobody, and of batches; the rest is one period away. */
const shown = 100;

type Who = { readonly userId: number; readonly now: Date };

/** The insurer has it. Refuses `conflict`, `state` when it was marked already. */
const markAsSent = async (
  tx: Tx,
  { publicId, version }: { readonly publicId: string; readonly version: number },
  who: Who,
): Promise<Result<Acted<{ values: RegisterBatch }>>> => {
  const batch = await lockBatch(tx, publicId);
  if (!batch) return notFound();
  if (batch.sentAt) return refuse({ code: 'state', message: { id: 'register_sent' } });
  if (batch.version !== version) return changedSince(version, batch.version);
  await markSent(tx, batch.id, who);
  const after = await findBatch(tx, publicId);
  if (!after) return notFound();
  const changes = [{ field: 'sent', before: null, after: toUnix(who.now) }];
  return ok({ answer: { values: presentBatch(after) }, object: objectOf(batch), changes });
};

/** The file of a batch out of its rows as they were told: the same bytes each time, but for persons erased since (ADR 0040). BO-099 */
const readFile = async (
  tx: Tx,
  { publicId, format }: { readonly publicId: string; readonly format: (typeof registerFiles)[number] },
  purpose: string,
): Promise<Result<Acted<{ values: OfficeFile }>>> => {
  const batch = await findBatch(tx, publicId);
  if (!batch) return notFound();
  const lines = (await selectRows(tx, batch.id, registerRowsMax)).map(({ person, cells }) => lineOf(person, cells));
  const { number, head, createdAt } = batch;
  const bytes = await writeRegister({ number, head, lines, madeAt: createdAt }, format);
  const name = `insurance-${isoDay(toUnix(createdAt), insuranceTimezone)}-N${number}.${format}`;
  return ok({
    answer: { values: { name, type: sheetTypes[format], base64: bytes.toString('base64'), rows: lines.length } },
    object: objectOf(batch),
    changes: [
      { field: 'file', before: null, after: name },
      { field: 'rows', before: null, after: lines.length },
    ],
    reason: purpose,
  });
};

/** The insurer's register (back-office.md 5.16). */
export const registerRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  bind(app, officeRegister.read, async ({ query, language }) => {
    const period = readPeriod(query);
    if (!period.ok) return period;
    const [waiting, unnamed, batches] = await Promise.all([
      countWaiting(db, period.value),
      selectUnnamed(db, clock(), shown),
      selectBatches(db, period.value, shown),
    ]);
    return ok({ values: presentRegister({ days: query, waiting, unnamed, batches }, language) });
  });

  bind(app, officeRegister.make, ({ body, user: { userId }, staff: { act } }) =>
    act((tx) => makeBatch(tx, body, { userId, now: clock() })),
  );

  bind(app, officeRegister.sent, ({ params, body, user: { userId }, staff: { act } }) =>
    act((tx) => markAsSent(tx, { publicId: params.id, ...body }, { userId, now: clock() })),
  );

  bind(app, officeRegister.file, ({ params, body: { format, purpose }, staff: { act } }) =>
    act((tx) => readFile(tx, { publicId: params.id, format }, purpose)),
  );
};
