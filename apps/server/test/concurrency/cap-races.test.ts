import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newEmail } from '../factories/sign-in.ts';
import { assertInvariants } from '../invariants.ts';
import { type CapsStage, createCapsStage, type From, newNetwork } from '../support/caps-stage.ts';

let stage: CapsStage;
beforeAll(async () => {
  stage = await createCapsStage();
});
afterEach(() => assertInvariants(stage.db));
afterAll(() => stage.close());
const make: CapsStage['make'] = (...given) => stage.make(...given);
const hold: CapsStage['hold'] = (...given) => stage.hold(...given);
const order: CapsStage['order'] = (...given) => stage.order(...given);
const taken: CapsStage['taken'] = (...given) => stage.taken(...given);

describe('places that many take at once', () => {
  it('of one network get sixty places and not one more; of many networks all get theirs', async () => {
    const format = await make();
    const net = newNetwork();
    const at = (index: number): From => ({ address: `${net}.${index + 1}`, of: index % 2 ? stage.app : stage.twin });
    const answers = await Promise.all(
      Array.from({ length: 48 }, (_, index) => (index % 3 ? order(format, 4, at(index)) : hold(format, 4, at(index)))),
    );
    expect(await taken(format)).toBe(60);
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    const free = await make();
    const others = await Promise.all(
      Array.from({ length: 48 }, (_, index) => order(free, 4, { ...at(index), address: `${newNetwork()}.1` })),
    );
    expect(others.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await taken(free)).toBe(192);
  });

  it('of one network keep no connection from the others while they wait for one another', async () => {
    const format = await make();
    const net = newNetwork();
    const other = await make();
    await hold(format, 1, { address: `${net}.1` });
    const { rows } = await sql<{ key: string }>`
      select 'places:' || address as key from holds order by id = any(array(
        select h.id from holds h join quotas q on q.id = h.quota_id where q.format_id = ${format.id})) desc limit 1`.execute(
      stage.db,
    );
    let finish = (): void => undefined;
    const isOver = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const hanging = stage.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${rows[0]?.key}, 0))`.execute(tx);
      await isOver;
    });
    const own = Array.from({ length: 30 }, (_, index) => order(format, 1, { address: `${net}.${index + 2}` }));
    // Of this database only: every other one of the server has its own tests at the same moment.
    const waiting = async (): Promise<number> =>
      (
        await sql`select 1 from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`.execute(
          stage.twin.database.db,
        )
      ).rows.length;
    await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThan(0);
    expect((await order(other, 1, { address: `${newNetwork()}.1` })).status).toBe(200);
    expect(await waiting()).toBeLessThanOrEqual(3);
    finish();
    await hanging;
    expect((await Promise.all(own)).length).toBe(30);
  });

  it('to one mailbox get sixty places and not one more', async () => {
    const format = await make();
    const [name, host] = newEmail().split('@');
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        order(
          format,
          4,
          { address: `${newNetwork()}.1`, of: index % 2 ? stage.app : stage.twin },
          { email: `${name}+${index}@${host}` },
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(15);
    expect(await taken(format)).toBe(60);
  });
});
