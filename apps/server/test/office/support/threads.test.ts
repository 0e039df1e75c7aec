import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createUser } from '../../factories/accounts.ts';
import { buy, paymentBody, plainLine } from '../../factories/orders.ts';
import { openSupport } from './stage.ts';

const stage = openSupport();
const { act, answered, app, ask, createColleague, createKeeperOf, createStart, db, newVisitor, note, read, write } =
  stage;

describe('a request', () => {
  it('begins a thread with what the visitor wrote', async () => {
    const manager = await createColleague('manager');
    const email = newVisitor();
    const id = await write(email);
    const card = await read(manager, id);
    expect(card).toMatchObject({
      state: 'new',
      from: { name: 'Феврония Золотарёва' },
      waits: card.created,
      heat: expect.any(String),
      assigned: null,
      wrote_signed_in: false,
      messages: [{ from: 'visitor', text: 'Где взять номер?', by: null, at: card.created }],
      acts: ['answer', 'note', 'assign', 'close'],
    });
    expect(JSON.stringify(card)).not.toContain(email);
    expect(JSON.stringify(card)).not.toContain('3456789');
  });

  it('is answered by a letter in the visitor’s language that repeats only the number and the day', async () => {
    const manager = await createColleague('manager');
    const email = newVisitor();
    const id = await write(email, { text: 'Which shirt do I get?' }, 'en');
    const { number } = await read(manager, id);
    expect((await act(manager, id, 'answer', { text: 'The blue one.\n\nSee you!' })).status).toBe(200);
    const [letter = '', ...others] = await answered(email);
    expect(others).toEqual([]);
    expect(letter).toMatch(new RegExp(`^Answer to your request No. ${number} of [^]*The blue one\\.[^]*See you!`));
    expect(letter).not.toContain('Which shirt');
    expect(letter).not.toContain('Золотарёва');
    expect(await read(manager, id)).toMatchObject({
      state: 'answered',
      waits: null,
      heat: null,
      first_answered: expect.any(Number),
      assigned: { public_id: manager.publicId },
      messages: [{ from: 'visitor' }, { from: 'staff', by: { public_id: manager.publicId } }],
    });
  });

  it('is closed with its answer, or by a reason, and opened again', async () => {
    const manager = await createColleague('manager');
    const [one, two] = [await write(), await write()];
    await act(manager, one, 'answer', { text: 'Номер выдаём на старте', close: true });
    expect(await read(manager, one)).toMatchObject({ state: 'closed', outcome: 'answered', acts: ['note', 'reopen'] });
    const bare = await act(manager, two, 'close');
    expect([bare.status, Object.keys(bare.body['errors'] ?? {})]).toEqual([400, ['reason']]);
    expect((await act(manager, two, 'close', { reason: 'spam' })).status).toBe(200);
    expect(await read(manager, two)).toMatchObject({ state: 'closed', outcome: 'spam', closed: expect.any(Number) });
    const late = await act(manager, two, 'answer', { text: 'Ответ' });
    expect([late.status, late.body]).toMatchObject([
      400,
      { code: 'state', message: 'Обращение закрыто: сначала откройте его снова' },
    ]);
    await act(manager, two, 'reopen');
    expect(await read(manager, two)).toMatchObject({
      state: 'open',
      outcome: null,
      closed: null,
      waits: expect.any(Number),
    });
    await act(manager, one, 'reopen');
    expect((await act(manager, one, 'close')).status).toBe(200);
    expect(await read(manager, one)).toMatchObject({ outcome: 'answered' });
  });

  it('keeps notes to colleagues away from the visitor, beside whatever else is done', async () => {
    const manager = await createColleague('manager');
    const email = newVisitor();
    const id = await write(email);
    const { version } = await read(manager, id);
    expect((await note(manager, id, 'Спросила у судьи')).status).toBe(200);
    expect((await act(manager, id, 'answer', { version, text: 'Узнаём' })).status).toBe(200);
    expect((await read(manager, id)).messages.map(({ from }) => from)).toEqual(['visitor', 'note', 'staff']);
    expect((await answered(email)).join('')).not.toContain('судьи');
  });

  it('refuses what was written to a version that a colleague has answered meanwhile', async () => {
    const [manager, other] = [await createColleague('manager'), await createColleague('manager')];
    const email = newVisitor();
    const id = await write(email);
    const { version } = await read(manager, id);
    await act(other, id, 'answer', { text: 'Ответ коллеги' });
    for (const [name, body] of [
      ['answer', { text: 'Ещё один ответ' }],
      ['close', { reason: 'spam' }],
      ['assign', { to: manager.publicId }],
    ] as const)
      expect(await act(manager, id, name, { version, ...body })).toMatchObject({
        status: 409,
        body: { code: 'conflict' },
      });
    expect(await answered(email)).toHaveLength(1);
  });

  it('shows the latest two hundred of what the team wrote, and that there is more', async () => {
    const manager = await createColleague('manager');
    const id = await write();
    const add = (count: number) =>
      sql`insert into support_messages (request_id, kind, text, written_by, written_at)
        select r.id, 'note', n::text, ${manager.id}, now() from support_requests r, generate_series(1, ${count}::integer) n
        where r.public_id = ${id}`.execute(db());
    await add(200);
    expect(await read(manager, id)).toMatchObject({ has_earlier: false });
    await add(1);
    const { messages, has_earlier: hasEarlier } = await read(manager, id);
    expect([messages.length, messages[0]?.from, messages[1]?.text, hasEarlier]).toEqual([201, 'visitor', '2', true]);
  });

  it('refuses an empty answer and one that is too long', async () => {
    const manager = await createColleague('manager');
    const id = await write();
    for (const text of ['  ', 'а'.repeat(5001)])
      expect(Object.keys((await act(manager, id, 'answer', { text })).body['errors'] ?? {})).toEqual(['text']);
  });

  it('is given to a colleague who may answer, and to nobody else', async () => {
    const manager = await createColleague('manager');
    const [content, finance] = [await createColleague('content'), await createColleague('finance')];
    const id = await write();
    const { values } = (await ask('GET', '/support/colleagues', manager)).body as { values: { public_id: string }[] };
    const people = values.map(({ public_id: one }) => one);
    expect(people).toEqual(expect.arrayContaining([manager.publicId, content.publicId]));
    expect(people).not.toContain(finance.publicId);
    expect((await act(manager, id, 'assign', { to: content.publicId })).status).toBe(200);
    expect(await read(manager, id)).toMatchObject({ state: 'open', assigned: { public_id: content.publicId } });
    for (const to of [finance.publicId, 'nobody-such'])
      expect((await act(manager, id, 'assign', { to })).body['errors']).toEqual({
        to: expect.stringMatching(/не отвечает/),
      });
    await act(manager, id, 'assign', { to: null });
    const { version } = await read(manager, id);
    expect((await act(manager, id, 'assign', { to: null })).body).toEqual({ values: { version } });
    expect(await read(manager, id)).toMatchObject({ state: 'open', assigned: null, version });
    const { rows } = await sql<{ before: unknown; after: unknown }>`
      select c -> 'before' -> 'plain' as before, c -> 'after' -> 'plain' as after from audit_entries e, jsonb_array_elements(e.changes) c
      where e.act = 'support_request.assign' and e.result = 'done' and e.object_id = ${id} and c ->> 'field' = 'assignee'
      order by e.id`.execute(db());
    expect(rows).toEqual([
      { before: null, after: content.publicId },
      { before: content.publicId, after: null },
    ]);
    const { body } = await ask('GET', `/support/${id}/history`, manager);
    expect(JSON.stringify(body)).not.toContain(content.publicId);
    const given = (body as { values: { act: string; result: string }[] }).values.filter(
      ({ act: done, result }) => done === 'support_request.assign' && result === 'done',
    );
    expect(given).toHaveLength(2);
  });

  it('tells who wrote only whoever may find people, and who has it', async () => {
    const [manager, content] = [await createColleague('manager'), await createColleague('content')];
    const id = await write();
    expect(await read(content, id)).toMatchObject({ from: null, phone: null, person: null });
    await act(manager, id, 'assign', { to: content.publicId });
    expect(await read(content, id)).toMatchObject({ from: { name: 'Феврония Золотарёва' }, phone: expect.any(String) });
  });

  it('shows the person, and the orders and tickets of his that the rights reach', async () => {
    const [manager, keeper] = [await createColleague('manager'), await createKeeperOf('people', 'support')];
    const { format } = await createStart();
    const email = newVisitor();
    const user = await createUser(db(), { email });
    const { order } = await buy(app(), paymentBody([plainLine(format.publicId, 1)], { email }), { token: user.token });
    const id = await write(email);
    expect(await read(manager, id)).toMatchObject({
      person: user.publicId,
      orders: { count: 1, items: [{ public_id: order.public_id }] },
      tickets: { count: 1 },
    });
    expect(await read(keeper, id)).toMatchObject({ person: user.publicId, orders: null, tickets: null });
  });

  it('stands beside others of the same e-mail, and no others', async () => {
    const manager = await createColleague('manager');
    const email = newVisitor();
    const [first, other] = [await write(email), await write()];
    await act(manager, first, 'answer', { text: 'Ответ', close: true });
    const again = await write(email, { text: 'И ещё вопрос' });
    expect(again).not.toBe(first);
    expect((await read(manager, again)).related).toMatchObject([{ public_id: first, state: 'closed' }]);
    expect((await read(manager, first)).related.map(({ public_id: one }) => one)).toEqual([again]);
    expect((await read(manager, other)).related).toEqual([]);
  });

  it('tells in its history who looked and what was done', async () => {
    const manager = await createColleague('manager');
    const id = await write();
    await act(manager, id, 'answer', { text: 'Секретный ответ' });
    const { body } = await ask('GET', `/support/${id}/history`, manager);
    const { values } = body as { values: { act: string }[] };
    expect(values.map((entry) => entry.act)).toEqual(['support_request.answer', 'support_request.view']);
    expect(JSON.stringify(body)).not.toContain('Секретный');
  });
});

it('goes with all that was written to it three years after it came, closed or not', async () => {
  const manager = await createColleague('manager');
  const [open, closed] = [await write(), await write()];
  await act(manager, closed, 'answer', { text: 'Ответ', close: true });
  const left = async () => {
    await app().sweeps.forgetPersonal();
    const { rows } = await sql<{ id: string }>`
      select r.public_id as id from support_requests r left join support_messages m on m.request_id = r.id
      where r.public_id in (${open}, ${closed})`.execute(db());
    return rows.length;
  };
  const age = (days: number) =>
    sql`update support_requests set created_at = now() - make_interval(days => ${days}), closed_at = case when closed_at is not null then
      now() - make_interval(days => ${days}) end where public_id in (${open}, ${closed})`.execute(db());
  await age(1094);
  expect(await left()).toBe(2);
  await age(1096);
  expect(await left()).toBe(0);
});
