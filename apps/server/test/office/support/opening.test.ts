import { expect, it } from 'vitest';
import { beforeMigration } from '../../support/before-migration.ts';

const begins = '0118_support_threads.sql';

it('what is older than thirty days waits for nobody on the day of the release, and nothing is said of a first answer', async () => {
  const { client, apply, close } = await beforeMigration(begins);
  try {
    await client.query(`
      insert into support_requests (public_id, type, name, email, phone, text, language, created_at) values
        ('old', 'other', '', '', '', '', 'ru', now() - interval '31 days'), ('fresh', 'other', '', '', '', '', 'ru', now() - interval '29 days')`);
    await apply();
    const { rows } = await client.query(`
      select public_id as id, state, outcome, closed_at > now() - interval '1 hour' as "isClosedNow", waits_since = created_at as "waitsSinceItCame",
        first_answered_at as "firstAnsweredAt" from support_requests order by id`);
    expect(rows).toEqual([
      { id: 'fresh', state: 'new', outcome: null, isClosedNow: null, waitsSinceItCame: true, firstAnsweredAt: null },
      {
        id: 'old',
        state: 'closed',
        outcome: 'elsewhere',
        isClosedNow: true,
        waitsSinceItCame: null,
        firstAnsweredAt: null,
      },
    ]);
  } finally {
    await close();
  }
}, 60_000);
