import type { OfficeOffer } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createOffer, insuranceLine, policiesOf } from '../../factories/insurance.ts';
import { expireOrder, payLate, refundsOf } from '../../factories/late.ts';
import { paymentBody, place } from '../../factories/orders.ts';
import { assertInvariants } from '../../invariants.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { newBuyer, type Start } from '../office.ts';
import { openInsurance } from './stage.ts';

const { app, ask, batch, buyPolicy, createColleague, createStart, db, fileOf, idsOf, read } = openInsurance();
let olga: Member;
beforeAll(async () => {
  olga = await createColleague('finance');
});
afterEach(async () => {
  await sql`update insurance_offers set status = 'draft'`.execute(db());
  await assertInvariants(db());
});

const cardOf = ({ status, body }: Answer): OfficeOffer => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body['values'] as OfficeOffer;
};
const change = async (publicId: string, body: Record<string, unknown>): Promise<void> => {
  const path = `/insurance_offers/${publicId}`;
  const { version } = cardOf(await ask('GET', path, olga));
  cardOf(await ask('PUT', path, { ...olga, body: { version, ...body } }));
};

describe('an offer', () => {
  // INS-27
  it('whose term has a part of a day keeps it while that is not changed', async () => {
    const { publicId } = await createOffer(db(), { validity_seconds: 43_200, activation_delay_seconds: 3600 });
    const terms = async (): Promise<unknown> =>
      (
        await sql`select validity_seconds as validity, activation_delay_seconds as delay from insurance_offers
          where public_id = ${publicId}`.execute(db())
      ).rows[0];
    expect(cardOf(await ask('GET', `/insurance_offers/${publicId}`, olga))).toMatchObject({ days: 1, delay_days: 1 });
    await change(publicId, { price: 350 });
    expect(await terms()).toEqual({ validity: 43_200, delay: 3600 });
    await change(publicId, { days: 2, delay_days: 0 });
    expect(await terms()).toEqual({ validity: 2 * 86_400, delay: 0 });
  });

  // INS-27
  it('that costs another price meanwhile gives money that comes late back', async () => {
    const { publicId } = await createOffer(db(), { is_start_date: false, price_minor: 50_000 });
    const start_date = Math.floor(Date.now() / 1000) + 7 * 86_400;
    const insurances = [insuranceLine(publicId, { start_date })];
    const late = await place(app(), paymentBody([], { email: newBuyer(), insurances }));
    await change(publicId, { price: 650 });
    await expireOrder(app(), late);
    await payLate(app(), late);
    expect(await policiesOf(app(), late.token)).toEqual([]);
    expect(await refundsOf(app(), late)).toEqual([{ amount: 50_000, reason: 'late' }]);
  });

  // INS-27
  it('that is called otherwise is told by its old name of policies that were sold, to the insurer and in the office', async () => {
    const { id } = await buyPolicy();
    const { rows } = await sql<{ offer: string }>`
      select i.public_id as offer from policies p join insurance_offers i on i.id = p.offer_id where p.public_id = ${id}`.execute(
      db(),
    );
    await change(rows[0]?.offer ?? '', { name_ru: 'Иное', with_start: true, legals: '/other' });
    const { number, offer } = await read(olga, id);
    expect(offer).toBe('Старт');
    const file = (await fileOf(olga, (await batch(olga)).public_id)).toString('utf8');
    expect(file).toContain(`${number};Старт;`);
    expect(file).not.toContain('Иное');
    expect(await idsOf(olga, `/policies?search=${number}`)).toEqual([id]);
  });

  it('for formats of one start does not hide from another one that it has none', async () => {
    const manager = await createColleague('manager');
    const [own, other] = [await createStart(), await createStart()];
    const warned = async ({ start }: Start): Promise<boolean> => {
      const { body } = await ask('GET', `/event_cities/${start}/check`, manager);
      return (body['points'] as { id: string }[]).some(({ id }) => id === 'insurance');
    };
    await createOffer(db(), { format_ids: [own.format.id] });
    expect([await warned(own), await warned(other)]).toEqual([false, true]);
  });
});
