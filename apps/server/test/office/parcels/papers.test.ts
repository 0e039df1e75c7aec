import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assertInvariants } from '../../invariants.ts';
import { findTrack } from '../../../src/modules/delivery/staff/parcels/write-parcels.repository.ts';
import type { Member } from '../../staff/door.ts';
import { newTrack, openParcels } from './stage.ts';

const { ask, buyParcel, createColleague, db, idsOf, pick, read, status, tracks } = openParcels();
let keeper: Member;
beforeAll(async () => {
  keeper = await createColleague('manager');
});
afterEach(() => assertInvariants(db()));

type Entry = { act: string; result: string };
const historyOf = async (id: string): Promise<string[]> => {
  const { values } = (await ask('GET', `/shipments/${id}/history`, keeper)).body as unknown as { values: Entry[] };
  return values.filter(({ result }) => result === 'done').map(({ act }) => act);
};
const labels = (ids: readonly string[]) => ask('POST', '/shipments/labels', { ...keeper, body: { ids } });
const eraseRecipient = (id: string) =>
  sql`update shipments set first_name = '', last_name = '', phone = '', address = '' where public_id = ${id}`.execute(
    db(),
  );

// BO-095, BO-101
describe('the history of a parcel', () => {
  it('tells of its sending by a file, and of its label', async () => {
    const [one, two] = [await buyParcel(), await buyParcel()];
    for (const { id } of [one, two]) await pick(keeper, id);
    await labels([one.id, two.id]);
    await tracks(keeper, `${one.number};${newTrack()}\n${two.number};${newTrack()}`);
    for (const { id } of [one, two])
      expect(await historyOf(id)).toEqual(['shipment.tracks', 'shipment.labels', 'shipment.pick']);
  });
});

// BO-101
describe('labels', () => {
  it('leave out parcels whose recipient was erased, and such a parcel is a problem', async () => {
    const [whole, erased] = [await buyParcel(), await buyParcel()];
    await eraseRecipient(erased.id);
    expect((await labels([whole.id, erased.id])).body['values']).toMatchObject({ rows: 1, skipped: 1 });
    expect(await historyOf(erased.id)).toEqual([]);
    expect(await read(keeper, erased.id)).toMatchObject({ problem: 'erased' });
    expect(await idsOf(keeper, '/shipments?f.problem=erased&limit=200')).toContain(erased.id);
  });

  it('are not made of parcels that have arrived, came back, or may not be sent', async () => {
    const [waiting, delivered, lost, unpaid] = [
      await buyParcel(),
      await buyParcel(),
      await buyParcel(),
      await buyParcel(),
    ];
    for (const { id } of [delivered, lost]) {
      await pick(keeper, id);
      await status(keeper, id, 'ship', { track: newTrack() });
    }
    await status(keeper, delivered.id, 'deliver');
    await status(keeper, lost.id, 'lose', { reason: 'Пропала на сортировке' });
    await sql`update orders set confirmation = 'waiting' where public_id = ${unpaid.order}`.execute(db());
    const ids = [waiting, delivered, lost, unpaid].map(({ id }) => id);
    expect((await labels(ids)).body['values']).toMatchObject({ rows: 1, skipped: 3 });
    expect((await labels(ids.slice(1))).body).toMatchObject({ code: 'state' });
  });
});

// BO-095
describe('a track that two packers type at once', () => {
  it('is of one parcel', async () => {
    for (let n = 0; n < 8; n += 1) {
      const [one, two] = [await buyParcel(), await buyParcel()];
      for (const { id } of [one, two]) await pick(keeper, id);
      const track = newTrack();
      const answers = await Promise.all([
        status(keeper, one.id, 'ship', { track }),
        tracks(keeper, `${two.number};${track}`),
      ]);
      expect(answers.filter(({ status: code }) => code === 200)).toHaveLength(1);
    }
  }, 60_000);

  it('is of both in the control, where each looks before the other has written', async () => {
    const track = newTrack();
    const seen = await db()
      .transaction()
      .execute((first) =>
        db()
          .transaction()
          .execute(async (second) => [await findTrack(first, [track]), await findTrack(second, [track])]),
      );
    expect(seen).toEqual([[], []]);
  });
});
