import { insertRow, unique } from '../../factories/events.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Member } from '../../staff/door.ts';
import { openReports } from './stage.ts';

const { ask, compared, createColleague, createStart, db, report, rowOf } = openReports();

const moscow = (text: string): Date => new Date(`${text}:00+03:00`);
const march = 'from=2026-03-02&to=2026-03-15';

let admin: Member;
let other: Member;
let ids: string[];
beforeAll(async () => {
  [admin, other] = [await createColleague('admin'), await createColleague('admin')];
  const { rows } = await sql<{ id: string }>`
    select public_id as id from users where id in (${admin.id}, ${other.id}) order by id = ${other.id}`.execute(db());
  ids = rows.map(({ id }) => id);
  const asked = async (
    at: string,
    answers: readonly (readonly [at: string, by: Member, refused?: true])[],
  ): Promise<void> => {
    const first = answers.find(([, , refused]) => !refused);
    const id = await insertRow(db(), 'support_requests', {
      public_id: unique('request'),
      type: 'feedback',
      name: 'Анна',
      email: 'anna@example.org',
      phone: '',
      text: 'Где старт?',
      language: 'ru',
      state: first ? 'answered' : 'new',
      created_at: moscow(at),
      waits_since: first ? null : moscow(at),
      first_answered_at: first && moscow(first[0]),
    });
    for (const [when, by, refused] of answers)
      await insertRow(db(), 'support_messages', {
        request_id: id,
        kind: 'staff',
        text: 'Здесь',
        written_by: by.id,
        written_at: moscow(when),
        refused_at: refused ? moscow(when) : null,
      });
  };
  await asked('2026-03-02T10:00', [['2026-03-02T10:10', admin]]);
  await asked('2026-03-02T10:00', [
    ['2026-03-02T11:00', admin],
    ['2026-03-02T12:00', other],
  ]);
  await asked('2026-03-02T10:00', [['2026-03-08T23:59', admin]]);
  // The first letter came back; the second one is the answer, of the next week.
  await asked('2026-03-09T09:00', [
    ['2026-03-09T09:01', admin, true],
    ['2026-03-09T09:30', other],
  ]);
  await asked('2026-03-09T09:00', []);
});

// BO-083
describe('every figure of support', () => {
  it.each(['', '&group=week'])('asked by %j is the count of the requests that it opens', async (query) => {
    const pairs = await compared(admin, await report(admin, `support?${march}${query}`));
    expect(pairs.length).toBeGreaterThan(2);
    expect(pairs.map(([told]) => told)).toEqual(pairs.map(([, opened]) => opened));
  });
});

describe('the report of support', () => {
  it('counts a request for whoever answered it first by a letter that arrived', async () => {
    const shown = await report(admin, `support?${march}`);
    expect(rowOf(shown, ids[0] ?? '')).toEqual({ answered: 3, letters: 3, median_answer: 60 });
    expect(rowOf(shown, ids[1] ?? '')).toEqual({ answered: 1, letters: 2, median_answer: 30 });
    expect(rowOf(shown)).toEqual({ answered: 4, letters: 5, median_answer: 45 });
    const weeks = await report(admin, `support?${march}&group=week`);
    expect(rowOf(weeks, '2026-03-02', ids[1] ?? '')).toEqual({ answered: 0, letters: 1, median_answer: null });
  });

  it('is the house’s', async () => {
    const start = await createStart();
    const manager = await createColleague('manager', { starts: [start.start] });
    expect((await ask('GET', `/reports/support?${march}`, manager)).status).toBe(404);
  });
});
