import type { OfficePromocode } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createFormat, unique } from '../../factories/events.ts';
import { plainLine, send } from '../../factories/orders.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { errorsOf } from '../formats/stage.ts';
import { openOffice } from '../office.ts';

const { app, ask, db, createColleague, createStart, buyOf, idsOf, list } = openOffice();

const fields = (typed: object = {}) => ({
  code: unique('LETO'),
  kind: 'ticket',
  discount: 10,
  code_count: 2,
  uses: 5,
  starts_at: null,
  ends_at: null,
  events: [],
  items: [],
  note: '',
  ...typed,
});
const cardOf = ({ status, body }: Answer): OfficePromocode => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body['values'] as OfficePromocode;
};
const create = (by: Member, typed: object = {}): Promise<Answer> =>
  ask('POST', '/promocodes', { ...by, body: fields(typed) });
const put = (by: Member, { public_id: id }: OfficePromocode, body: object, path = ''): Promise<Answer> =>
  ask('PUT', `/promocodes/${id}${path}`, { ...by, body });
const quote = async (publicId: string, code: string): Promise<{ totalCost: number; promocodeError?: string }> => {
  const answer = await send(app(), 'POST', '/api/basket/price', {
    tickets: [plainLine(publicId, 1, { promocode: code })],
  });
  return answer.json<{ values: { lines: { totalCost: number }[] } }>().values.lines[0] ?? { totalCost: 0 };
};

describe('a new code', () => {
  // BO-031
  it('works on the site at once, and its card shows its orders, turnover and what it took off', async () => {
    const vera = await createColleague('manager');
    const { publicId } = await createFormat(db(), { preregistration: false, prices: { athlete: 200_000 } });
    const code = cardOf(await create(vera));
    expect((await quote(publicId, code.code.toLowerCase())).totalCost).toBe(1800);
    const order = await buyOf([plainLine(publicId, 2, { promocode: code.code })]);
    const { body } = await ask('GET', `/promocodes/${code.public_id}`, vera);
    expect(body['values']).toMatchObject({ used: 2, uses: 5, turnover: 3600, given: 400, state: 'active' });
    const usage = await ask('GET', `/promocodes/${code.public_id}/usage`, vera);
    expect(usage.body).toMatchObject({
      values: [{ order, places: 2, discount: 400, paid: 3600 }],
      orders: 1,
      days: [{ places: 2, discount: 400 }],
    });
    expect(await idsOf(vera, `/promocodes?search=${code.code}`)).toEqual([code.public_id]);
  });

  // BO-031
  it('that differs by its case alone is taken', async () => {
    const vera = await createColleague('manager');
    const { code } = cardOf(await create(vera));
    expect(errorsOf(await create(vera, { code: ` ${code.toLowerCase()} ` }))).toEqual({ code: 'Такой код уже есть' });
  });

  it('is told which others are typed the same', async () => {
    const vera = await createColleague('manager');
    cardOf(await create(vera, { code: 'СТАРТ77' }));
    expect(cardOf(await create(vera, { code: 'CTAPT77' })).alike).toEqual(['СТАРТ77']);
  });

  it('says what is wrong at each field', async () => {
    const vera = await createColleague('manager');
    const wrong = await create(vera, { code: 'A!', discount: 0, code_count: 501, uses: 0, starts_at: 9, ends_at: 8 });
    expect(Object.keys(errorsOf(wrong)).toSorted()).toEqual(['code', 'code_count', 'discount', 'ends_at', 'uses']);
    expect(errorsOf(await create(vera, { discount: 100, uses: 21 }))).toEqual({
      reason: 'Напишите причину, хотя бы 5 знаков',
    });
    expect((await create(vera, { discount: 100, uses: 21, reason: 'Команда клуба' })).status).toBe(200);
  });
});

