import { officeImports } from '@trassa/contracts/office';
import { importBytesMax } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { invalid } from '../../kernel/result.ts';
import { bind } from '../../platform/http/index.ts';
import { applyImport, changeColumns, createImport, newImportId, showImport } from './act-import.ts';
import { storedName } from './import-file.ts';
import { readForm } from './read-form.ts';
import type { ImportsDeps } from './imports-deps.ts';
import { beginReading, findImport, readMoved } from './imports.repository.ts';

/** Files that the staff imports (back-office.md 4.6). */
export const importsRoutes = (app: FastifyInstance, deps: ImportsDeps): void => {
  const { db, storage } = deps;

  bind(
    app,
    officeImports.create,
    async ({ params, req, user: { userId }, language, staff: { act } }) => {
      const file = await readForm(req);
      const publicId = newImportId();
      const refused = file.ok ? deps.kinds().results.refuse(file.value.bytes) : null;
      const answer = await act(async (tx) => {
        if (!file.ok) return file;
        if (refused) return invalid({ file: refused });
        const asked = { publicId, kind: 'results' as const, start: params.id, file: file.value };
        return createImport(tx, deps, asked, { userId, language });
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

  bind(app, officeImports.read, ({ params, language }) => showImport(db, deps, params.id, language));

  bind(app, officeImports.columns, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) => changeColumns(tx, deps, params.id, body, { userId, language })),
  );

  bind(app, officeImports.apply, async ({ params, body, user: { userId }, language, staff: { act } }) => {
    const answer = await act((tx) => applyImport(tx, deps, params.id, body, { userId, language }));
    if (!answer.ok && answer.refusal.code === 'conflict') {
      const row = await findImport(db, params.id);
      if (row?.state === 'ready' && !(await deps.kinds()[row.kind].isCurrent(db, row.startId, row.hash ?? '')))
        await readMoved(db, row.id, row.hash ?? '');
    }
    return answer;
  });
};
