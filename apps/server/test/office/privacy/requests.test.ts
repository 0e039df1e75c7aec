import { addWorkingDays, isoDay, siteTimezone } from '@trassa/rules';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createUser } from '../../factories/accounts.ts';
import { unique } from '../../factories/events.ts';
import { buy, paymentBody, plainLine } from '../../factories/orders.ts';
import { openPrivacy } from './stage.ts';

const stage = openPrivacy();
const { act, app, ask, create, createColleague, createStart, db, list, mailed, read, register } = stage;
const today = (): string => isoDay(Math.floor(stage.clock().getTime() / 1000), siteTimezone);
const seen = { identity: 'letter', note: 'Ответил с того же адреса' };
const newEmail = (): string => `${unique('asker')}@example.org`;

// BO-137
describe('the term of a request', () => {
  it('is ten working days from receipt, which the card and the list tell', async () => {
    const admin = await createColleague('admin');
    const received = '2026-11-16';
    const id = await register(admin, { received });
    expect(await read(admin, id)).toMatchObject({ received, due: '2026-11-30', state: 'open', outcome: null });
    expect((await list(admin, '/privacy_requests?sort=-created&limit=25')).values[0]).toMatchObject({
      public_id: id,
      due: '2026-11-30',
      name: expect.not.stringContaining('Золотарёва'),
    });
  });

  it.each([
    [4, false],
    [3, true],
    [0, true],
    [-1, true],
  ])('%i working days before its end stands among the tasks: %s', async (left, isTask) => {
    const admin = await createColleague('admin');
    const id = await register(admin);
    const due = left < 0 ? isoDay(Date.parse(today()) / 1000 - 86_400, 'UTC') : addWorkingDays(today(), left);
    await sql`update privacy_requests set received_on = date '2020-01-01', due_on = ${due} where public_id = ${id}`.execute(
      db(),
    );
    const { values } = await list(admin, '/privacy_requests?f.term=soon&sort=due&limit=200');
    expect(values.some((row) => row['public_id'] === id)).toBe(isTask);
    expect((await read(admin, id)).soon).toBe(isTask);
    const late = await list(admin, '/privacy_requests?f.term=late&limit=200');
    expect(late.values.some((row) => row['public_id'] === id)).toBe(left < 0);
    const { body } = await ask('GET', '/privacy_requests/count?f.term=late', admin);
    expect(body['count']).toBe(late.total.count);
  });

  it('is made five working days longer once, by a letter with the reason', async () => {
    const admin = await createColleague('admin');
    const email = newEmail();
    const id = await register(admin, { email });
    const before = await read(admin, id);
    expect((await act(admin, id, 'prolong', { why: 'Ищем бумаги в архиве' })).status).toBe(200);
    const after = await read(admin, id);
    expect(after).toMatchObject({ due: addWorkingDays(before.due, 5), prolonged_why: 'Ищем бумаги в архиве' });
    expect(await mailed(email)).toEqual([
      expect.stringMatching(/^Ответ на запрос № \d+ .* задержится[^]*Ищем бумаги в архиве/),
    ]);
    const again = await act(admin, id, 'prolong', { why: 'Ещё раз поищем' });
    expect([again.status, again.body]).toMatchObject([
      400,
      { code: 'state', message: 'Срок продлевают только один раз' },
    ]);
  });

  it('is not made longer when it is over', async () => {
    const admin = await createColleague('admin');
    const id = await register(admin);
    await sql`update privacy_requests set received_on = date '2020-01-01', due_on = date '2020-01-20' where public_id = ${id}`.execute(
      db(),
    );
    expect((await act(admin, id, 'prolong', { why: 'Ищем бумаги' })).body['message']).toMatch(/Срок ответа вышел/);
  });
});

