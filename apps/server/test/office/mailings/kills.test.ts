import { momentAt, noConditions, quietHours } from '@trassa/rules';
import type { KyselyPlugin } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomId } from '../../../src/kernel/ids.ts';
import { createMailingsModule } from '../../../src/modules/mailings/index.ts';
import { createNotificationsModule } from '../../../src/modules/notifications/index.ts';
import { createLog } from '../../../src/platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../../support/index.ts';
import { newsContent } from './stage.ts';

const people = 1500;
const kills = 60;
const noon = new Date(momentAt('2027-05-16', '12:00', 'Europe/Moscow') * 1000);
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

class Killed extends Error {}

/** A process whose statements and letters end for good after so many of them. */
const createProcess = (life: number, handed: Map<string, string[]>) => {
  let left = life;
  const step = (): void => {
    left -= 1;
    if (left < 0) throw new Killed();
  };
  const mortal: KyselyPlugin = {
    transformQuery({ node }) {
      step();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const db = database.db.withPlugin(mortal);
  const notifications = createNotificationsModule({
    db,
    mail: {
      destination: 'memory',
      async send({ to, id }) {
        step();
        handed.set(to.address, [...(handed.get(to.address) ?? []), id]);
      },
      close() {},
    },
    sms: { destination: 'memory', send: () => Promise.resolve() },
    log: createLog({ logLevel: 'silent' }),
    brand: 'ТРАССА',
    siteUrl: 'https://trassa.example',
    contacts: () => Promise.resolve({ email: null, phone: null }),
    sender: () => Promise.resolve({ senderName: null, replyTo: null }),
    ownWords: () => Promise.resolve({}),
  });
  const never = () => Promise.reject(new Error('is not asked'));
  const mailings = createMailingsModule({
    db,
    clock: () => noon,
    letterSettings: () => Promise.resolve({ perMinute: 100_000_000, perDomain: 100_000_000, quiet: quietHours }),
    siteUrl: 'https://trassa.example',
    audit: { note: () => Promise.resolve() },
    approvals: { ask: never, withdraw: never },
    notifications,
    unsubscribeCode: (id) => id,
    namesOf: never,
    showHistory: never,
    key: Buffer.alloc(32, 7),
  });
  return { mailings, notifications };
};

// BO-111
it(`${kills} kills between any two steps lose none of the letters and double none`, async () => {
  const { db } = database;
  await sql`
    insert into users (public_id, email, name, mailing, email_confirmed_at)
    select 'reader' || n, 'reader' || n || '@example.org', 'x', true, now() from generate_series(1, ${people}) n`.execute(
    db,
  );
  await sql`
    insert into mailings (public_id, title, kind, content, conditions, state, send_at, created_at, updated_at)
    values (${randomId()}, 'Новости', 'news', ${JSON.stringify(newsContent)}::jsonb, ${JSON.stringify(noConditions)}::jsonb, 'scheduled', ${noon}, ${noon}, ${noon})`.execute(
    db,
  );
  const handed = new Map<string, string[]>();
  let killed = 0;
  for (let turn = 0; turn < 400; turn += 1) {
    // Each beginning is cut at every step of it, then at steps of chance.
    const life = killed < 20 ? killed : killed < kills ? 20 + ((turn * 7919) % 400) : Infinity;
    const { mailings, notifications } = createProcess(life, handed);
    try {
      await mailings.send();
      await notifications.sendDue();
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      killed += 1;
    }
    // The leases of a dead process are over.
    await sql`update letters set next_attempt_at = now() where state = 'waiting'`.execute(db);
    const { rows } = await sql<{ state: string }>`select state from mailings`.execute(db);
    if (rows[0]?.state === 'done') break;
  }
  expect(killed).toBeGreaterThanOrEqual(20);
  expect(handed.size).toBe(people);
  // One that was handed over when the process died goes again as the same letter: programs of mail know it by its id.
  const ids = [...handed.values()].map((sent) => new Set(sent).size);
  expect(ids.every((count) => count === 1)).toBe(true);
  expect([...handed.values()].filter((sent) => sent.length > 1).length).toBeLessThanOrEqual(killed);
  const { rows } = await sql`select state, count(*)::int as count from mailing_letters group by state`.execute(db);
  expect(rows).toEqual([{ state: 'sent', count: people }]);
}, 180_000);
