import { clubsList, officeClubs } from '@trassa/contracts/office';
import { clubPictureLeast } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../kernel/clock.ts';
import { readCursor, writeCursor } from '../../../../kernel/list-cursor.ts';
import { readFilters, readList } from '../../../../kernel/list-declaration.ts';
import { notFound, ok, refuse } from '../../../../kernel/result.ts';
import { say } from '../../../../kernel/say.ts';
import { type Database, mapPage } from '../../../../platform/database/index.ts';
import { sentPhoto } from '../../../../platform/drawing/sent-photo.ts';
import { bind, type StaffSide } from '../../../../platform/http/index.ts';
import type { KeepMedia } from '../../../media/index.ts';
import type { NamesOf, ShowHistory } from '../../../staff/index.ts';
import {
  countClubRows,
  findClubRow,
  selectCitiesNamed,
  selectClubRows,
  selectMembers,
} from './club-rows.repository.ts';
import { type ClubTickets, mergeClub, planMerge } from './merge-club.ts';
import { clubCard, hasInHouse, presentClubRow, presentMember } from './present-club.ts';
import { changeClub, type ClubActing, createClub, moderateClub } from './save-club.ts';
import { lockClub } from './write-clubs.repository.ts';

export type ClubsStaffDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly keepMedia: KeepMedia;
  readonly namesOf: NamesOf;
  readonly showHistory: ShowHistory;
  readonly tickets: ClubTickets;
};

/** Rows of a page of members; cities that are offered. */
const [membersShown, citiesShown] = [50, 20] as const;

type Asked = {
  readonly user: { readonly userId: number };
  readonly language: 'ru' | 'en';
  readonly staff: StaffSide;
};

/** Who acts on clubs and their competitions, as a call has him. */
export const actingOf =
  ({ clock, namesOf }: Pick<ClubsStaffDeps, 'clock' | 'namesOf'>) =>
  ({ user: { userId }, language, staff: { session } }: Asked): ClubActing => ({
    userId,
    language,
    grants: session.grants,
    now: clock(),
    namesOf,
  });

/** Clubs in the back office (back-office.md 3.9). */
export const clubsStaffRoutes = (app: FastifyInstance, deps: ClubsStaffDeps): void => {
  const { db, clock, keepMedia, showHistory, tickets } = deps;
  const acting = actingOf(deps);

  bind(app, officeClubs.list, async ({ query, language, staff: { reach } }) => {
    const ask = readList(clubsList, query, clock());
    if (!ask.ok) return ask;
    return ok(mapPage(await selectClubRows(db, ask.value, reach === 'all'), (row) => presentClubRow(row, language)));
  });
  bind(app, officeClubs.count, async ({ query, staff: { reach } }) => {
    const ask = readFilters(clubsList, query, clock());
    return ask.ok ? ok(await countClubRows(db, ask.value, reach === 'all')) : ask;
  });
  bind(app, officeClubs.cities, async ({ query, language }) => {
    const rows = await selectCitiesNamed(db, query.search ?? '', citiesShown);
    return ok({ values: rows.map(({ ru, en, ...city }) => ({ ...city, name: say(language, ru, en) })) });
  });
  bind(app, officeClubs.read, async ({ params, ...asked }) => {
    const row = await findClubRow(db, params.id);
    return row ? ok(await clubCard(db, row, acting(asked))) : notFound();
  });
  bind(app, officeClubs.history, async ({ params: { id }, query, language }) =>
    ok(await showHistory({ kind: 'club', id }, { cursor: query.cursor ?? null, language })),
  );
  bind(app, officeClubs.members, async ({ params, query, ...asked }) => {
    const row = await findClubRow(db, params.id);
    if (!row) return notFound();
    const after = query.cursor ? readCursor(query.cursor, row.publicId, 'moment') : null;
    if (query.cursor && !after) return refuse({ code: 'validation' });
    const rows = await selectMembers(db, row.id, {
      after: after && { at: after.key, id: after.id },
      most: membersShown + 1,
    });
    const mayFind = hasInHouse(acting(asked), 'people.find');
    const last = rows.length > membersShown ? rows[membersShown - 1] : undefined;
    return ok({
      values: rows.slice(0, membersShown).map((member) => presentMember(member, mayFind)),
      next: last ? writeCursor(row.publicId, { isBackward: false, key: last.at, id: last.userId }) : null,
    });
  });

  bind(app, officeClubs.create, ({ body, ...asked }) => asked.staff.act((tx) => createClub(tx, body, acting(asked))));
  bind(app, officeClubs.change, ({ params, body: { version, ...typed }, ...asked }) =>
    asked.staff.act((tx) => changeClub(tx, { publicId: params.id, version }, typed, acting(asked))),
  );
  bind(app, officeClubs.picture, async ({ params, query: { version }, req, ...asked }) => {
    const photo = await sentPhoto(req, clubPictureLeast);
    return asked.staff.act(async (tx) => {
      if (!photo.ok) return photo;
      const row = await lockClub(tx, params.id);
      // A refused one is kept nowhere: of another version the change says itself why.
      const isKept = photo.value && row?.version === version;
      const picture = isKept ? await keepMedia(tx, photo.value) : '';
      return changeClub(tx, { publicId: params.id, version }, { picture }, acting(asked));
    });
  });
  bind(app, officeClubs.moderate, ({ params, body: { version, ...wanted }, ...asked }) =>
    asked.staff.act((tx) => moderateClub(tx, { publicId: params.id, version }, wanted, acting(asked))),
  );
  bind(app, officeClubs.planMerge, ({ params, query, language }) =>
    planMerge(db, tickets, { id: params.id, into: query.into, language }),
  );
  bind(app, officeClubs.merge, ({ params, body, ...asked }) =>
    asked.staff.act((tx) =>
      mergeClub(
        tx,
        tickets,
        { publicId: params.id, version: body.version },
        { into: body.into, intoVersion: body.into_version, reason: body.reason },
        acting(asked),
      ),
    ),
  );
};
