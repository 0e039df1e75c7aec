import { competitionsList, officeCompetitions } from '@trassa/contracts/office';
import type { Places } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { readFilters, readList } from '../../../../kernel/list-declaration.ts';
import { notFound, ok } from '../../../../kernel/result.ts';
import { type Executor, mapPage } from '../../../../platform/database/index.ts';
import { bind } from '../../../../platform/http/index.ts';
import { actingOf, type ClubsStaffDeps } from '../clubs/clubs-staff.routes.ts';
import {
  countCompetitionRows,
  findCompetitionRow,
  isCompetition,
  selectCompetitionRows,
} from './competition-rows.repository.ts';
import {
  changeCompetition,
  competitionCard,
  createCompetition,
  moderateCompetition,
  presentCompetitionRow,
} from './save-competition.ts';

/** Competitions of clubs in the back office (back-office.md 3.9). */
export const competitionsStaffRoutes = (app: FastifyInstance, deps: ClubsStaffDeps): void => {
  const { db, clock, showHistory } = deps;
  const acting = actingOf(deps);

  bind(app, officeCompetitions.list, async ({ query, language, staff: { reach } }) => {
    const now = clock();
    const ask = readList(competitionsList, query, now);
    if (!ask.ok) return ask;
    const page = await selectCompetitionRows(db, ask.value, { isWhole: reach === 'all', now });
    return ok(mapPage(page, (row) => presentCompetitionRow(row, { language, now })));
  });
  bind(app, officeCompetitions.count, async ({ query, staff: { reach } }) => {
    const now = clock();
    const ask = readFilters(competitionsList, query, now);
    return ask.ok ? ok(await countCompetitionRows(db, ask.value, { isWhole: reach === 'all', now })) : ask;
  });
  bind(app, officeCompetitions.read, async ({ params, ...asked }) => {
    const row = await findCompetitionRow(db, params.id);
    return row ? ok(await competitionCard(db, row, acting(asked))) : notFound();
  });
  bind(app, officeCompetitions.history, async ({ params: { id }, query, language }) =>
    ok(await showHistory({ kind: 'club_competition', id }, { cursor: query.cursor ?? null, language })),
  );

  bind(app, officeCompetitions.create, ({ body, ...asked }) =>
    asked.staff.act((tx) => createCompetition(tx, body, acting(asked))),
  );
  bind(app, officeCompetitions.change, ({ params, body: { version, ...typed }, ...asked }) =>
    asked.staff.act((tx) => changeCompetition(tx, { publicId: params.id, version }, typed, acting(asked))),
  );
  bind(app, officeCompetitions.moderate, ({ params, body: { version, state }, ...asked }) =>
    asked.staff.act((tx) => moderateCompetition(tx, { publicId: params.id, version }, state, acting(asked))),
  );
};

/** Where a competition belongs: to no start, as clubs are the house's; null: there is none. */
export const placesOfCompetition = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await isCompetition(db, publicId)) ? [] : null;
