import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createClub } from '../factories/clubs.ts';
import { unique } from '../factories/events.ts';
import { openSearch, type Stage } from './search-stage.ts';
import { createBuyer, createOrder } from './stage.ts';

const { app, db, createMember, narrow, search, first, stage } = openSearch();

let admin: Stage['admin'];
let organiser: Stage['organiser'];
let own: Stage['own'];
let other: Stage['other'];
let alena: Stage['alena'];
let boris: Stage['boris'];
let bought: Stage['bought'];
let foreign: Stage['foreign'];
beforeAll(() => {
  ({ admin, organiser, own, other, alena, boris, bought, foreign } = stage());
});

// BO-005, BO-124
describe('a search within one start', () => {
  it('finds what is of the start', async () => {
    expect(await first(organiser, 'Королёва')).toBe(`person ${alena.publicId}`);
    expect(await first(organiser, alena.email)).toBe(`person ${alena.publicId}`);
    expect(await first(organiser, 'щукин')).toBe(`ticket ${bought.ticket}`);
    expect(await first(organiser, bought.order)).toBe(`order ${bought.order}`);
    expect(await first(organiser, 'лосиный')).toBe('start moose');
  });

  it('finds nothing of other starts and does not tell that there is any', async () => {
    for (const typed of [
      'Жуков',
      boris.email,
      boris.phone,
      foreign.order,
      foreign.ticketNumber,
      String(foreign.startNumber),
      'медвежий',
    ])
      expect(await search(organiser, typed), typed).toEqual([]);
  });

  it('finds whoever has only an unpaid order of the start, and what belongs to no start not at all', async () => {
    await createClub(db(), [], { title: 'Ласки' });
    expect(await search(organiser, 'ласки')).toEqual([]);
    const guest = await createBuyer(app(), { last_name: 'Барсуков', phone: '+79160000002' });
    expect(await search(organiser, 'Барсуков')).toEqual([]);
    await createOrder(db(), guest, own.format);
    expect(await first(organiser, 'Барсуков')).toBe(`person ${guest.publicId}`);
  });

  it('finds through a grant of the event as well', async () => {
    await narrow(organiser, { events: [other.event] });
    expect(await first(organiser, 'Жуков')).toBe(`person ${boris.publicId}`);
    expect(await search(organiser, 'Королёва')).toEqual([]);
    await narrow(organiser, { starts: ['moose'] });
  });
});

describe('kinds without their right', () => {
  it('are left out silently', async () => {
    const support = await createMember('manager', { email: `${unique('support')}@example.org` });
    await sql`update staff_grants set areas = '{people}' where user_id = ${support.id}`.execute(db());
    expect((await search(support, 'alena@example.org')).map(({ kind }) => kind)).toEqual(['person']);
    expect(await search(support, bought.order)).toEqual([]);
  });
});

describe('a search by e-mail or phone that found somebody', () => {
  const entries = async () =>
    (
      await sql<{ object_id: string; title: unknown; count: number }>`
        select e.object_id, e.object_title as title, coalesce(v.count, 1) as count from audit_entries e
        left join audit_views v on v.entry_id = e.id where e.act = 'search.view' and e.actor_id = ${admin.id} order by e.id`.execute(
        db(),
      )
    ).rows;

  it('leaves an entry without what was typed, and any other one none', async () => {
    const before = (await entries()).length;
    await search(admin, 'Королёва');
    await search(admin, 'nobody@example.org');
    expect(await entries()).toHaveLength(before);
    const guest = await createBuyer(app(), { phone: '+79160000003' });
    await search(admin, guest.email);
    await search(admin, guest.email.toUpperCase());
    const made = (await entries()).slice(before);
    expect(made).toEqual([{ object_id: expect.any(String), title: { plain: 'email' }, count: 2 }]);
    expect(JSON.stringify(made)).not.toContain(guest.email);
  });
});
