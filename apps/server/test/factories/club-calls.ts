import type { ClubCompetition, HandedResult } from '@trassa/contracts';
import { createAuditModule } from '../../src/modules/audit/index.ts';
import { moderateResult } from '../../src/modules/clubs/index.ts';
import { queueLetters } from '../../src/modules/notifications/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import type { TestApp } from '../support/index.ts';
import type { MadeUser } from './accounts.ts';
import { createClub, createCompetition, createType } from './clubs.ts';
import { inDays } from './events.ts';
import { picture, send as upload } from './files.ts';
import { send } from './orders.ts';

/** YYYY-MM-DD */
export const dayIn = (days: number): string => inDays(days).toISOString().slice(0, 10);

type Answer = { message: string; values: { public_id: string }; errors?: Record<string, string>; code?: string };

/** What a runner does with results for competitions of clubs, over HTTP, and what an editor does. */
export const createClubCalls = (app: () => TestApp) => ({
  /** A time of 42:10 of today with a link, unless said otherwise. */
  async handIn(fields: object, user: MadeUser, target: TestApp = app()) {
    const body = { result: '00:42:10', date: dayIn(0), link: 'https://tracks.example.org/7', ...fields };
    const answer = await send(target, 'POST', '/api/user/competition', body, { token: user.token });
    return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], ...answer.json<Answer>() };
  },

  async link(result: string, club: string, user: MadeUser, competition?: string) {
    const body = competition ? { club_competition: competition } : {};
    const path = `/api/user/club/competition/${result}/${club}`;
    const answer = await send(app(), 'PUT', path, body, { token: user.token });
    return { status: answer.statusCode, ...answer.json<{ message: string }>() };
  },

  async handedIn(user: MadeUser) {
    const answer = await send(app(), 'GET', '/api/user/competition', undefined, { token: user.token });
    return answer.json<{ values: HandedResult[]; total: number }>();
  },

  /** The first competition of a club. */
  async tableOf(club: string, user?: MadeUser): Promise<ClubCompetition | undefined> {
    const sent = user ? { token: user.token } : {};
    const answer = await send(app(), 'GET', `/api/club/competition/list/${club}`, undefined, sent);
    return answer.json<{ values: ClubCompetition[] }>().values[0];
  },

  /** Uploads a picture; answers its public id. */
  async uploadPicture(user: MadeUser, purpose = 'image'): Promise<string> {
    const parts = [
      { name: 'purpose', value: purpose },
      { name: 'file', filename: 'watch.png', value: await picture('png') },
    ];
    return (await upload(app(), parts, { authorization: user.token })).body.public_id;
  },

  /** As the command does. */
  decide(id: string, decision: Parameters<typeof moderateResult>[2]) {
    const { config, database } = app();
    const { port: audit } = createAuditModule({
      db: database.db,
      log: createLog(config),
      secrets: createSecrets(config),
    });
    return moderateResult({ db: database.db, audit, notifications: { queue: queueLetters } }, id, decision, new Date());
  },

  /** A club of the person with a running competition by time. */
  async stage(user: MadeUser) {
    const { db } = app().database;
    const club = await createClub(db, [user.id], { title: 'Волки' });
    const type = await createType(db);
    return { club, type, competition: await createCompetition(db, club.id, type.id) };
  },
});
