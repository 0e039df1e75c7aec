import { beforeAll, describe, expect, it } from 'vitest';
import { createCities, kazan } from '../../../factories/delivery.ts';
import type { Member } from '../../../staff/door.ts';
import { openDelivery, tariffOf } from './stage.ts';

const { createColleague, db, make, setZones, tried, zones } = openDelivery();
let keeper: Member;
beforeAll(async () => {
  await createCities(db());
  keeper = await createColleague('manager');
});
const zoneOf = async (): Promise<number | null | undefined> =>
  (await zones(keeper)).find(({ id }) => id === kazan.regionId)?.zone;

// DELIV-11
describe('zones of regions', () => {
  it('are what tariffs go by, and a region without one gets no delivery', async () => {
    const way = await make(keeper, { tariffs: [tariffOf(5)] });
    const outcome = async () =>
      (await tried(keeper, kazan.id, 100)).ways.find(({ public_id: id }) => id === way.public_id)?.why;
    expect([await zoneOf(), await outcome()]).toEqual([3, 'tariff']);
    expect((await setZones(keeper, [{ region: kazan.regionId, zone: 5, seen: 3 }])).status).toBe(200);
    expect([await zoneOf(), await outcome()]).toEqual([5, null]);
    expect((await setZones(keeper, [{ region: kazan.regionId, zone: null, seen: 5 }])).status).toBe(200);
    expect([await zoneOf(), await outcome()]).toEqual([null, 'zone']);
    expect((await setZones(keeper, [{ region: kazan.regionId, zone: 3, seen: null }])).status).toBe(200);
  });

  it('are not changed over those that somebody else has changed meanwhile', async () => {
    const answers = await Promise.all(
      [4, 5, 6, 7].map((zone) => setZones(keeper, [{ region: kazan.regionId, zone, seen: 3 }])),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.body).toMatchObject({ code: 'state', message: expect.stringContaining('изменил кто-то другой') });
  });

  it('are of known regions, from 1 to 9', async () => {
    expect((await setZones(keeper, [{ region: 1, zone: 3, seen: null }])).body).toMatchObject({
      errors: { 'zones.0.region': expect.any(String) },
    });
    expect((await setZones(keeper, [{ region: kazan.regionId, zone: 10, seen: 3 }])).status).not.toBe(200);
  });
});
