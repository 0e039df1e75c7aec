import { parcelStates } from '@trassa/rules';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assertInvariants } from '../../invariants.ts';
import { recipient } from '../../factories/delivery.ts';
import type { Member } from '../../staff/door.ts';
import { newTrack, openParcels } from './stage.ts';

const stage = openParcels();
const {
  ask,
  buyLines,
  buyParcel,
  createColleague,
  createKeeperOf,
  db,
  idsOf,
  idsOfOrder,
  lineOf,
  list,
  mailedTo,
  pick,
  read,
  refund,
  status,
  stateOf,
} = stage;
let keeper: Member;
beforeAll(async () => {
  keeper = await createColleague('manager');
});
afterEach(() => assertInvariants(db()));

const reason = 'Вернулась по сроку хранения';

describe('the list of parcels', () => {
  it('shows paid ones with the recipient by first letters, and finds by track and number of the order', async () => {
    const { id, number } = await buyParcel(2);
    const track = newTrack();
    await pick(keeper, id);
    await status(keeper, id, 'ship', { track });
    const { values } = await list(keeper, `/shipments?search=${number}`);
    expect(values).toMatchObject([
      {
        public_id: id,
        number,
        way: 'Почта',
        carrier: 'post',
        city: 'Казань',
        recipient: { masked: 'А*** И***', can_reveal: false },
        pieces: 2,
        state: 'shipped',
        track,
        problem: null,
      },
    ]);
    expect(JSON.stringify(await read(keeper, id))).not.toMatch(/Иванова|Баумана|9991234567/);
    expect(await idsOf(keeper, `/shipments?search=${track.toLowerCase()}`)).toEqual([id]);
  });

  it('parts them into views that hold what they say', async () => {
    const [fresh, picked, sent, lost, delivered] = [
      await buyParcel(),
      await buyParcel(),
      await buyParcel(),
      await buyParcel(),
      await buyParcel(),
    ];
    for (const { id } of [picked, sent, lost, delivered]) await pick(keeper, id);
    for (const { id } of [sent, lost, delivered]) await status(keeper, id, 'ship', { track: newTrack() });
    await status(keeper, lost.id, 'lose', { reason });
    await status(keeper, delivered.id, 'deliver');
    const views = {
      'f.state=new&f.ready=ready&sort=created': fresh,
      'f.state=picked&f.state=packed&f.ready=ready&sort=created': picked,
      'f.state=shipped&sort=changed': sent,
      'f.problem=returned&f.problem=lost&f.problem=changed&f.problem=erased': lost,
      'f.state=delivered&sort=-changed': delivered,
    };
    for (const [query, own] of Object.entries(views)) {
      const ids = await idsOf(keeper, `/shipments?${query}&limit=200`);
      const made = [fresh, picked, sent, lost, delivered].map(({ id }) => id);
      expect(made.filter((id) => ids.includes(id))).toEqual([own.id]);
    }
    for (const state of parcelStates) {
      const { values } = await list(keeper, `/shipments?f.state=${state}&limit=200`);
      expect(values.every((one) => one['state'] === state)).toBe(true);
    }
  });

  it('tells the id of an order, which opens its page to anybody, to whoever may see orders alone', async () => {
    const { order, number, id } = await buyParcel();
    const clerk = await createKeeperOf('shipments');
    for (const path of [`/shipments?search=${number}`, `/shipments/${id}`, '/shipments/picking']) {
      const bare = JSON.stringify((await ask('GET', path, clerk)).body);
      expect(bare).not.toContain(order);
      expect(bare).toContain(`"number":"${number}"`);
      expect(JSON.stringify((await ask('GET', path, keeper)).body)).toContain(order);
    }

    expect(JSON.stringify((await pick(clerk, id)).body)).not.toContain(order);
  });

  it('is empty for whoever reaches some starts alone, and closed to other roles', async () => {
    const { id } = await buyParcel();
    const vera = await createColleague('manager', { starts: ['kazan'] });
    expect((await list(vera, '/shipments')).values).toEqual([]);
    expect((await ask('GET', `/shipments/${id}`, vera)).status).toBe(404);
    const finance = await createColleague('finance');
    expect((await ask('GET', '/shipments', finance)).status).toBe(403);
  });
});

