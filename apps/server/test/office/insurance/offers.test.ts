import type { InsuranceOffer, InsuranceRecord } from '@trassa/contracts';
import type { History, OfficeOffer } from '@trassa/contracts/office';
import { offersMost } from '@trassa/rules';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { unique } from '../../factories/events.ts';
import { insuranceLine, policiesOf, ticketInsurance } from '../../factories/insurance.ts';
import { expireOrder, payLate } from '../../factories/late.ts';
import { paymentBody, place, plainLine, press, readOrder, refusedPayment, send } from '../../factories/orders.ts';
import { assertInvariants } from '../../invariants.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { newBuyer, openOffice } from '../office.ts';

const { app, ask, createColleague, createStart, db, idsOf } = openOffice();
let olga: Member;
beforeAll(async () => {
  olga = await createColleague('finance');
});
afterEach(async () => {
  await sql`update insurance_offers set status = 'draft'`.execute(db());
  await assertInvariants(db());
});

type Fields = Record<string, unknown>;
const cardOf = ({ status, body }: Answer): OfficeOffer => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body['values'] as OfficeOffer;
};
const post = (fields: Fields = {}): Promise<Answer> =>
  ask('POST', '/insurance_offers', {
    ...olga,
    body: { name_ru: 'Год', title_ru: unique('Страховка'), price: 500, days: 30, with_start: false, ...fields },
  });
const create = async (fields: Fields = {}): Promise<OfficeOffer> => cardOf(await post(fields));
const put = (offer: OfficeOffer, path: string, body: Fields = {}, by = olga): Promise<Answer> =>
  ask('PUT', `/insurance_offers/${offer.public_id}${path}`, { ...by, body: { version: offer.version, ...body } });
const change = async (offer: OfficeOffer, body: Fields): Promise<OfficeOffer> => cardOf(await put(offer, '', body));
const read = async (offer: OfficeOffer): Promise<OfficeOffer> =>
  cardOf(await ask('GET', `/insurance_offers/${offer.public_id}`, olga));
const sell = async (fields: Fields = {}): Promise<OfficeOffer> =>
  cardOf(await put(await create({ legals: '/terms', ...fields }), '/publish'));

const weekFromNow = (): number => Math.floor(Date.now() / 1000) + 7 * 86_400;
const lineOf = (offer: OfficeOffer, fields: Fields = {}): Fields =>
  insuranceLine(offer.public_id, { start_date: weekFromNow(), ...fields });
const bodyOf = (line: Fields, fields: Fields = {}): Fields =>
  paymentBody([], { email: newBuyer(), insurances: [line], ...fields });
type Quote = { lines: { price: number; code?: string }[]; amount: number };
const quote = async (line: Fields): Promise<Quote> =>
  (await send(app(), 'POST', '/api/basket/price', { insurances: [line] })).json<{ values: Quote }>().values;
const onSite = async (): Promise<InsuranceOffer[]> =>
  (await send(app(), 'GET', '/api/insurances')).json<{ values: InsuranceOffer[] }>().values;
const historyOf = async (offer: OfficeOffer): Promise<History['values']> =>
  (await ask('GET', `/insurance_offers/${offer.public_id}/history`, olga)).body['values'] as History['values'];

