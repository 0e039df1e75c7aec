import { supportBounds } from '@trassa/rules';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openSupport } from './stage.ts';

const stage = openSupport();
const { act, ask, createColleague, db, idsOf, list, newVisitor, read, write } = stage;
const views = {
  waiting: 'f.wait=any&sort=created',
  late: 'f.wait=late&sort=created',
  free: 'f.assigned=nobody&f.wait=any&sort=created',
  mine: 'f.assigned=me&f.state=new&f.state=open&f.state=answered',
  closed: 'f.state=closed',
};

describe('the list of requests', () => {
  it('has each in the views that it belongs to', async () => {
    const [manager, other] = [await createColleague('manager'), await createColleague('manager')];
    const made = {
      fresh: await write(),
      mine: await write(),
      theirs: await write(),
      answered: await write(),
      closed: await write(),
    };
    await act(manager, made.mine, 'assign', { to: manager.publicId });
    await act(other, made.theirs, 'assign', { to: other.publicId });
    await act(manager, made.answered, 'answer', { text: 'Ответ' });
    await act(manager, made.closed, 'close', { reason: 'duplicate' });
    const shown = async (query: string) => {
      const ids = await idsOf(manager, `/support?${query}&limit=200`);
      return Object.entries(made).flatMap(([name, id]) => (ids.includes(id) ? [name] : []));
    };
    expect(await shown(views.waiting)).toEqual(['fresh', 'mine', 'theirs']);
    expect(await shown(views.free)).toEqual(['fresh']);
    expect(await shown(views.mine)).toEqual(['mine', 'answered']);
    expect(await shown(views.closed)).toEqual(['closed']);
    expect(await shown('f.assigned=others')).toEqual(['theirs']);
    const { body } = await ask('GET', `/support/count?${views.closed}`, manager);
    expect(body['count']).toBe((await list(manager, `/support?${views.closed}&limit=25`)).total.count);
  });

  // Back office 5.18: the goal is two working hours
  it.each([
    [-1, 'late'],
    [60, 'soon'],
  ] as const)('calls what waits since %i seconds after the bound %s', async (seconds, heat) => {
    const manager = await createColleague('manager');
    const id = await write();
    const { late } = supportBounds(Math.floor(stage.clock().getTime() / 1000));
    await sql`update support_requests set waits_since = to_timestamp(${late + seconds}) where public_id = ${id}`.execute(
      db(),
    );
    const ids = await idsOf(manager, `/support?${views.late}&limit=200`);
    expect([ids.includes(id), (await read(manager, id)).heat]).toEqual([heat === 'late', heat]);
  });

  it('masks who wrote, and finds by a number or a whole e-mail, which the audit knows of', async () => {
    const manager = await createColleague('manager');
    const email = newVisitor();
    const [id] = [await write(email), await write()];
    const { number } = await read(manager, id);
    for (const words of [String(number), `№ ${number}`, `№${number}`, `No. ${number}`, email.toUpperCase()]) {
      const { values } = await list(manager, `/support?search=${encodeURIComponent(words)}`);
      expect(values.map(({ public_id: one }) => one)).toEqual([id]);
      expect(JSON.stringify(values)).not.toContain(email);
      expect(JSON.stringify(values)).not.toContain('Золотарёва');
    }
    expect(await idsOf(manager, `/support?search=${encodeURIComponent(email.slice(0, -3))}`)).toEqual([]);
    const { rows } = await sql`
      select 1 from audit_entries where act = 'search.view' and actor_id = ${manager.id}`.execute(db());
    expect(rows).toHaveLength(1);
  });

  // Back office 6.2
  it('finds nothing by an e-mail for whoever may not find people, and lists no others of it', async () => {
    const [manager, content] = [await createColleague('manager'), await createColleague('content')];
    const email = newVisitor();
    const [id, other] = [await write(email), await write(email)];
    const { number } = await read(content, id);
    expect(await idsOf(content, `/support?search=${encodeURIComponent(email)}`)).toEqual([]);
    expect(await idsOf(content, `/support?search=${encodeURIComponent(`No. ${number}`)}`)).toEqual([id]);
    expect((await read(content, id)).related).toEqual([]);
    expect((await read(manager, id)).related.map(({ public_id: one }) => one)).toEqual([other]);
  });

  it('finds the very first ones by a number of one digit', async () => {
    const manager = await createColleague('manager');
    await write();
    const { rows } = await sql<{ id: number }>`select min(id) as id from support_requests where id < 10`.execute(db());
    const number = Number(rows[0]?.id);
    for (const words of [`${number}`, `№${number}`, `No. ${number}`])
      expect((await list(manager, `/support?search=${encodeURIComponent(words)}`)).values).toMatchObject([{ number }]);
  });

  it('goes on from page to page', async () => {
    const manager = await createColleague('manager');
    for (let n = 0; n < 27; n += 1) await write();
    const first = await list(manager, '/support?limit=25');
    const second = await list(manager, `/support?limit=25&cursor=${encodeURIComponent(String(first.next))}`);
    const numbers = [...first.values, ...second.values].map(({ number }) => Number(number));
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('is empty for whoever looks after some starts alone', async () => {
    await write();
    const narrow = await createColleague('manager', { events: ['none-such'] });
    expect((await list(narrow, '/support')).values).toEqual([]);
  });
});
