import type { ResultPair, ResultRivals } from '@trassa/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFormat } from '../factories/events.ts';
import { send } from '../factories/orders.ts';
import { createPastCity, createResult, publishResults } from '../factories/results.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
const ids: Record<string, string> = {};
beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.database;
  const { city, format } = await createPastCity(db);
  const elsewhere = await createFormat(db, { event_city_id: city.id, position: 2 });
  const splits = [{ title: '5 км', ms: 1_500_000 }];
  const rows: Record<string, Record<string, unknown> & { time?: string }> = {
    leader: { last_name: 'Первых', time: '40:00', splits },
    hidden: { last_name: 'Тайный', time: '41:00', name_hidden: true, start_number: '77' },
    ahead: { last_name: 'Второв', time: '42:00' },
    me: { last_name: 'Третьяк', time: '43:00', splits },
    behind: { last_name: 'Втора', time: '44:00' },
    gaveUp: { last_name: 'Вторник', status: 'dnf' },
    away: { last_name: 'Вторых', status: 'dns' },
    taken: { last_name: 'Вторая', status: 'dsq' },
  };
  for (const [name, row] of Object.entries(rows)) ids[name] = (await createResult(db, format, row)).publicId;
  ids['foreign'] = (await createResult(db, elsewhere, { last_name: 'Второй' })).publicId;
  for (const leg of [1, 2])
    ids[`leg${leg}`] = (await createResult(db, elsewhere, { last_name: 'Этапов', start_number: 't1', leg })).publicId;
  await publishResults(db, city.id);
});
afterAll(() => app.close());
const id = (name: string): string => ids[name] ?? name;

const compare = (one: string, other: string) => send(app, 'GET', `/api/result/${id(one)}/compare/${id(other)}`);
const rivals = async (of: string, search?: string) => {
  const answer = await send(app, 'POST', `/api/result/${id(of)}/rivals`, search === undefined ? {} : { search });
  return { status: answer.statusCode, text: answer.body, body: answer.json<ResultRivals>() };
};
const namesOf = ({ body }: { body: ResultRivals }) => body.rivals.map((row) => row.last_name);

describe('two results', () => {
  it('of one format stand side by side with places at the splits', async () => {
    const answer = await compare('me', 'leader');
    expect(answer.statusCode).toBe(200);
    const { sides, format } = answer.json<ResultPair>();
    expect(sides.map(({ values }) => [values.last_name, values.position])).toEqual([
      ['Третьяк', 4],
      ['Первых', 1],
    ]);
    expect(sides[0]?.charts.splits).toEqual([{ place: 1, passed: 2 }]);
    expect(format.count).toBe(8);
  });

  it.each([
    ['me', 'me'],
    ['me', 'hidden'],
    ['hidden', 'me'],
    ['me', 'away'],
    ['me', 'taken'],
    ['me', 'foreign'],
    ['me', 'nobody'],
    ['nobody', 'me'],
  ])('%s and %s are not found together', async (one, other) => {
    expect((await compare(one, other)).statusCode).toBe(404);
  });
});

describe('whom a result is compared with', () => {
  it('are the leader and the neighbours, hidden ones are passed over', async () => {
    expect(namesOf(await rivals('me'))).toEqual(['Первых', 'Второв', 'Втора']);
    expect(namesOf(await rivals('ahead', ' '))).toEqual(['Первых', 'Третьяк']);
    expect(namesOf(await rivals('gaveUp'))).toEqual(['Первых', 'Втора']);
  });

  it('are found by name or number among those of the format who ran', async () => {
    expect(namesOf(await rivals('me', 'втор'))).toEqual(['Второв', 'Втора', 'Вторник']);
    expect(namesOf(await rivals('behind', 'втора'))).toEqual([]);
    expect(namesOf(await rivals('leg1', 'этапов'))).toEqual([]);
    for (const words of ['77', 'Тайный', '%', 'никто']) expect(namesOf(await rivals('me', words))).toEqual([]);
    expect((await rivals('me', '7'.repeat(101))).status).toBe(400);
  });

  it.each(['Второв,', '{number},', '№ {number},', '#{number}', '{number}, Второв', 'Второв, № {number}'])(
    'is found by «%s»',
    async (words) => {
      const { body } = await rivals('me', 'второв');
      const number = body.rivals[0]?.start_number ?? '';
      expect(namesOf(await rivals('me', words.replace('{number}', number)))).toEqual(['Второв']);
    },
  );

  it('are not told for who hides the name, did not run or is unknown', async () => {
    for (const of of ['hidden', 'away', 'taken', 'nobody']) expect((await rivals(of)).status).toBe(404);
    expect((await rivals('me', '77')).text).not.toContain('Тайный');
  });
});
