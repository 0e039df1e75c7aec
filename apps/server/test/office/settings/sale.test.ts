import type { OfficeEvent, OfficeStart } from '@trassa/contracts/office';
import { beforeAll, expect, it } from 'vitest';
import { unique } from '../../factories/events.ts';
import type { Member } from '../../staff/door.ts';
import { openOffice } from '../office.ts';

const { ask, createColleague, createStart } = openOffice();
let boss: Member;
let series: string;
beforeAll(async () => {
  boss = await createColleague('admin');
  const { event } = await createStart();
  const { body } = await ask('GET', `/events/${event}`, boss);
  series = (body['values'] as OfficeEvent).event_type;
});

const createEvent = async (fields: object = {}): Promise<OfficeEvent> => {
  const body = { event_type: series, title_ru: unique('Событие'), ...fields };
  return (await ask('POST', '/events', { ...boss, body })).body['values'] as OfficeEvent;
};
const startOf = async (event: OfficeEvent, fields: object = {}): Promise<OfficeStart> => {
  const body = {
    event: event.public_id,
    city: 524_901,
    start_time: Math.floor(Date.now() / 1000) + 90 * 86_400,
    ...fields,
  };
  return (await ask('POST', '/event_cities', { ...boss, body })).body['values'] as OfficeStart;
};

// BO-161
it('new events and starts begin with what the house has set, and those that exist stay', async () => {
  const before = await createEvent();
  expect(before).toMatchObject({ refund_policy: null, transfers: true });
  const tiers = [{ days: 20, percent: 80 }];
  const body = { version: 1, sale_tiers: tiers, sale_transfers: false, sale_move_fee: 300 };
  expect((await ask('PUT', '/settings/sale', { ...boss, body })).status).toBe(200);
  const event = await createEvent();
  expect(event).toMatchObject({ refund_policy: tiers, transfers: false });
  expect(await createEvent({ refund_policy: null, transfers: true })).toMatchObject({
    refund_policy: null,
    transfers: true,
  });
  expect((await startOf(event)).fields.move_fee).toBe(300);
  expect((await startOf(event, { move_fee: 0 })).fields.move_fee).toBe(0);
  const { body: kept } = await ask('GET', `/events/${before.public_id}`, boss);
  expect(kept['values']).toMatchObject({ refund_policy: null, transfers: true });
});

it('tiers that rise towards the start are refused', async () => {
  const body = {
    version: 2,
    sale_tiers: [
      { days: 5, percent: 10 },
      { days: 10, percent: 20 },
    ],
  };
  expect(await ask('PUT', '/settings/sale', { ...boss, body })).toMatchObject({
    status: 400,
    body: { errors: { sale_tiers: expect.any(String) } },
  });
});
