import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assertInvariants } from '../../invariants.ts';
import { recipient } from '../../factories/delivery.ts';
import type { Member } from '../../staff/door.ts';
import { newTrack, openParcels, takenOf } from './stage.ts';

const {
  ask,
  app,
  buyLines,
  buyParcel,
  createColleague,
  db,
  idsOfOrder,
  lineOf,
  mailedTo,
  pick,
  read,
  stateOf,
  status: move,
  tracks,
  ways,
} = openParcels();
let keeper: Member;
beforeAll(async () => {
  keeper = await createColleague('manager');
});
afterEach(() => assertInvariants(db()));

// BO-095
describe('a file of tracks', () => {
  it('sends sixty parcels and sixty letters once, and the same file again changes nothing', async () => {
    const bought = [];
    for (let n = 0; n < 60; n += 1) bought.push(await buyParcel());
    const ids = bought.map(({ id }) => id);
    const picked = await ask('POST', '/shipments/bulk', { ...keeper, body: { action: 'pick', ids } });
    expect(picked.body).toMatchObject({ done: 60 });
    const text = ['Заказ;Трек', ...bought.map(({ number }) => `${number};${newTrack()}`)].join('\r\n');
    const dry = takenOf(await tracks(keeper, text, true));
    expect([dry.shipped, dry.same, dry.problem_count, dry.rows.length]).toEqual([60, 0, 0, 60]);
    expect((await read(keeper, ids[0] ?? '')).state).toBe('picked');
    expect(takenOf(await tracks(keeper, text))).toMatchObject({ shipped: 60, same: 0 });
    const versions = [];
    for (const { id, order } of bought) {
      const { state, version } = await read(keeper, id);
      expect([state, await stateOf(order)]).toEqual(['shipped', 'shipped']);
      versions.push(version);
    }
    while ((await app().sweeps.sendLetters()) > 0);
    for (const { email } of bought) expect(await mailedTo(email)).toHaveLength(1);
    expect(takenOf(await tracks(keeper, text))).toMatchObject({ shipped: 0, same: 60 });
    const again = await Promise.all(ids.map(async (id) => (await read(keeper, id)).version));
    expect(again).toEqual(versions);
    while ((await app().sweeps.sendLetters()) > 0);
    for (const { email } of bought) expect(await mailedTo(email)).toHaveLength(1);
  }, 120_000);

  it('tells each line’s outcome, and sends nothing while one of them is wrong', async () => {
    const [right, unpicked, twice, sent] = [await buyParcel(), await buyParcel(), await buyParcel(), await buyParcel()];
    for (const { id } of [right, twice, sent]) await pick(keeper, id);
    const [track, kept] = [newTrack(), newTrack()];
    await tracks(keeper, `${sent.number};${kept}`);
    const two = await buyLines([await lineOf(1), await lineOf(1, { delivery: recipient({ first_name: 'Борис' }) })]);
    const [, second = ''] = await idsOfOrder(two.order);
    await pick(keeper, second);
    const text = [
      `${right.number};${track}`,
      `${unpicked.number};${newTrack()}`,
      `${twice.number};${newTrack()}`,
      `${twice.number};${newTrack()}`,
      `${sent.number};${newTrack()}`,
      'zzzzzzzz;RA000000001RU',
      `${two.number};${newTrack()}`,
      `${two.number}/2;${track}`,
      `${right.order};нет`,
    ].join('\n');
    const { rows } = takenOf(await tracks(keeper, text, true));
    expect(rows.map(({ line, outcome }) => `${line} ${outcome}`)).toEqual([
      '1 ship',
      '2 state',
      '3 ship',
      '4 twice',
      '5 sent',
      '6 order',
      '7 several',
      '8 used',
      '9 twice',
    ]);
    const refused = await tracks(keeper, text);
    expect(refused.body).toMatchObject({ code: 'rows', problem_count: 7 });
    expect([(await read(keeper, right.id)).state, await mailedTo(right.email)]).toEqual(['picked', []]);
    const kind = takenOf(await tracks(keeper, `${two.number}/2;${newTrack()}\n${sent.number};${kept}`));
    expect(kind).toMatchObject({ shipped: 1, same: 1 });
  });

  it('of a scanner that has missed a track tells so, instead of sending a parcel under the number of the next order', async () => {
    const byCourier = { delivery_public_id: ways().courier };
    const bought = [];
    while (bought.length < 3) {
      const parcel = await buyLines([await lineOf(1, byCourier)]);
      await pick(keeper, parcel.id);
      // Carriers write no underscores: such a number would be refused for that alone.
      if (!parcel.number.includes('_')) bought.push(parcel);
    }
    const [one, two, three] = bought.map(({ number }) => number);
    const { rows } = takenOf(await tracks(keeper, `${one}\n${two}\n${three}\nCD-${three}`, true));
    expect(rows.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['track', 'Это номер заказа, а не отправления: код службы пропущен'],
      ['ship', null],
    ]);
    expect((await tracks(keeper, `${one}\n${two}`)).body).toMatchObject({ code: 'rows' });
    const first = bought[0]?.id ?? '';
    expect((await move(keeper, first, 'ship', { track: two })).body['errors']).toHaveProperty('track');
    expect((await read(keeper, first)).state).toBe('picked');
  });

  it('is refused when it is empty or too long', async () => {
    expect((await tracks(keeper, 'Заказ;Трек\n')).body['errors']).toHaveProperty('text');
    const long = Array.from({ length: 1001 }, (_, n) => `aaaaaa${n};RA${n}`).join('\n');
    expect((await tracks(keeper, long, true)).body['errors']).toEqual({ text: 'За один раз не больше 1000 строк' });
  });

  it('sent many at once sends each parcel and its letter once', async () => {
    const bought = [await buyParcel(), await buyParcel(), await buyParcel()];
    for (const { id } of bought) await pick(keeper, id);
    const lines = bought.map(({ number }) => `${number};${newTrack()}`);
    const answers = await Promise.all(
      [lines, lines.toReversed(), lines, lines.toReversed()].map((own) => tracks(keeper, own.join('\n'))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.reduce((sum, answer) => sum + takenOf(answer).shipped, 0)).toBe(3);
    for (const { email } of bought) expect(await mailedTo(email)).toHaveLength(1);
  });
});