describe('an offer of insurance', () => {
  it('is bought by nobody until it has conditions and is on sale', async () => {
    const draft = await create();
    expect(draft).toMatchObject({ state: 'draft', sold: 0, scope: null, place: draft.places, version: 1 });
    expect((await quote(lineOf(draft))).lines[0]).toMatchObject({ code: 'insurance_unavailable' });
    expect((await put(draft, '/publish')).body).toMatchObject({ errors: { legals: expect.any(String) } });
    const sold = cardOf(await put(await change(draft, { legals: 'https://insurer.test/terms' }), '/publish'));
    expect(sold.state).toBe('published');
    expect((await quote(lineOf(sold))).lines[0]).toMatchObject({ price: 500 });
    expect((await put(sold, '', { legals: '' })).body).toMatchObject({ errors: { legals: expect.any(String) } });
  });

  // INS-27
  it('that costs another price tells an open basket of it, and leaves orders and policies theirs', async () => {
    const offer = await sell();
    const [line, paid] = [lineOf(offer), await place(app(), bodyOf(lineOf(offer)))];
    await press(app(), paid.order.public_id, 'paid');
    const waiting = await place(app(), bodyOf(lineOf(offer)));
    expect((await quote(line)).lines[0]?.price).toBe(500);

    await change(offer, { price: 650.5, days: 60 });
    expect((await quote(line)).lines[0]?.price).toBe(650.5);
    expect(await refusedPayment(app(), bodyOf(line, { amount: 500 }))).toMatchObject({
      code: 'price_changed',
      items: [{ price: 650.5 }],
    });
    expect(await readOrder(app(), waiting.order.public_id, { token: waiting.token })).toMatchObject({ amount: 500 });
    await press(app(), waiting.order.public_id, 'paid');
    const month = { insurance: { validity_time: 30 * 86_400 } };
    expect(await policiesOf(app(), waiting.token)).toMatchObject([month]);
    expect(await policiesOf(app(), paid.token)).toMatchObject([month]);
    const { rows } =
      await sql`select p.price_minor as price from policies p join insurance_offers i on i.id = p.offer_id
      where i.public_id = ${offer.public_id}`.execute(db());
    expect(rows).toEqual([{ price: 50_000 }, { price: 50_000 }]);
    expect((await read(offer)).sold).toBe(2);
  });

  // INS-27
  it('that says other words leaves a policy those that it was ordered with', async () => {
    const offer = await sell({ name_ru: 'Месяц', subtitle_ru: 'До 100 000 ₽', delay_days: 2 });
    const placed = await place(app(), bodyOf(lineOf(offer)));
    const words = { name_ru: 'Иное', title_ru: 'Иное', subtitle_ru: 'До 10 ₽', legals: '/other' };
    await change(offer, { ...words, with_start: true, delay_days: 9 });
    await press(app(), placed.order.public_id, 'paid');
    const [policy] = (await policiesOf(app(), placed.token)) as [InsuranceRecord];
    expect(policy.insurance).toMatchObject({ name: 'Месяц', legals: '/terms' });
    const { rows } = await sql`select p.title_ru as title, p.subtitle_ru as subtitle, p.is_start_date as "isStartDate",
      p.activation_delay_seconds as delay from policies p where p.public_id = ${policy.public_id}`.execute(db());
    expect(rows).toEqual([{ title: offer.title_ru, subtitle: 'До 100 000 ₽', isStartDate: false, delay: 2 * 86_400 }]);
  });

  it('gives its words to a policy of an order that kept none', async () => {
    const offer = await sell({ name_ru: 'Месяц' });
    const placed = await place(app(), bodyOf(lineOf(offer)));
    await sql`update order_lines set details = details - 'terms' where item_public_id = ${offer.public_id}`.execute(
      db(),
    );
    await press(app(), placed.order.public_id, 'paid');
    expect(await policiesOf(app(), placed.token)).toMatchObject([{ insurance: { name: 'Месяц', legals: '/terms' } }]);
  });

  // INS-28
  it('that is hidden is bought by no basket that has it, is paid by whoever ordered, and keeps its policies', async () => {
    const offer = await sell();
    const [line, waiting] = [lineOf(offer), await place(app(), bodyOf(lineOf(offer)))];
    const late = await place(app(), bodyOf(lineOf(offer)));
    const hidden = cardOf(await put(offer, '/hide'));
    expect(hidden.state).toBe('draft');
    expect((await put(hidden, '/hide')).body).toMatchObject({ code: 'state' });
    expect((await quote(line)).lines[0]).toMatchObject({ code: 'insurance_unavailable' });
    expect(await refusedPayment(app(), bodyOf(line))).toMatchObject({ code: 'insurance_unavailable' });
    await press(app(), waiting.order.public_id, 'paid');
    expect(await policiesOf(app(), waiting.token)).toHaveLength(1);
    await expireOrder(app(), late);
    await payLate(app(), late);
    expect(await policiesOf(app(), late.token)).toEqual([]);
  });

  // INS-28
  it('leaves the pages of the site at once, and whatever keeps them within seconds', async () => {
    const offer = await sell();
    const isShown = async () => (await onSite()).some(({ public_id: id }) => id === offer.public_id);
    await expect.poll(isShown, { timeout: 5000 }).toBe(true);
    const price = async () => (await onSite()).find(({ public_id: id }) => id === offer.public_id)?.price;
    const changed = await change(offer, { price: 720 });
    await expect.poll(price, { timeout: 5000 }).toBe(720);
    await put(changed, '/hide');
    await expect.poll(isShown, { timeout: 5000 }).toBe(false);
    const { headers } = await send(app(), 'GET', '/api/insurances');
    expect(headers['cache-control']).toMatch(/^public, max-age=\d\d?$/);
  });

  it('for a format is sold with its tickets alone, and for nothing once that is gone', async () => {
    const [own, other] = [await createStart(), await createStart()];
    const offer = await sell({ with_start: true, formats: [own.format.publicId] });
    expect(offer).toMatchObject({ formats: [own.format.publicId], scope: [expect.any(String)] });
    const codeOf = async ({ format }: typeof own) => {
      const ticket = plainLine(format.publicId, 1);
      const insurances = [ticketInsurance(offer.public_id, ticket['unique_id'])];
      const answer = await send(app(), 'POST', '/api/basket/price', { tickets: [ticket], insurances });
      return answer.json<{ values: Quote }>().values.lines[1]?.code;
    };
    expect([await codeOf(own), await codeOf(other)]).toEqual([undefined, 'insurance_unavailable']);
    await sql`update insurance_offers set format_ids = '{9999999}' where public_id = ${offer.public_id}`.execute(db());
    const gone = await change(offer, { price: 600 });
    expect(gone).toMatchObject({ formats: [], scope: [] });
    expect(await codeOf(other)).toBe('insurance_unavailable');
  });

  it('is told in its history by names', async () => {
    const { format } = await createStart();
    const offer = await create({ formats: [format.publicId] });
    await change(offer, { formats: [], price: 700 });
    const [latest, first] = await historyOf(offer);
    expect([latest?.act, first?.act]).toEqual(['insurance_offer.change', 'insurance_offer.create']);
    expect(latest?.changes).toContainEqual({ field: 'price', before: 500, after: 700 });
    const formats = latest?.changes.find(({ field }) => field === 'formats');
    expect(formats).toMatchObject({ before: [expect.stringContaining(', ')], after: [] });
    expect(JSON.stringify(first?.changes)).not.toContain(format.publicId);
  });

  it.each([
    ['conditions that run', { legals: 'javascript:alert(1)' }, 'legals'],
    ['conditions of another site that look like a path', { legals: '//other.test' }, 'legals'],
    ['a title that is too long', { title_ru: 'а'.repeat(81) }, 'title_ru'],
    ['no title', { title_ru: ' ' }, 'title_ru'],
    ['a footnote that is too long', { footnote_ru: 'а'.repeat(301) }, 'footnote_ru'],
    ['no day', { days: 0 }, 'days'],
    ['more than a year', { days: 367 }, 'days'],
    ['a delay of more than a month', { delay_days: 31 }, 'delay_days'],
    ['a price below nothing', { price: -1 }, 'price'],
    ['a part of a kopeck', { price: 1.001 }, 'price'],
    ['a format that is not there', { formats: ['nothing'] }, 'formats'],
    ['a series that is not there', { event_types: ['nothing'] }, 'event_types'],
    ['a text that is too long', { description_ru: `<p>${'а'.repeat(5001)}</p>` }, 'description_ru'],
  ])('is refused %s', async (_, fields, field) => {
    const offer = await create();
    for (const answer of [await put(offer, '', fields), await post(fields)])
      expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
    expect((await read(offer)).version).toBe(1);
  });

  it('keeps texts without what could run in a page', async () => {
    const offer = await create({ description_ru: '<p>Двое суток<img src=x onerror=alert(1)></p><script>a</script>' });
    expect(offer.description_ru).toBe('<p>Двое суток</p>');
  });

  it('is saved by one of many at once', async () => {
    const offer = await create();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => put(offer, '', { price: 600 + n })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await read(offer)).version).toBe(2);
  });

  it('is of the house: whoever has some starts sees none', async () => {
    const offer = await create();
    const narrow = await createColleague('finance', { starts: ['none'] });
    expect((await ask('GET', `/insurance_offers/${offer.public_id}`, narrow)).status).toBe(404);
    expect(await idsOf(narrow, '/insurance_offers')).toEqual([]);
  });
});

