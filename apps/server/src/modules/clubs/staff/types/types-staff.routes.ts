import { officeCompetitionTypes } from '@trassa/contracts/office';
import { competitionTypesMost, type Places } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { notFound, ok } from '../../../../kernel/result.ts';
import type { Executor } from '../../../../platform/database/index.ts';
import { bind } from '../../../../platform/http/index.ts';
import { actingOf, type ClubsStaffDeps } from '../clubs/clubs-staff.routes.ts';
import { changeType, createType, presentTypeRow, removeType, typeCard } from './save-type.ts';
import { isType, selectOfficeType, selectOfficeTypes } from './types.repository.ts';

/** Types of competitions in the back office (back-office.md 4.4). */
export const competitionTypesStaffRoutes = (
  app: FastifyInstance,
  deps: Pick<ClubsStaffDeps, 'db' | 'clock' | 'namesOf' | 'showHistory'>,
): void => {
  const { db, showHistory } = deps;
  const acting = actingOf(deps);

  bind(app, officeCompetitionTypes.list, async ({ language, staff: { reach } }) => {
    const rows = reach === 'all' ? await selectOfficeTypes(db, competitionTypesMost) : [];
    return ok({ values: rows.map((row) => presentTypeRow(row, language)) });
  });
  bind(app, officeCompetitionTypes.read, async ({ params, ...asked }) => {
    const row = await selectOfficeType(db, params.id);
    return row ? ok(await typeCard(db, row, acting(asked))) : notFound();
  });
  bind(app, officeCompetitionTypes.history, async ({ params: { id }, query, language }) =>
    ok(await showHistory({ kind: 'competition_type', id }, { cursor: query.cursor ?? null, language })),
  );
  bind(app, officeCompetitionTypes.create, ({ body, ...asked }) =>
    asked.staff.act((tx) => createType(tx, body, acting(asked))),
  );
  bind(app, officeCompetitionTypes.change, ({ params, body: { version, ...typed }, ...asked }) =>
    asked.staff.act((tx) => changeType(tx, { publicId: params.id, version }, typed, acting(asked))),
  );
  bind(app, officeCompetitionTypes.remove, ({ params, query, staff: { act } }) =>
    act((tx) => removeType(tx, { publicId: params.id, version: query.version })),
  );
};

/** Where a type of competitions belongs: to no start, as clubs are the house's; null: there is none. */
export const placesOfCompetitionType = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await isType(db, publicId)) ? [] : null;
