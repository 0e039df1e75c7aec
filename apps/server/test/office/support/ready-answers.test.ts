import type { OfficeReadyAnswer } from '@trassa/contracts/office';
import { readyAnswersMost } from '@trassa/rules';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Member } from '../../staff/door.ts';
import { openSupport } from './stage.ts';

const { act, answered, ask, createColleague, createStart, db, newVisitor, read, write } = openSupport();

let manager: Member;
beforeAll(async () => {
  manager = await createColleague('manager');
});
const number = { title: 'Где номер', text_ru: 'Обращение {number}: номер выдают на старте.' };
const make = (body: object = number, by = manager): Promise<Answer> => ask('POST', '/ready_answers', { ...by, body });
const made = async (body?: object): Promise<OfficeReadyAnswer> =>
  (await make(body)).body['values'] as OfficeReadyAnswer;
const change = (id: string, body: object, by = manager): Promise<Answer> =>
  ask('PUT', `/ready_answers/${id}`, { ...by, body });
const listed = async (by = manager): Promise<OfficeReadyAnswer[]> =>
  (await ask('GET', '/ready_answers', by)).body['values'] as OfficeReadyAnswer[];
const errorsOf = ({ status, body }: Answer): unknown => [status, Object.keys((body['errors'] as object) ?? {})];

// BO-190
describe('a ready answer', () => {
  it('is made, changed, told in its history and removed', async () => {
    const answer = await made();
    expect(answer).toMatchObject({ ...number, text_en: null, version: 1, updated_by: { public_id: manager.publicId } });
    const changed = await change(answer.public_id, { version: 1, text_en: ' Numbers are given at the start. ' });
    expect(changed.body['values']).toMatchObject({ version: 2, text_en: 'Numbers are given at the start.' });
    const { body } = await ask('GET', `/ready_answers/${answer.public_id}/history`, manager);
    expect((body['values'] as { act: string }[]).map((one) => one.act)).toEqual([
      'ready_answer.change',
      'ready_answer.create',
    ]);
    const remove = (version: number): Promise<Answer> =>
      ask('DELETE', `/ready_answers/${answer.public_id}?version=${version}`, manager);
    expect((await remove(1)).status).toBe(409);
    expect((await remove(2)).status).toBe(200);
    expect((await remove(2)).status).toBe(404);
  });

  it('with a field that nobody fills in is refused at its text', async () => {
    expect(errorsOf(await make({ ...number, text_ru: 'Сумма {sum}' }))).toEqual([400, ['text_ru']]);
    expect(errorsOf(await make({ ...number, text_en: 'Number {nomber}' }))).toEqual([400, ['text_en']]);
    expect(errorsOf(await make({ title: ' ', text_ru: '' }))).toEqual([400, ['title', 'text_ru']]);
    const { public_id: id } = await made();
    expect(errorsOf(await change(id, { version: 1, text_ru: '{sum}' }))).toEqual([400, ['text_ru']]);
  });

  it('changed by two at once keeps one and tells the other', async () => {
    const { public_id: id } = await made();
    const both = await Promise.all(['А', 'Б'].map((title) => change(id, { version: 1, title })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is nobody’s who reaches some starts alone', async () => {
    const { start } = await createStart();
    const narrow = await createColleague('manager', { starts: [start] });
    const { public_id: id } = await made();
    expect(await listed(narrow)).toEqual([]);
    expect((await ask('GET', `/ready_answers/${id}`, narrow)).status).toBe(404);
    expect((await make(number, narrow)).status).toBe(404);
    expect((await change(id, { version: 1, title: 'Чужой' }, narrow)).status).toBe(404);
  });

  it('is one of so many, also when several are made at once', async () => {
    const { count } = (await sql<{ count: number }>`select count(*)::int as count from ready_answers`.execute(db()))
      .rows[0] ?? { count: 0 };
    await sql`insert into ready_answers (public_id, title, text_ru)
      select 'filled-' || n, 'Я ' || n, 'Текст' from generate_series(1, ${readyAnswersMost - count - 2}::int) n`.execute(
      db(),
    );
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => make()))).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 400, 400]);
    expect(await listed()).toHaveLength(readyAnswersMost);
  });
});

describe('an answer to a visitor', () => {
  it('does not go with a field that stands open', async () => {
    const email = newVisitor();
    const id = await write(email);
    expect(errorsOf(await act(manager, id, 'answer', { text: 'Ваш заказ {order}' }))).toEqual([400, ['text']]);
    expect([await answered(email), (await read(manager, id)).state]).toEqual([[], 'new']);
    expect((await act(manager, id, 'answer', { text: 'Скобки {обычные} можно' })).status).toBe(200);
  });
});