describe('offers', () => {
  // INS-29
  it('for the same have one that is the usual one, also when two become it at once', async () => {
    const usual = await sell({ is_default: true });
    const [other, third] = [await sell(), await create({ legals: '/terms', is_default: true })];
    const refused = { status: 400, body: { errors: { is_default: expect.stringContaining(usual.title_ru) } } };
    expect(await put(other, '', { is_default: true })).toMatchObject(refused);
    expect(await put(third, '/publish')).toMatchObject(refused);
    const { format } = await createStart();
    const own = await sell({ is_default: true, formats: [format.publicId] });
    expect(own.is_default).toBe(true);

    await change(usual, { is_default: false });
    const answers = await Promise.all([put(other, '', { is_default: true }), put(third, '/publish')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('stand in an order that is changed one by one, and many at once lose none', async () => {
    await sql`delete from insurance_offers i where not exists (select from policies p where p.offer_id = i.id)`.execute(
      db(),
    );
    const made = [];
    for (const number of [1, 2, 3, 4]) made.push(await create({ name_ru: `Место ${number}` }));
    const [a, b, c, d] = made as [OfficeOffer, OfficeOffer, OfficeOffer, OfficeOffer];
    expect(cardOf(await put(d, '/place', { place: 1 }))).toMatchObject({ place: 1, version: 2 });
    const search = `/insurance_offers?search=${encodeURIComponent('Место')}`;
    expect(await idsOf(olga, search)).toEqual([d, a, b, c].map(({ public_id: id }) => id));
    expect((await put(d, '/place', { place: 2 })).status).toBe(409);
    await Promise.all([put(a, '/place', { place: 4 }), put(b, '/place', { place: 1 }), put(c, '/place', { place: 9 })]);
    const { rows } = await sql<{ different: number; all: number }>`
      select count(distinct position)::int as different, count(*)::int as all from insurance_offers`.execute(db());
    expect(rows[0]?.different).toBe(rows[0]?.all);
    expect(new Set(await idsOf(olga, search))).toEqual(new Set(made.map(({ public_id: id }) => id)));
  });

  it('are listed by state, beginning and what they are for', async () => {
    const mark = unique('метка');
    const { format } = await createStart();
    const [plain, sold] = [await create({ title_ru: mark }), await sell({ title_ru: mark, with_start: true })];
    const narrow = await create({ title_ru: mark, formats: [format.publicId] });
    const found = (filter: string) => idsOf(olga, `/insurance_offers?search=${encodeURIComponent(mark)}${filter}`);
    expect(await found('')).toEqual([plain, sold, narrow].map(({ public_id: id }) => id));
    expect(await found('&f.state=published')).toEqual([sold.public_id]);
    expect(await found('&f.starts=with_start')).toEqual([sold.public_id]);
    expect(await found('&f.scope=some')).toEqual([narrow.public_id]);
  });

  it('may be for series and for coming formats that can be insured', async () => {
    const [own, barred] = [await createStart(), await createStart({ insurable: false })];
    const watching = await createStart({ quotas: { spectator: 100 } });
    const { body } = await ask('GET', '/insurance_offers/targets', olga);
    const told = JSON.stringify(body);
    const isTold = ({ format }: typeof own): boolean => told.includes(format.publicId);
    expect([own, barred, watching].map(isTold)).toEqual([true, false, false]);
  });

  it('are as many as the site lists', async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from insurance_offers`.execute(db());
    const missing = offersMost - (rows[0]?.n ?? 0);
    await sql`insert into insurance_offers (public_id, status, name_ru, title_ru, legals, price_minor, validity_seconds)
      select 'filled-' || n, 'draft', 'x', 'x', '', 1, 86400 from generate_series(1, ${missing}::int) n`.execute(db());
    expect((await post()).body).toMatchObject({ code: 'state', message: expect.stringContaining('200') });
    await sql`delete from insurance_offers where public_id like 'filled-%'`.execute(db());
  });
});
