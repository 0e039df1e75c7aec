import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recipient } from '../../factories/delivery.ts';
import { assertInvariants } from '../../invariants.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { newTrack, openParcels } from './stage.ts';

const { ask, buyLines, buyParcel, createColleague, db, lineOf, pick, read, status, ways } = openParcels();
let keeper: Member;
beforeAll(async () => {
  keeper = await createColleague('manager');
});
afterEach(() => assertInvariants(db()));

const reason = 'Покупатель ошибся домом';
const correct = async (id: string, body: object, version?: number): Promise<Answer> =>
  ask('PUT', `/shipments/${id}/recipient`, {
    ...keeper,
    body: { version: version ?? (await read(keeper, id)).version, reason, ...body },
  });
type Written = { name: string; phone: string; address: string };
const writtenOn = async (id: string): Promise<Written | undefined> => {
  const { rows } = await sql<Written>`
    select last_name || ' ' || first_name as name, phone, address from shipments where public_id = ${id}`.execute(db());
  return rows[0];
};

// BO-199
describe('the recipient of a parcel', () => {
  it('is corrected while it waits, also once it is picked, and what was not typed stays', async () => {
    const { id } = await buyParcel();
    const before = await writtenOn(id);
    await pick(keeper, id);
    const answer = await correct(id, { address: 'ул. Баумана, 15', index: '420015' });
    expect(answer.body['values']).toMatchObject({ state: 'picked', can_readdress: true });
    expect(await writtenOn(id)).toEqual({ ...before, address: '420015, Казань, ул. Баумана, 15' });
    await correct(id, { last_name: 'ким', phone: '8 903 111-22-33' });
    expect(await writtenOn(id)).toEqual({
      name: 'Ким Анна',
      phone: '+79031112233',
      address: '420015, Казань, ул. Баумана, 15',
    });
  });

  it('is told in the history by first signs', async () => {
    const { id } = await buyParcel();
    await correct(id, { address: 'ул. Тихая, 15' });
    const { body } = await ask('GET', `/shipments/${id}/history`, keeper);
    const told = JSON.stringify(body);
    expect(told).toContain('"field":"address"');
    expect(told).not.toMatch(/Тихая|Баумана/);
  });

  it('is kept under the key of the buyer with its reason, which may say where he lives', async () => {
    const { id } = await buyParcel();
    await correct(id, { address: 'ул. Тихая, 15' });
    const { rows } = await sql<{ entry: string }>`
      select a::text as entry from audit_entries a where act = 'shipment.recipient' and object_id = ${id}`.execute(
      db(),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.entry).not.toMatch(/Тихая|ошибся/);
  });

  it('of one that is picked up has no address to correct', async () => {
    const point = { delivery_public_id: ways().pickup, delivery: recipient({ pickup_public_id: ways().point }) };
    const { id } = await buyLines([await lineOf(1, point)]);
    const { status: code, body } = await correct(id, { address: 'ул. Баумана, 15' });
    expect([code, body['errors']]).toEqual([400, { address: 'Посылка идёт в пункт выдачи: его адрес не меняют' }]);
    expect((await correct(id, { first_name: 'Олег' })).status).toBe(200);
  });

  it('stays once the parcel has left, and where its data were erased', async () => {
    const [sent, erased] = [await buyParcel(), await buyParcel()];
    await pick(keeper, sent.id);
    await status(keeper, sent.id, 'ship', { track: newTrack() });
    await sql`update shipments set first_name = '', last_name = '', phone = '', address = '' where public_id = ${erased.id}`.execute(
      db(),
    );
    for (const { id } of [sent, erased]) {
      const before = await writtenOn(id);
      expect(await read(keeper, id)).toMatchObject({ can_readdress: false });
      expect((await correct(id, { address: 'ул. Баумана, 15' })).body).toMatchObject({ code: 'state' });
      expect(await writtenOn(id)).toEqual(before);
    }
  });

  it('is corrected by one of those who do it at once', async () => {
    const { id } = await buyParcel();
    const { version } = await read(keeper, id);
    const answers = await Promise.all(
      ['1', '2', '3', '4'].map((house) => correct(id, { address: `ул. Баумана, ${house}` }, version)),
    );
    expect(answers.map(({ status: code }) => code).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409]);
  });
});