describe('a request', () => {
  it('names what is wrong with it, field by field', async () => {
    const admin = await createColleague('admin');
    const tomorrow = addWorkingDays(today(), 1);
    for (const received of [tomorrow, '2020-01-01', '2026-02-31', 'вчера']) {
      const { status, body } = await create(admin, { name: ' ', email: 'x', received });
      expect([status, Object.keys(body['errors'] ?? {})]).toEqual([400, ['name', 'email', 'received']]);
    }
  });

  it('is answered by letter in the language of the person, and closed', async () => {
    const admin = await createColleague('admin');
    const email = newEmail();
    const id = await register(admin, { kind: 'correction', email, language: 'en' });
    const blind = await act(admin, id, 'answer', { outcome: 'done', text: 'The name is corrected' });
    expect([blind.status, Object.keys(blind.body['errors'] ?? {})]).toEqual([400, ['identity']]);
    const done = await act(admin, id, 'answer', { outcome: 'done', text: 'The name is corrected', ...seen });
    expect(done.body['values']).toMatchObject({ state: 'closed', outcome: 'done', identity: 'letter', acts: [] });
    expect(await mailed(email)).toEqual([
      expect.stringMatching(/^Request about personal data[^]*The name is corrected/),
    ]);
    expect((await act(admin, id, 'answer', { outcome: 'refused', text: 'Once more' })).body['code']).toBe('state');
  });

  it.each([
    ['access', /Файл ещё не собран/],
    ['copy', /Файл ещё не собран/],
    ['erasure', /Данные ещё не стёрты/],
  ])('of %s is not called done before it is', async (kind, message) => {
    const admin = await createColleague('admin');
    const id = await register(admin, { kind });
    const early = await act(admin, id, 'answer', { outcome: 'done', text: 'Всё сделано', ...seen });
    expect([early.status, early.body['errors']]).toEqual([400, { outcome: expect.stringMatching(message) }]);
    expect(await read(admin, id)).toMatchObject({ state: 'open', outcome: null, identity: null });
    if (kind === 'erasure') return;
    await act(admin, id, 'export', seen);
    expect((await act(admin, id, 'answer', { outcome: 'done', text: 'Всё сделано' })).status).toBe(200);
  });

  it('is refused without an identity', async () => {
    const admin = await createColleague('admin');
    const id = await register(admin);
    const text = 'Не можем убедиться, что это вы';
    expect((await act(admin, id, 'answer', { outcome: 'refused', text })).body['values']).toMatchObject({
      outcome: 'refused',
      identity: null,
    });
  });

  it('is answered once by two who answer it at once', async () => {
    const admin = await createColleague('admin');
    const email = newEmail();
    const id = await register(admin, { email });
    const { version } = await read(admin, id);
    const answers = await Promise.all(
      ['Один', 'Два', 'Три', 'Четыре'].map((word) =>
        act(admin, id, 'answer', { version, outcome: 'refused', text: `${word} ответ` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(await mailed(email)).toHaveLength(1);
  });

  it('gives all that is kept of an account and of purchases without one, for whoever was seen', async () => {
    const admin = await createColleague('admin');
    const { format } = await createStart();
    const email = newEmail();
    const guest = await buy(app(), paymentBody([plainLine(format.publicId, 1)], { email: email.toUpperCase() }));
    const user = await createUser(db(), { email, last_name: 'Найдёнова' });
    const own = await buy(app(), paymentBody([plainLine(format.publicId, 1)], { email }), { token: user.token });
    const stranger = await buy(app(), paymentBody([plainLine(format.publicId, 1)], { email: newEmail() }));
    const id = await register(admin, { email });
    expect(Object.keys((await act(admin, id, 'export')).body['errors'] ?? {})).toEqual(['identity']);
    const { status, body } = await act(admin, id, 'export', seen);
    expect(status).toBe(200);
    const file = body['values'] as { name: string; base64: string };
    const text = Buffer.from(file.base64, 'base64').toString();
    expect(file.name).toMatch(/^trassa-data-.*\.json$/);
    expect(text).toContain('Найдёнова');
    for (const { order } of [guest, own]) expect(text).toContain(order.public_id);
    expect(text).not.toContain(stranger.order.public_id);
    expect(await read(admin, id)).toMatchObject({ state: 'open', exported: expect.any(Number), identity: 'letter' });
    const { values } = (await ask('GET', `/privacy_requests/${id}/history`, admin)).body as {
      values: { act: string }[];
    };
    expect(values.map((entry) => entry.act)).toContain('privacy_request.export');
  });

  it('does only what its kind is for', async () => {
    const admin = await createColleague('admin');
    const [access, correction] = [await register(admin), await register(admin, { kind: 'correction' })];
    expect((await act(admin, access, 'erase', seen)).body['message']).toBe('Для такого запроса этого не делают');
    expect((await act(admin, correction, 'export', seen)).body['code']).toBe('state');
  });

  it('asks for another proof before data leaves the house', async () => {
    const admin = await createColleague('admin');
    const id = await register(admin);
    stage.minutes(11);
    for (const name of ['export', 'erase', 'answer', 'prolong'] as const)
      expect(
        (await act(admin, id, name, { ...seen, outcome: 'refused', text: 'Отказ', why: 'Причина' })).body['code'],
      ).toBe('reauth_required');
  });

  it('is forgotten three years after its answer, but for the hash of the name, days and outcome', async () => {
    const admin = await createColleague('admin');
    const email = newEmail();
    const id = await register(admin, { email, wish: 'Пришлите всё' });
    await act(admin, id, 'answer', { outcome: 'refused', text: 'Не можем убедиться', note: 'Записка' });
    await sql`update privacy_requests set closed_at = now() - interval '1096 days' where public_id = ${id}`.execute(
      db(),
    );
    await app().sweeps.forgetPersonal();
    const { rows } = await sql<Record<string, unknown>>`
      select name, email, wish, identity, identity_note, answer, source, outcome, name_hash from privacy_requests
      where public_id = ${id}`.execute(db());
    expect(rows).toEqual([
      {
        name: null,
        email: null,
        wish: null,
        identity: null,
        identity_note: null,
        answer: null,
        source: null,
        outcome: 'refused',
        name_hash: expect.stringMatching(/^[\w-]{43}$/),
      },
    ]);
    expect(await read(admin, id)).toMatchObject({ name: null, email: null, acts: [] });
  });
});
