import type { OfficeSettings } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/modules/content/content.repository.ts';
import { presentSettings } from '../../../src/modules/content/settings.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { openOffice } from '../office.ts';

const { app, ask, clock, createColleague, db, minutes } = openOffice();
let boss: Member;
beforeAll(async () => {
  boss = await createColleague('admin');
});
beforeEach(() => sql`delete from settings`.execute(db()));

const read = async (): Promise<OfficeSettings> => {
  const { status, body } = await ask('GET', '/settings', boss);
  expect(status).toBe(200);
  return body['values'] as OfficeSettings;
};
const put = (section: string, body: object, by = boss): Promise<Answer> =>
  ask('PUT', `/settings/${section}`, { ...by, body });
/** As the public document has it once nobody keeps an older one. */
const shown = async (language: 'ru' | 'en' = 'ru') =>
  presentSettings(await readSettings(db(), clock()), { providers: [], networks: [] }, language);
const changesOf = async (section: string) => {
  const { rows } = await sql<{ changes: { field: string; before: unknown; after: unknown }[] }>`
    select changes from audit_entries where act = 'setting.change' and object_id = ${section} and result = 'done'
    order by id desc limit 1`.execute(db());
  return rows[0]?.changes.filter(({ field }) => field !== 'version') ?? [];
};

const social = [{ title: 'ВКонтакте', title_en: 'VK', link: 'https://vk.example/race' }];

// BO-157
describe('settings', () => {
  it('of an empty installation are all there to be set, and the site shows them', async () => {
    const empty = await read();
    expect(empty).toMatchObject({
      brand: { values: { brand: '' }, version: 1, updated: null, updated_by: null },
      links: { values: { social: [] }, version: 1 },
      may_edit: true,
      waiting: null,
    });
    const answers = [
      await put('brand', { version: 1, brand: 'Гонка' }),
      await put('season', { version: 1, season: '2030' }),
      await put('partners', { version: 1, partners: ['Карабин', 'Гранит'] }),
      await put('links', { version: 1, shop_link: 'https://shop.example/', social }),
      await put('contacts', { version: 1, team_email: 'help@example.org', team_phone: '8 (999) 123-45-67' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await shown()).toMatchObject({
      brand: 'Гонка',
      season: '2030',
      partners: ['Карабин', 'Гранит'],
      links: { shop: 'https://shop.example/', careers: '', social: [{ title: 'ВКонтакте' }] },
    });
    expect((await shown('en')).links.social).toEqual([{ title: 'VK', link: 'https://vk.example/race' }]);
    const after = await read();
    expect(after.contacts).toMatchObject({
      values: { team_email: 'help@example.org', team_phone: '+79991234567' },
      version: 2,
      updated: expect.any(Number),
      updated_by: { public_id: expect.any(String) },
    });
  });

  it('are followed by the site within 35 seconds', async () => {
    await put('season', { version: 1, season: '2031' });
    const { headers } = await app().http.inject({ url: '/api/settings' });
    expect(headers['cache-control']).toBe('public, max-age=30');
    await expect
      .poll(
        async () =>
          (await app().http.inject({ url: '/api/settings' })).json<{ values: { season: string } }>().values.season,
        { timeout: 6000 },
      )
      .toBe('2031');
  });

  it('keep a version: of two who save the same one, the second is told what the first has set', async () => {
    await put('season', { version: 1, season: '2030' });
    const late = await put('season', { version: 1, season: '2029' });
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        current: { season: '2030' },
        version: 2,
        changes: [{ field: 'season', after: '2030' }],
      },
    });
    expect((await read()).season.values.season).toBe('2030');
  });

  it.each([1, 2])('of version %i are saved by one of many at once', async (version) => {
    if (version > 1) await put('season', { version: 1, season: '2029' });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => put('season', { version, season: `${n}` })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect((await read()).season.version).toBe(version + 1);
  });

  it('that are saved as they stand leave the version', async () => {
    await put('season', { version: 1, season: '2030' });
    expect((await put('season', { version: 2, season: '2030' })).status).toBe(200);
    expect((await read()).season.version).toBe(2);
  });

  it('tell the audit and the history what was set', async () => {
    await put('season', { version: 1, season: '2030' });
    expect(await changesOf('season')).toEqual([{ field: 'season', before: { plain: '' }, after: { plain: '2030' } }]);
    const { body } = await ask('GET', '/settings/season/history', boss);
    expect((body['values'] as { act: string }[])[0]).toMatchObject({ act: 'setting.change' });
  });

  it('ask for a fresh proof', async () => {
    minutes(11);
    expect((await put('season', { version: 1, season: '2030' })).body).toMatchObject({ code: 'reauth_required' });
    expect((await read()).season.version).toBe(1);
  });

  it('are of administrators with the whole house', async () => {
    for (const role of ['manager', 'content', 'finance'] as const) {
      const other = await createColleague(role);
      expect((await ask('GET', '/settings', other)).status).toBe(403);
      expect((await put('season', { version: 1, season: '2030' }, other)).status).toBe(403);
    }
  });

  it.each([
    ['brand', { brand: 'а'.repeat(41) }, 'brand'],
    ['brand', { brand: 'Гонка\r\nBcc: a@example.org' }, 'brand'],
    ['contacts', { team_email: 'help@' }, 'team_email'],
    ['contacts', { team_phone: '112' }, 'team_phone'],
    ['links', { shop_link: 'javascript:alert(1)' }, 'shop_link'],
    ['links', { faq_link: '/faq' }, 'faq_link'],
    ['links', { photo_link: 'http://photo.example/' }, 'photo_link'],
    ['links', { social: [{ title: '', title_en: null, link: 'https://vk.example' }] }, 'social.0.title'],
    ['links', { social: [...social, { title: 'VK', title_en: null, link: social[0]?.link }] }, 'social.1.link'],
    ['partners', { partners: ['Гранит', 'Гранит'] }, 'partners.1'],
    ['season', { season: 'а'.repeat(21) }, 'season'],
    ['season', { brand: 'Гонка' }, 'brand'],
    ['approvals', { limit_refund: -1 }, 'limit_refund'],
    ['letters', { reply_to: 'nobody' }, 'reply_to'],
    ['letters', { letters_per_minute: 0 }, 'letters_per_minute'],
    ['letters', { quiet_from: 8 }, 'quiet_to'],
  ])('of %s refuse %j', async (section, typed, field) => {
    expect(await put(section, { version: 1, ...typed })).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
    expect(await read()).toMatchObject({ [section]: { version: 1 } });
  });

  it('never leave the site without the name it was given', async () => {
    await put('brand', { version: 1, brand: 'Гонка' });
    expect(await put('brand', { version: 2, brand: ' ' })).toMatchObject({
      status: 400,
      body: { errors: { brand: expect.any(String) } },
    });
    expect((await shown()).brand).toBe('Гонка');
  });

  it('have no section of another name', async () => {
    expect((await put('secrets', { version: 1, season: '1' })).status).toBe(404);
    expect((await ask('GET', '/settings/secrets/history', boss)).status).toBe(404);
  });
});