describe('a parcel', () => {
  it('walks from the shelf to its buyer, who is told of its track once, in his language', async () => {
    const { id, order, number, email } = await buyParcel(3, 'en');
    expect(await read(keeper, id)).toMatchObject({ acts: ['pick'], version: 1, lines: [{ pieces: 3, count: 3 }] });
    expect((await status(keeper, id, 'ship', { track: newTrack() })).body).toMatchObject({ code: 'state' });
    const picked = await pick(keeper, id);
    expect(picked.body['values']).toMatchObject({ state: 'picked', version: 2, acts: ['pack', 'ship'] });
    await status(keeper, id, 'pack');
    const track = newTrack();
    const sent = await status(keeper, id, 'ship', { track: ` ${track.toLowerCase()}` });
    expect(sent.body['values']).toMatchObject({
      state: 'shipped',
      track,
      link: `https://www.pochta.ru/tracking?barcode=${track}`,
      acts: ['track', 'deliver', 'return', 'lose'],
    });
    expect((await status(keeper, id, 'ship', { track })).body).toMatchObject({ code: 'state' });
    const letters = await mailedTo(email);
    expect(letters.map(({ subject }) => subject)).toEqual([`The parcel of order ${number} is on its way`]);
    expect(letters[0]?.text).toContain(track);
    expect(letters[0]?.text).toContain('pochta.ru/tracking');
    expect(await stateOf(order)).toBe('shipped');
    const corrected = newTrack();
    expect((await status(keeper, id, 'track', { track: corrected })).status).toBe(200);
    expect(await mailedTo(email)).toHaveLength(2);
    await status(keeper, id, 'deliver');
    expect(await stateOf(order)).toBe('delivered');
    const { values } = (await ask('GET', `/shipments/${id}/history`, keeper)).body as unknown as {
      values: { act: string; result: string }[];
    };
    expect(values.filter(({ result }) => result === 'done').map(({ act }) => act)).toEqual([
      'shipment.status',
      'shipment.status',
      'shipment.status',
      'shipment.status',
      'shipment.pick',
    ]);
  });

  it('takes no track that its carrier would not write, none of another parcel, and a reason where it comes back', async () => {
    const [one, other] = [await buyParcel(), await buyParcel()];
    const track = newTrack();
    for (const { id } of [one, other]) await pick(keeper, id);
    await status(keeper, other.id, 'ship', { track });
    const wrong = await status(keeper, one.id, 'ship', { track: 'CDEK-1' });
    expect(wrong.body['errors']).toEqual({ track: 'Это не номер отправления этой службы' });
    expect((await status(keeper, one.id, 'ship', { track })).body['errors']).toEqual({
      track: `Этот номер отправления уже стоит у посылки ${other.number}`,
    });
    expect((await status(keeper, one.id, 'ship')).status).toBe(400);
    expect((await status(keeper, other.id, 'return')).body['errors']).toHaveProperty('reason');
    expect((await status(keeper, other.id, 'return', { reason })).body['values']).toMatchObject({
      state: 'returned',
      problem: 'returned',
      acts: [],
    });
  });

  it('stays as it is for whoever saw another version, and when a count does not fit', async () => {
    const { id, line } = await buyParcel(2);
    expect((await pick(keeper, id, { version: 9 })).body).toMatchObject({ code: 'conflict' });
    for (const lines of [
      [],
      [{ unique_id: line, pieces: 1 }],
      [
        { unique_id: line, pieces: 2 },
        { unique_id: 'x', pieces: 0 },
      ],
    ])
      expect((await pick(keeper, id, { lines })).body).toMatchObject({
        code: 'state',
        message: 'Отмечено не всё, что должно лежать в посылке',
      });
    expect((await read(keeper, id)).version).toBe(1);
  });

  it('is acted on among many, each by its own state', async () => {
    const [one, two] = [await buyParcel(), await buyParcel()];
    await pick(keeper, two.id);
    const bulk = (action: string) =>
      ask('POST', '/shipments/bulk', { ...keeper, body: { action, ids: [one.id, two.id] } });
    expect((await bulk('pick')).body).toMatchObject({
      done: 1,
      failed: [{ id: two.id, message: 'Посылка уже собрана' }],
    });
    expect((await bulk('pack')).body).toMatchObject({ done: 2, failed: [] });
    expect((await read(keeper, one.id)).state).toBe('packed');
  });
});

// BO-098
describe('an order', () => {
  it('is shipped when all its parcels are, and delivered when all are', async () => {
    const lines = [await lineOf(1), await lineOf(1, { delivery: recipient({ first_name: 'Борис' }) })];
    const { order } = await buyLines(lines);
    const ids = await idsOfOrder(order);
    expect(ids).toHaveLength(2);
    const seen: string[] = [];
    for (const id of ids) {
      await pick(keeper, id);
      await status(keeper, id, 'ship', { track: newTrack() });
      seen.push(await stateOf(order));
    }
    for (const id of ids) {
      await status(keeper, id, 'deliver');
      seen.push(await stateOf(order));
    }
    expect(seen).toEqual(['paid', 'shipped', 'shipped', 'delivered']);
    expect((await read(keeper, ids[1] ?? '')).number).toBe(`${order.slice(0, 8)}/2`);
  });

  it('of which a part came back stays so, whatever its parcels do', async () => {
    const finance = await createColleague('finance');
    const { id, order, line } = await buyParcel(2);
    await refund(finance, order, { lines: [{ unique_id: line, pieces: 1 }] });
    await stage.sendAll();
    await pick(keeper, id);
    await status(keeper, id, 'ship', { track: newTrack() });
    expect([await stateOf(order), (await read(keeper, id)).state]).toEqual(['partially_refunded', 'shipped']);
  });
});
