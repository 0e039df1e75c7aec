import type { Quote } from '@trassa/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPromocode } from '../../factories/events.ts';
import type { Member } from '../../staff/door.ts';
import { openOffice, type Start } from '../office.ts';
import { formatCalls } from './stage.ts';

const office = openOffice();
const { ask, db, clock, createColleague, createStart } = office;
const { cardOf, put } = formatCalls(office);

const day = 86_400;
let vera: Member;
let start: Start;
let now: number;
beforeAll(async () => {
  vera = await createColleague('manager');
  start = await createStart();
  now = Math.floor(clock().getTime() / 1000);
  const steps = [
    { kind: 'athlete', price: 1000, starts_at: now - 5 * day },
    { kind: 'athlete', price: 1500, starts_at: now + 5 * day },
  ];
  cardOf(await put(vera, start.format.publicId, { steps }, '/prices'));
});

const priceAt = async (at: number, lines: string, more = '', of: Start = start) =>
  ask('GET', `/event_cities/${of.start}/price?at=${at}&lines=${lines}${more}`, vera);
const quoteAt = async (at: number, more = ''): Promise<Quote> => {
  const { status, body } = await priceAt(at, `${start.format.publicId}:athlete:3`, more);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body['values'] as Quote;
};

describe('what a visitor would see', () => {
  it('costs what the step of the moment says, not that of now', async () => {
    expect(await quoteAt(now)).toMatchObject({ total: 3000, lines: [{ price: 1000, count: 3 }] });
    expect(await quoteAt(now + 6 * day)).toMatchObject({ total: 4500, lines: [{ price: 1500, count: 3 }] });
  });

  it('takes a code into account, and says why one does not work', async () => {
    const { code } = await createPromocode(db(), { discount: 10, code_count: 5, uses: 5 });
    expect(await quoteAt(now, `&promocode=${code}`)).toMatchObject({ total: 2700, lines: [{ reason: 'promocode' }] });
    expect(await quoteAt(now, '&promocode=НЕТ-ТАКОГО')).toMatchObject({ total: 3000 });
  });

  it('knows no format of another start, and no kind that is not sold', async () => {
    const other = await createStart();
    expect((await priceAt(now, `${other.format.publicId}:athlete:1`)).status).toBe(404);
    expect((await priceAt(now, `${start.format.publicId}:robot:1`)).status).toBe(400);
  });
});
