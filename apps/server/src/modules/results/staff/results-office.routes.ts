import { officeResults } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../kernel/clock.ts';
import { notFound, ok } from '../../../kernel/result.ts';
import type { Database } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/index.ts';
import { findResultsState } from '../../events/index.ts';
import { readSearch } from '../domain/table-search.ts';
import { foldName } from '../domain/fold-name.ts';
import { searchRows } from '../rows.repository.ts';
import { correctResult } from './correct-result.ts';
import { findHiddenRows, selectOfficeRows, selectOfficeRowsOf } from './office-rows.repository.ts';
import { presentResult } from './present-result.ts';
import { changePublication } from './publish-results.ts';
import { type ReadDeps, readStartResults } from './read-start-results.ts';

type Deps = ReadDeps & { readonly db: Database; readonly slowDb: Database; readonly clock: Clock };

const pageRows = 100;

/** Results of a start in the back office (back-office.md 3.9, 5.10). */
export const resultsOfficeRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, slowDb, clock } = deps;

  bind(app, officeResults.read, async ({ params, language }) => {
    const shown = await readStartResults(db, deps, params.id, language);
    return shown ? ok({ values: shown }) : notFound();
  });

  bind(app, officeResults.rows, async ({ params, query: { format, after, search } }) => {
    const start = await findResultsState(db, params.id);
    const chosen = start?.formats.find(({ publicId }) => publicId === format);
    if (!chosen) return notFound();
    if (search === '') {
      const rows = await selectOfficeRows(db, chosen.id, { after, limit: pageRows + 1 });
      const page = rows.slice(0, pageRows);
      return ok({ values: page.map(presentResult), next: rows.length > pageRows ? (page.at(-1)?.row ?? null) : null });
    }
    const sought = readSearch(search);
    if (!sought) return ok({ values: [], next: null });
    const asked = { formatIds: [chosen.id], search: sought, filter: {}, sorting: null };
    const found = await searchRows(db, asked, { limit: pageRows, offset: 0 });
    const hidden = await findHiddenRows(db, chosen.id, { words: foldName(search), limit: pageRows });
    const rows = await selectOfficeRowsOf(
      db,
      [...found.rows, ...hidden].map(({ id }) => id),
    );
    return ok({ values: rows.slice(0, pageRows).map(presentResult), next: null });
  });

  bind(app, officeResults.publish, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) =>
      changePublication(
        tx,
        deps,
        { publicId: params.id, isOpening: true, ...body },
        { userId, now: clock(), language },
      ),
    ),
  );

  bind(app, officeResults.withdraw, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) =>
      changePublication(
        tx,
        deps,
        { publicId: params.id, isOpening: false, ...body },
        { userId, now: clock(), language },
      ),
    ),
  );

  bind(app, officeResults.correct, ({ params, body, staff: { act } }) =>
    act((tx) => correctResult(tx, params.id, body, clock()), slowDb),
  );
};