// BO-159
describe('connections', () => {
  it('are told by names and times, without anything of a secret', async () => {
    const { status, body } = await ask('GET', '/integrations', boss);
    expect(status).toBe(200);
    const { integrations } = body['values'] as { integrations: { id: string; state: string }[] };
    expect(integrations.map(({ id }) => id)).toEqual([
      'payments',
      'mail',
      'sms',
      'storage',
      'networks',
      'map',
      'places',
    ]);
    expect(integrations.find(({ id }) => id === 'storage')?.state).toBe('works');
    const keys = new Set(integrations.flatMap((one) => Object.keys(one)));
    expect([...keys]).toEqual(['id', 'state', 'details', 'variables', 'last_success', 'last_error', 'can_try']);
  });

  it('say what a gateway answered last, until a later letter went out', async () => {
    const mail = async () =>
      (
        (await ask('GET', '/integrations', boss)).body['values'] as {
          integrations: { id: string; last_error: { text: string } | null; last_success: number | null }[];
        }
      ).integrations.find(({ id }) => id === 'mail');
    await sql`delete from letters`.execute(db());
    expect(await mail()).toMatchObject({ last_error: null, last_success: null });
    await sql`insert into letters (recipient, language, template, data, state, attempts, last_error, next_attempt_at)
      values ('a@example.org', 'ru', 'hello', '{}', 'failed', 10, 'EAUTH 535', now())`.execute(db());
    expect(await mail()).toMatchObject({ last_error: { text: 'EAUTH 535' }, last_success: null });
  });

  it('tell nobody whose letter a server of mail did not take', async () => {
    await sql`delete from letters`.execute(db());
    await sql`insert into letters (recipient, language, template, data, state, attempts, last_error, next_attempt_at)
      values ('ivan.petrov@example.org', 'ru', 'hello', '{}', 'failed', 10, '550 5.1.1 no mailbox ivan.petrov', now())`.execute(
      db(),
    );
    const { body } = await ask('GET', '/integrations', boss);
    expect(JSON.stringify(body)).toContain('550 5.1.1 no mailbox …');
  });
});
