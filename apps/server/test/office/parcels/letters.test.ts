import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assertInvariants } from '../../invariants.ts';
import { createUser } from '../../factories/accounts.ts';
import { createDeletion } from '../../factories/person.ts';
import type { Member } from '../../staff/door.ts';
import { newTrack, openParcels } from './stage.ts';

const { app, ask, buyParcel, createColleague, db, mailedTo, pick, status } = openParcels();
const { remove, mailedCode } = createDeletion(() => app());
let keeper: Member;
beforeAll(async () => {
  keeper = await createColleague('manager');
});
afterEach(() => assertInvariants(db()));

// BO-095
describe('the letter of a parcel', () => {
  it('goes with the erasure of its buyer, also to an address that was never proved', async () => {
    const { id, order, email } = await buyParcel();
    const buyer = await createUser(db());
    await sql`update orders set user_id = ${buyer.id} where public_id = ${order}`.execute(db());
    await pick(keeper, id);
    await status(keeper, id, 'ship', { track: newTrack() });
    await sql`update letters set next_attempt_at = now() + interval '1 hour' where recipient = ${email}`.execute(db());
    await status(keeper, id, 'deliver');
    const removed = await remove(buyer.token, { code: await mailedCode(buyer.token) });
    expect(removed.statusCode).toBe(200);
    await sql`update letters set next_attempt_at = now() where state = 'waiting'`.execute(db());
    expect(await mailedTo(email)).toEqual([]);
    const { rows } = await sql`select 1 from letters where recipient = ${email}`.execute(db());
    expect(rows).toEqual([]);
  });

  it('stands in the card of its order', async () => {
    const admin = await createColleague('admin');
    const { id, order } = await buyParcel();
    await pick(keeper, id);
    await status(keeper, id, 'ship', { track: newTrack() });
    const { body } = await ask('GET', `/orders/${order}`, admin);
    expect(JSON.stringify(body)).toContain('"template":"parcel"');
  });

  it('goes for each track that a parcel gets, also for one that it had before', async () => {
    const { id, email } = await buyParcel();
    const [right, wrong] = [newTrack(), newTrack()];
    await pick(keeper, id);
    await status(keeper, id, 'ship', { track: right });
    expect(await mailedTo(email)).toHaveLength(1);
    await status(keeper, id, 'track', { track: wrong });
    expect(await mailedTo(email)).toHaveLength(2);
    await status(keeper, id, 'track', { track: right });
    const letters = await mailedTo(email);
    expect(letters.map(({ text }) => text.includes(right))).toEqual([true, false, true]);
  });

  it('goes once for a track that was put right and back before anybody was told', async () => {
    const { id, email } = await buyParcel();
    const [right, wrong] = [newTrack(), newTrack()];
    await pick(keeper, id);
    await status(keeper, id, 'ship', { track: right });
    await status(keeper, id, 'track', { track: wrong });
    await status(keeper, id, 'track', { track: right });
    await status(keeper, id, 'deliver');
    expect(await mailedTo(email)).toHaveLength(1);
  });
});
