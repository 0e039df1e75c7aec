import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OfficePersonRow } from '@trassa/contracts/office';
import { createTemporaryUser } from '../factories/accounts.ts';
import { createClub } from '../factories/clubs.ts';
import { unique } from '../factories/events.ts';
import { openSearch, type Stage } from './search-stage.ts';
import { createBuyer, createOrder } from './stage.ts';

const { ask, app, db, createMember, narrow, stage } = openSearch();

let admin: Stage['admin'];
let organiser: Stage['organiser'];
let own: Stage['own'];
let other: Stage['other'];
let alena: Stage['alena'];
let boris: Stage['boris'];
beforeAll(() => {
  ({ admin, organiser, own, other, alena, boris } = stage());
});

type Page = { values: OfficePersonRow[]; next: string | null; total: { count: number; exact: boolean } };
const list = async (who: Stage['admin'], query: Record<string, string>): Promise<Page> => {
  const answer = await ask('GET', `/people?${new URLSearchParams(query).toString()}`, who);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as unknown as Page;
};
const ids = async (who: Stage['admin'], query: Record<string, string>): Promise<string[]> =>
  (await list(who, query)).values.map((row) => row.public_id);
/** Whoever came within the last month. */
const lately = (): Record<string, string> => {
  const now = Math.floor(Date.now() / 1000);
  return { 'f.since.from': String(now - 30 * 86_400), 'f.since.to': String(now + 86_400) };
};

describe('the list of people', () => {
  it.each([
    '',
    'search=',
    'sort=-since',
    'f.since.from=0',
    'f.since.to=9999999999',
    'f.since.from=0&f.since.to=9999999999',
    `f.since.from=0&f.since.to=${31 * 86_400 + 1}`,
    'f.temporary=yes&f.temporary=no',
    'f.temporary=no',
    'f.blocked=yes&f.blocked=no',
    'f.blocked=no',
    'f.confirmed=yes&f.mailing=yes&f.language=ru',
  ])('never opens with everybody: ?%s', async (query) => {
    const { status, body } = await ask('GET', `/people?${query}`, admin);
    expect([status, body['code'], body['message']]).toEqual([
      400,
      'validation',
      'Начните с поиска или выберите старт, клуб, роль, заблокированных или регистрацию за срок до 31 дня',
    ]);
  });

  it.each(['f.start=moose', 'f.club=x', 'f.role=vip', 'f.blocked=yes', `f.since.from=0&f.since.to=${31 * 86_400}`])(
    'opens with a filter that narrows: ?%s',
    async (query) => {
      expect((await ask('GET', `/people?${query}&f.temporary=no`, admin)).status).toBe(200);
      expect((await ask('GET', `/people?${query}&f.colour=red`, admin)).status).toBe(400);
    },
  );

  it('shows who is looked for, masked, with what he holds and paid', async () => {
    const { values, total } = await list(admin, { search: 'алена королева' });
    expect(total).toEqual({ count: 1, exact: true });
    expect(values).toEqual([
      {
        public_id: alena.publicId,
        name: 'Королёва Алёна',
        email: { masked: 'a***@example.org', can_reveal: true },
        phone: { masked: '+7 *** **-67', can_reveal: true },
        since: expect.any(Number),
        tickets: 1,
        spent: 3000,
        roles: [],
        state: 'full',
      },
    ]);
  });

  // BO-134
  it.each(['alena@example.org', '+7 916 123-45-67', '4567', 'Koroleva', 'rjhjktdf'])(
    'finds by “%s” and shows no whole e-mail or phone',
    async (search) => {
      const page = await list(admin, { search });
      expect(page.values.map((row) => row.public_id)).toEqual([alena.publicId]);
      expect(JSON.stringify(page)).not.toMatch(/alena@|9161234567/);
    },
  );

  it('is filtered', async () => {
    const guest = await createTemporaryUser(db(), { email: `${unique('guest')}@example.org`, language: 'en' });
    expect(await ids(admin, { ...lately(), 'f.temporary': 'yes', 'f.language': 'en' })).toEqual([guest.publicId]);
    await sql`update users set blocked = true where id = ${guest.id}`.execute(db());
    expect(await ids(admin, { 'f.blocked': 'yes' })).toEqual([guest.publicId]);
    const club = await createClub(db(), [boris.id]);
    expect(await ids(admin, { 'f.club': club.publicId })).toEqual([boris.publicId]);
    expect(await ids(admin, { 'f.start': 'bears' })).toEqual([boris.publicId]);
    await sql`update users set roles = '{vip}', mailing = true where id = ${boris.id}`.execute(db());
    expect(await ids(admin, { 'f.role': 'vip' })).toEqual([boris.publicId]);
    expect(await ids(admin, { ...lately(), 'f.mailing': 'yes', 'f.confirmed': 'yes' })).toEqual([boris.publicId]);
    expect(await ids(admin, { 'f.start': 'bears', 'f.mailing': 'no' })).toEqual([]);
    expect(await ids(admin, { search: 'жуков', 'f.since.to': '5' })).toEqual([]);
  });

  it('is paged, latest first', async () => {
    for (let n = 0; n < 27; n += 1) await createBuyer(app(), { last_name: 'Сурков', phone: `+7916555${1000 + n}` });
    const page = await list(admin, { search: 'сурков', limit: '25' });
    expect([page.values.length, page.total.count]).toEqual([25, 27]);
    const rest = await list(admin, { search: 'сурков', limit: '25', cursor: page.next ?? '' });
    expect(rest.values).toHaveLength(2);
    const all = [...page.values, ...rest.values].map((row) => row.since);
    expect(all).toEqual(all.toSorted((a, b) => b - a));
  });

  it('holds nobody who was erased', async () => {
    const gone = await createBuyer(app(), { last_name: 'Стертый', phone: '+79165550001' });
    await sql`update users set deleted_at = now() where id = ${gone.id}`.execute(db());
    expect(await ids(admin, { search: 'стертый' })).toEqual([]);
  });
});