describe('a code that was used', () => {
  it('keeps its text and its uses, and is not deleted', async () => {
    const vera = await createColleague('manager');
    const { publicId } = await createFormat(db(), { preregistration: false });
    const code = cardOf(await create(vera));
    await buyOf([plainLine(publicId, 2, { promocode: code.code })]);
    expect(errorsOf(await put(vera, code, { version: 1, code: unique('OTHER') }))).toHaveProperty('code');
    expect(errorsOf(await put(vera, code, { version: 1, uses: 1 }))).toEqual({ uses: 'Не меньше 2' });
    expect(cardOf(await put(vera, code, { version: 1, uses: 8 }))).toMatchObject({ uses: 8, used: 2, version: 2 });
    const kept = await ask('DELETE', `/promocodes/${code.public_id}`, { ...vera, body: { version: 2 } });
    expect(kept.body).toMatchObject({ code: 'has_dependants', dependants: [{ kind: 'order', count: 1 }] });
  });

  // BO-034
  it('is refused by the next quote once it is stopped; orders that were made stay as they are', async () => {
    const vera = await createColleague('manager');
    const { publicId } = await createFormat(db(), { preregistration: false, prices: { athlete: 200_000 } });
    const code = cardOf(await create(vera));
    const order = await buyOf([plainLine(publicId, 1, { promocode: code.code })]);
    expect(cardOf(await put(vera, code, { version: 1 }, '/stop')).state).toBe('over');
    expect((await quote(publicId, code.code)).totalCost).toBe(2000);
    const { rows } = await sql`select total_minor from orders where public_id = ${order}`.execute(db());
    expect(rows).toEqual([{ total_minor: 180_000 }]);
    expect(await idsOf(vera, '/promocodes?f.state=over')).toContain(code.public_id);
  });
});

describe('whoever reaches one start', () => {
  // BO-035
  it('saves no code without events, nor with events and formats out of his scope', async () => {
    const { start, event, format } = await createStart();
    const other = await createFormat(db());
    const vera = await createColleague('manager', { starts: [start] });
    const said = { events: 'Выберите старты или форматы из своих' };
    expect(errorsOf(await create(vera))).toEqual(said);
    expect(errorsOf(await create(vera, { events: [event] }))).toEqual(said);
    expect(errorsOf(await create(vera, { items: [format.publicId, other.publicId] }))).toEqual(said);
    expect(errorsOf(await create(vera, { kind: 'shop' }))).toEqual(said);
    const code = cardOf(await create(vera, { items: [format.publicId] }));
    expect(errorsOf(await put(vera, code, { version: 1, items: [] }))).toEqual(said);
    const boss = await createColleague('manager');
    const foreign = cardOf(await create(boss, { items: [other.publicId] }));
    expect(await idsOf(vera, '/promocodes')).toEqual([code.public_id]);
    expect((await ask('GET', `/promocodes/${foreign.public_id}`, vera)).status).toBe(404);
    const both = cardOf(await create(boss, { items: [format.publicId, other.publicId] }));
    expect(errorsOf(await put(vera, both, { version: 1 }, '/stop'))).toEqual(said);
    // Nor does he take it from the others.
    expect(errorsOf(await put(vera, both, { version: 1, items: [format.publicId] }))).toEqual(said);
    const targets = await ask('GET', '/promocodes/targets?kind=ticket', vera);
    expect(targets.body['values']).toMatchObject([{ public_id: event, items: [{ public_id: format.publicId }] }]);
  });

  it('is told what came by a code of his starts alone, in list and card', async () => {
    const [own, other] = [await createStart(), await createStart()];
    const [vera, boss] = [await createColleague('manager', { starts: [own.start] }), await createColleague('manager')];
    const items = [own.format.publicId, other.format.publicId];
    const code = cardOf(await create(boss, { items }));
    for (const id of items) await buyOf([plainLine(id, 1, { promocode: code.code })]);
    const turnoverOf = async (by: Member) => {
      const read = cardOf(await ask('GET', `/promocodes/${code.public_id}`, by));
      const { values } = await list(by, `/promocodes?search=${code.code}`);
      return [read.turnover, values[0]?.['turnover']];
    };
    const [all, his] = [await turnoverOf(boss), await turnoverOf(vera)];
    expect(his[0]).toBeGreaterThan(0);
    expect([his, all]).toEqual([
      [his[0], his[0]],
      [Number(his[0]) * 2, Number(his[0]) * 2],
    ]);
  });

  // BO-035
  it('of an event has codes for the event as a whole', async () => {
    const { event } = await createStart();
    const vera = await createColleague('manager', { events: [event] });
    expect(cardOf(await create(vera, { events: [event] })).events).toMatchObject([{ public_id: event }]);
  });
});
