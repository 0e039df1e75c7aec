import { sql } from 'kysely';
import { createClub, createClubResult, createCompetition, createType } from '../factories/clubs.ts';
import type { CallName, Request, Row, World } from './row.ts';

type ClubCall = Extract<CallName, `clubs.${string}`>;

const mine: Row = { request: () => ({}), stranger: 200 };
const newClub = async ({ app }: World): Promise<Request> => ({
  params: { id: (await createClub(app.database.db)).publicId },
});

/** A result that the owner of the things handed in, with a club of his that has a competition for it. */
const resultToLink = async ({ app, things }: World): Promise<Request> => {
  const { db } = app.database;
  const { rows } = await sql<{ id: number }>`
    select user_id as id from orders where public_id = ${things.orderId}`.execute(db);
  const userId = rows[0]?.id ?? 0;
  const club = await createClub(db, [userId]);
  const type = await createType(db);
  await createCompetition(db, club.id, type.id);
  const result = await createClubResult(db, userId, { typeId: type.id, value: 2530, status: 'new' });
  return { params: { competition: result.publicId, club: club.publicId }, body: {} };
};

/** Rows of API §10. */
export const clubRequests: Record<ClubCall, Row> = {
  'clubs.list': { request: () => ({}) },
  'clubs.cities': { request: () => ({}) },
  'clubs.one': { request: newClub },
  'clubs.mine': mine,
  'clubs.join': { request: newClub, stranger: 200 },
  'clubs.leave': { request: newClub, stranger: 200 },
  'clubs.types': { request: () => ({}) },
  'clubs.handIn': {
    request: async ({ app }) => ({
      body: {
        competition_type: (await createType(app.database.db)).publicId,
        result: '00:42:10',
        date: new Date().toISOString().slice(0, 10),
        link: 'https://tracks.example.org/7',
      },
    }),
    stranger: 200,
  },
  'clubs.handedIn': mine,
  'clubs.link': { request: resultToLink, stranger: 404 },
  'clubs.competitions': { request: newClub },
  'clubs.competition': {
    request: async ({ app }) => {
      const { db } = app.database;
      const { id } = await createClub(db);
      return { params: { id: (await createCompetition(db, id, (await createType(db)).id)).publicId } };
    },
  },
};