// BO-005, BO-124
describe('the list within one start', () => {
  it('holds who has a ticket or an order there, and counts nobody else', async () => {
    const { values, total } = await list(organiser, { ...lately(), 'f.temporary': 'no' });
    expect([values.map((row) => row.public_id), total.count]).toEqual([[alena.publicId], 1]);
    expect(await ids(organiser, { search: 'жуков' })).toEqual([]);
    expect(await ids(organiser, { 'f.start': 'bears' })).toEqual([]);
  });

  it('tells of a person what is of the start alone', async () => {
    await createOrder(db(), boris, own.format);
    const [row] = (await list(organiser, { search: 'жуков' })).values;
    expect(row).toMatchObject({ public_id: boris.publicId, tickets: 0, spent: 0 });
    expect(await ids(organiser, { search: 'жуков', 'f.start': 'bears' })).toEqual([]);
  });

  it('is the same for many starts, where each person is asked for', async () => {
    const many = await createMember('manager', { email: `${unique('many')}@example.org` });
    await narrow(many, { events: [own.event, other.event] });
    await sql`insert into formats (public_id, event_city_id, title_ru, start_time, registration_end)
      select 'more-' || n, ${own.format.eventCityId}::bigint, 'x', now(), now() from generate_series(1, 20) n`.execute(
      db(),
    );
    expect(await ids(many, { search: 'королева' })).toEqual([alena.publicId]);
    expect(await ids(many, { search: 'жуков' })).toEqual([boris.publicId]);
    await createBuyer(app(), { last_name: 'Никакой', phone: '+79165550002' });
    expect(await ids(many, { search: 'никакой' })).toEqual([]);
  });

  it('tells nobody’s club where cards hide it, and tells it to whom they show it', async () => {
    const { publicId } = await createClub(db(), [alena.id]);
    const finance = await createMember('finance', { email: `${unique('finance')}@example.org` });
    const everywhere = await createMember('manager', { email: `${unique('everywhere')}@example.org` });
    expect(await ids(admin, { 'f.club': publicId })).toEqual([alena.publicId]);
    expect(await ids(everywhere, { 'f.club': publicId })).toEqual([alena.publicId]);
    for (const who of [organiser, finance]) {
      expect(await ids(who, { 'f.club': publicId })).toEqual([]);
      expect((await list(who, { search: 'королева', 'f.club': publicId })).total.count).toBe(0);
    }
  });

  it('shows finance no way to reveal', async () => {
    const finance = await createMember('finance', { email: `${unique('finance')}@example.org` });
    expect((await list(finance, { search: 'королева' })).values[0]?.email?.can_reveal).toBe(false);
  });
});

describe('a list that found somebody by an e-mail', () => {
  it('leaves an entry without it', async () => {
    const count = async () =>
      (await sql`select 1 from audit_entries where act = 'search.view' and actor_id = ${organiser.id}`.execute(db()))
        .rows.length;
    const before = await count();
    await list(organiser, { search: 'королева' });
    await list(organiser, { search: 'boris.zh@example.com' });
    expect(await count()).toBe(before);
    await list(organiser, { search: alena.email });
    expect(await count()).toBe(before + 1);
  });
});
