import type { OfficeClubResult } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { createUser, type MadeUser } from '../../factories/accounts.ts';
import { createClubCalls } from '../../factories/club-calls.ts';
import { createClubResult, createType } from '../../factories/clubs.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { openOffice } from '../office.ts';

/** The back office with results that wait for a moderator. */
export const openClubResults = () => {
  const office = openOffice();
  const { app, ask, db } = office;
  const read = async (by: Member, id: string): Promise<OfficeClubResult> =>
    (await ask('GET', `/club_results/${id}`, by)).body['values'] as OfficeClubResult;
  return {
    ...office,
    ...createClubCalls(app),
    read,
    /** Nobody has handed anything in. */
    clear: async (): Promise<void> => {
      await sql`delete from club_results`.execute(db());
    },
    /** A result of 42:10 that waits, the newest of all. */
    createWaiting: async (
      row: Record<string, unknown> = {},
      person: Record<string, unknown> = {},
    ): Promise<{ id: string; user: MadeUser }> => {
      const user = await createUser(db(), { name: 'Анна', last_name: 'Иванова', ...person });
      const { id: typeId } = await createType(db());
      const { publicId } = await createClubResult(db(), user.id, { typeId, value: 2530, status: 'new', ...row });
      return { id: publicId, user };
    },
    next: async (by: Member): Promise<{ values: OfficeClubResult | null; waiting: number }> =>
      (await ask('GET', '/club_results/next', by)).body as { values: OfficeClubResult | null; waiting: number },
    /** A word by the version that there is, unless another one is sent. */
    judge: async (by: Member, id: string, body: object): Promise<Answer> =>
      ask('PUT', `/club_results/${id}`, { ...by, body: { version: (await read(by, id)).version, ...body } }),
    undo: async (by: Member, id: string): Promise<Answer> =>
      ask('PUT', `/club_results/${id}/undo`, { ...by, body: { version: (await read(by, id)).version } }),
    /** Letters to a person since the last call: their delay is over. */
    mailed: async ({ id }: MadeUser): Promise<string[]> => {
      await sql`update letters set next_attempt_at = now() where template = 'club_result' and state = 'waiting'`.execute(
        db(),
      );
      await app().sweeps.sendLetters();
      const { rows } = await sql<{ email: string }>`select email from users where id = ${id}`.execute(db());
      const told = app().letters.filter(({ to }) => to.address === rows[0]?.email);
      app().letters.splice(0);
      return told.map(({ subject, text }) => `${subject}\n${text}`);
    },
  };
};
