import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { plainLine } from '../../factories/orders.ts';
import { openExports } from './stage.ts';

const { buyOf, createColleague, createStart, db, order, ready } = openExports();

const purpose = 'Сверка с кассой';

describe('an export', () => {
  it('of many personal data in several files of a day waits for a second person, too', async () => {
    const vera = await createColleague('manager');
    const file = await ready(vera, { columns: ['email'], purpose });
    await sql`update exports set total = 50000 where public_id = ${file.public_id}`.execute(db());
    const { start, format } = await createStart();
    await buyOf([plainLine(format.publicId, 1)]);
    const one = { columns: ['email'], query: `f.start=${start}`, purpose };
    expect((await order(vera, one)).status).toBe(202);
    await sql`update exports set created_at = created_at - interval '1 day' where public_id = ${file.public_id}`.execute(
      db(),
    );
    expect((await order(vera, one)).status).toBe(200);
  });

  it('that looked for somebody by his e-mail leaves the entry of a search', async () => {
    const vera = await createColleague('manager');
    const { format } = await createStart();
    await buyOf([plainLine(format.publicId, 1)]);
    const { rows } = await sql<{ email: string }>`select email from orders order by id desc limit 1`.execute(db());
    await order(vera, { query: new URLSearchParams({ search: rows[0]?.email ?? '' }).toString(), columns: ['id'] });
    const noted = await sql`
      select 1 from audit_entries where actor_id = ${vera.id} and act = 'search.view'`.execute(db());
    expect(noted.rows).toHaveLength(1);
  });
});
