import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../factories/accounts.ts';
import { createPolicy } from '../../factories/cabinet.ts';
import type { Member } from '../../staff/door.ts';
import { openReports } from './stage.ts';

const { compared, createColleague, db, report, rowOf } = openReports();

const spring = 'from=2026-03-01&to=2026-04-30';
/** By the clock of Moscow. */
const moscow = (text: string): Date => new Date(`${text}:00+03:00`);

let admin: Member;
let race: string;
let year: string;
beforeAll(async () => {
  admin = await createColleague('admin');
  const { id: userId } = await createUser(db());
  const make = async (created: string, price: number, cancelled: string | null = null): Promise<string> => {
    const { id } = await createPolicy(db(), userId, {
      created_at: moscow(created),
      price_minor: price,
      cancelled_at: cancelled && moscow(cancelled),
    });
    const { rows } = await sql<{ id: string }>`
      select i.public_id as id from policies p join insurance_offers i on i.id = p.offer_id where p.id = ${id}`.execute(
      db(),
    );
    return rows[0]?.id ?? '';
  };
  race = await make('2026-03-05T12:00', 200_00);
  year = await make('2026-03-31T23:59', 2_900_50, '2026-04-01T00:00');
  const early = await make('2026-02-28T12:00', 100_00, '2026-03-10T12:00');
  const same = await make('2026-04-10T12:00', 300_00);
  await sql`update policies set offer_id = (select id from insurance_offers where public_id = ${race})
    where offer_id in (select id from insurance_offers where public_id = any(${[early, same]}::text[]))`.execute(db());
});

// BO-083
describe('every figure of insurance', () => {
  it.each(['', '&group=offer', '&f.offer='])('asked by %j is the sum of the policies that it opens', async (query) => {
    const asked = query.endsWith('=') ? `${query}${race}` : query;
    const pairs = await compared(admin, await report(admin, `insurance?${spring}${asked}`));
    expect(pairs.length).toBeGreaterThan(7);
    expect(pairs.map(([told]) => told)).toEqual(pairs.map(([, opened]) => opened));
  });
});

describe('the report of insurance', () => {
  it('counts a policy in the Moscow month of its sale, and once more in that of its end', async () => {
    const shown = await report(admin, `insurance?${spring}`);
    expect(rowOf(shown, '2026-03-01', race)).toEqual({
      policies: 1,
      policies_sum: 200,
      cancelled: 1,
      cancelled_sum: 100,
      due: 100,
    });
    expect(rowOf(shown, '2026-03-01', year)).toMatchObject({ policies: 1, cancelled: 0, due: 2900.5 });
    expect(rowOf(shown, '2026-04-01', year)).toMatchObject({ policies: 0, cancelled_sum: 2900.5, due: -2900.5 });
    expect(rowOf(shown)).toMatchObject({ policies: 3, cancelled: 2, due: 400 });
  });
});
