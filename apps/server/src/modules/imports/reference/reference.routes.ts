import { officeReference } from '@trassa/contracts/office';
import { importBytesMax, may } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../../kernel/clock.ts';
import { invalid, ok } from '../../../kernel/result.ts';
import { bind } from '../../../platform/http/index.ts';
import { newImportId } from '../act-import.ts';
import { storedName } from '../import-file.ts';
import type { ImportsDeps } from '../imports-deps.ts';
import { beginReading, findImport, readMoved } from '../imports.repository.ts';
import { readForm } from '../read-form.ts';
import {
  applyReference,
  changeReferenceColumns,
  createReference,
  listReference,
  showReference,
} from './act-reference.ts';

/** Files of the lists of the house (back-office.md 4.4, 4.6). */
export const referenceRoutes = (app: FastifyInstance, deps: ImportsDeps): void => {
  const { db, storage, clock } = deps;

  bind(app, officeReference.list, async ({ staff: { session } }) =>
    ok({
      values: {
        lists: await listReference(db, deps),
        may_import: may(session.grants, 'reference.import', [], toUnix(clock())).verdict === 'yes',
      },
    }),
  );

  bind(
    app,
    officeReference.create,
    async ({ params: { id: kind }, req, user: { userId }, language, staff: { act } }) => {
      const file = await readForm(req);
      const publicId = newImportId();
      const refused = file.ok ? deps.kinds()[kind].refuse(file.value.bytes) : null;
      const answer = await act(async (tx) => {
        if (!file.ok) return file;
        if (refused) return invalid({ file: refused });
        return createReference(tx, deps, { publicId, kind, file: file.value }, { userId, language });
      });
      // A repeated key answers the import of the first time, whose file stands.
      if (answer.ok && file.ok && answer.value.values.public_id === publicId) {
        await storage.put(storedName({ publicId }), file.value.bytes);
        await beginReading(db, publicId);
      }
      return answer;
    },
    { upload: importBytesMax, limit: { name: 'imports', count: 60, seconds: 3600 } },
  );

  bind(app, officeReference.read, ({ params, language }) => showReference(db, deps, params.id, language));

  bind(app, officeReference.columns, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) => changeReferenceColumns(tx, deps, params.id, body, { userId, language })),
  );

  bind(app, officeReference.apply, async ({ params, body, user: { userId }, language, staff: { act } }) => {
    const answer = await act((tx) => applyReference(tx, deps, params.id, body, { userId, language }));
    if (!answer.ok && answer.refusal.code === 'conflict') {
      const row = await findImport(db, params.id);
      if (row?.state === 'ready' && !(await deps.kinds()[row.kind].isCurrent(db, row.startId, row.hash ?? '')))
        await readMoved(db, row.id, row.hash ?? '');
    }
    return answer;
  });
};
