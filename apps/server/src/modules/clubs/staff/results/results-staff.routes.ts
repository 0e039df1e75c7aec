import type { Language } from '@trassa/contracts';
import { clubResultsList, type OfficeClubResult, officeClubResults } from '@trassa/contracts/office';
import { type Grant, may } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { type Clock, toUnix } from '../../../../kernel/clock.ts';
import { readFilters, readList } from '../../../../kernel/list-declaration.ts';
import { notFound, ok, type Result } from '../../../../kernel/result.ts';
import { type Database, mapPage, type Tx } from '../../../../platform/database/index.ts';
import { type Acted, bind } from '../../../../platform/http/index.ts';
import type { Storage } from '../../../../platform/storage.ts';
import type { NamesOf, ShowHistory } from '../../../staff/index.ts';
import { decideOnResult, type ModerateDeps, undoDecision } from '../../moderate-result.ts';
import { claimNext, countWaiting } from '../../moderation.repository.ts';
import { presentRow, type Viewer } from './present-result.ts';
import { readClubResult } from './read-result.ts';
import { countClubResults, findClubResult, findPicture, selectClubResults } from './result-rows.repository.ts';

export type ClubResultsStaffDeps = ModerateDeps & {
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: Pick<Storage, 'stream'>;
  readonly namesOf: NamesOf;
  readonly showHistory: ShowHistory;
};

type Asker = { readonly userId: number; readonly grants: readonly Grant[]; readonly language: Language };
type Shown = { readonly values: OfficeClubResult };

/** Results handed in for competitions of clubs, in the back office (back-office.md 3.9). */
export const clubResultsStaffRoutes = (app: FastifyInstance, deps: ClubResultsStaffDeps): void => {
  const { db, clock, namesOf, showHistory, storage } = deps;
  const viewerOf = ({ userId, grants, language }: Asker): Viewer => ({
    userId,
    language,
    now: clock(),
    mayModerate: may(grants, 'clubs.moderate', [], toUnix(clock())).verdict === 'yes',
  });
  /** What an act answers: the result as it stands after it. */
  const shown = async (
    tx: Tx,
    publicId: string,
    done: Result<Acted<null>>,
    asker: Asker,
  ): Promise<Result<Acted<Shown>>> => {
    if (!done.ok) return done;
    const card = await readClubResult(tx, namesOf, publicId, viewerOf(asker));
    return card ? ok({ ...done.value, answer: { values: card } }) : notFound();
  };

  bind(app, officeClubResults.list, async ({ query, language, staff: { reach } }) => {
    const ask = readList(clubResultsList, query, clock());
    if (!ask.ok) return ask;
    const page = await selectClubResults(db, ask.value, reach === 'all');
    const names = await namesOf(db, [...new Set(page.values.flatMap(({ decidedBy }) => decidedBy ?? []))]);
    return ok(mapPage(page, (row) => presentRow(row, names, language)));
  });

  bind(app, officeClubResults.count, async ({ query, staff: { reach } }) => {
    const ask = readFilters(clubResultsList, query, clock());
    return ask.ok ? ok(await countClubResults(db, ask.value, reach === 'all')) : ask;
  });

  bind(app, officeClubResults.next, async ({ user: { userId }, language, staff: { session } }) => {
    const publicId = await claimNext(db, userId, clock());
    const viewer = viewerOf({ userId, grants: session.grants, language });
    const card = publicId === null ? null : await readClubResult(db, namesOf, publicId, viewer);
    return ok({ values: card, waiting: await countWaiting(db) });
  });

  bind(app, officeClubResults.read, ({ params: { id }, user: { userId }, language, staff: { act, session } }) =>
    act(async (tx) => {
      const row = await findClubResult(tx, id);
      const card =
        row && (await readClubResult(tx, namesOf, id, viewerOf({ userId, grants: session.grants, language })));
      if (!row || !card) return notFound();
      return ok({
        answer: { values: card },
        object: { kind: 'club_result', publicId: id, title: `${card.type.title}: ${card.result}`, person: row.userId },
      });
    }),
  );

  bind(app, officeClubResults.picture, async ({ params, sendRaw }) => {
    const picture = await findPicture(db, params.id);
    const stored = picture && (await storage.stream(picture.storageName));
    if (!picture || !stored) return notFound();
    return sendRaw(stored.body, {
      'content-type': picture.mime,
      'content-length': String(stored.size),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });

  bind(app, officeClubResults.history, async ({ params, query, language }) =>
    ok(await showHistory({ kind: 'club_result', id: params.id }, { cursor: query.cursor ?? null, language })),
  );

  bind(app, officeClubResults.decide, ({ params: { id }, body, user: { userId }, language, staff: { act, session } }) =>
    act(async (tx) => {
      const decision = body.accept
        ? ({ accept: true } as const)
        : ({ accept: false, reason: body.reason ?? '' } as const);
      const decider = { userId, version: body.version, now: clock() };
      const done = await decideOnResult(tx, deps, id, decision, decider);
      return shown(tx, id, done, { userId, grants: session.grants, language });
    }),
  );

  bind(app, officeClubResults.undo, ({ params: { id }, body, user: { userId }, language, staff: { act, session } }) =>
    act(async (tx) => {
      const done = await undoDecision(tx, id, { userId, version: body.version, now: clock() });
      return shown(tx, id, done, { userId, grants: session.grants, language });
    }),
  );
};
