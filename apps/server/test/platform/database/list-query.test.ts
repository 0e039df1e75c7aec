import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { declareList, type ListAsk, type ListQuery, readList } from '../../../src/kernel/list-declaration.ts';
import {
  anyOf,
  between,
  during,
  type FilterSql,
  inReach,
  type ListPage,
  type SortSql,
} from '../../../src/platform/database/index.ts';
import { selectListPage } from '../../../src/platform/lists/index.ts';
import { createTestDatabase, type TestDatabase } from '../../support/index.ts';

const things = declareList({
  name: 'things',
  columns: ['id'],
  filters: {
    state: { kind: 'one_of', values: ['new', 'done'], none: true },
    made: { kind: 'range', of: 'moment' },
    sum: { kind: 'range', of: 'money', none: true },
  },
  sorts: { made: 'moment', sum: 'number', name: 'text' },
  defaultSort: '-made',
  search: false,
  views: {},
});
type Ask = ListAsk<typeof things>;

const filters: FilterSql<typeof things> = {
  state: (value) => anyOf(sql`t.state`, value),
  made: (value) => during(sql`t.made`, value),
  sum: (value) => between(sql`t.sum`, value),
};
const keys: SortSql<typeof things> = { made: sql`t.made`, sum: sql`coalesce(t.sum, 0)`, name: sql`t.name` };

type Reach = Parameters<typeof inReach>[0];
type Row = { id: number; key: string };
let database: TestDatabase;
const db = () => database.db;

const list = (ask: Ask, reach: Reach = 'all'): Promise<ListPage<Row>> => {
  const where = [
    inReach(reach, { event: sql`t.event`, start: sql`t.start` }),
    ...ask.filters.map(({ name, value }) => filters[name](value)),
  ];
  return selectListPage(
    db(),
    ask,
    { from: sql`things t`, where, key: keys[ask.sort.name], id: sql`t.id` },
    ({ key, rows }) => sql<Row>`select t.id, ${key} as key from ${rows}`,
  );
};
/** `size`: rows of a page, which no query may say. */
const read = (query: ListQuery, size?: number): Ask => {
  const ask = readList(things, query, new Date());
  if (!ask.ok) throw new Error(JSON.stringify(ask.refusal));
  return size === undefined ? ask.value : { ...ask.value, limit: size };
};
const ids = (page: ListPage<Row>): number[] => page.values.map(({ id }) => id);

type Thing = { made?: string; sum?: number | null; name?: string; state?: string | null; start?: string };
const insert = async (rows: readonly Thing[]): Promise<number[]> => {
  const filled = rows.map((row) => ({
    made: '2026-05-09T10:00:00Z',
    sum: 0,
    name: '',
    state: 'new',
    start: 'moscow',
    ...row,
  }));
  const { rows: made } = await sql<{ id: number }>`
    insert into things (made, sum, name, state, event, start)
    select made, sum, name, state, 'spring', start from jsonb_to_recordset(${JSON.stringify(filled)}::jsonb)
      as r (made timestamptz, sum bigint, name text, state text, start text) returning id`.execute(db());
  return made.map(({ id }) => id);
};

beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table things (id bigint generated always as identity primary key, made timestamptz not null, sum bigint,
    name text not null, state text, event text, start text)`.execute(db());
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate things restart identity`.execute(db());
});

describe('a list', () => {
  it('holds what its filters let through', async () => {
    await insert([
      { sum: 100, state: 'new', made: '2026-05-09T10:00:00Z' },
      { sum: 200, state: 'done', made: '2026-05-09T11:00:00Z' },
      { sum: null, state: null, made: '2026-05-09T12:00:00Z' },
    ]);
    const at = (time: string) => String(Date.parse(`2026-05-09T${time}:00Z`) / 1000);
    const found = async (query: ListQuery) => ids(await list(read({ sort: 'made', ...query })));
    expect(await found({})).toEqual([1, 2, 3]);
    expect(await found({ 'f.state': 'done' })).toEqual([2]);
    expect(await found({ 'f.state': ['done', 'new'] })).toEqual([1, 2]);
    expect(await found({ 'f.state': ['done', 'none'] })).toEqual([2, 3]);
    expect(await found({ 'f.state': 'none' })).toEqual([3]);
    expect(await found({ 'f.sum.from': '2' })).toEqual([2]);
    expect(await found({ 'f.sum.to': '2' })).toEqual([1, 2]);
    expect(await found({ 'f.sum.to': '1', 'f.sum': 'none' })).toEqual([1, 3]);
    expect(await found({ 'f.sum': 'none' })).toEqual([3]);
    expect(await found({ 'f.made.from': at('10:00'), 'f.made.to': at('11:00') })).toEqual([1]);
    expect(await found({ 'f.state': 'new', 'f.sum.from': '2' })).toEqual([]);
  });

  it('neither holds nor counts what is out of reach', async () => {
    await insert([{ start: 'moscow' }, { start: 'kazan' }, { start: 'moscow' }]);
    const reached = async (reach: Reach) => {
      const page = await list(read({ sort: 'made' }), reach);
      return [ids(page), page.total.count];
    };
    expect(await reached({ events: [], starts: ['kazan'] })).toEqual([[2], 1]);
    expect(await reached({ events: ['spring'], starts: [] })).toEqual([[1, 2, 3], 3]);
    expect(await reached({ events: [], starts: [] })).toEqual([[], 0]);
  });

  it('counts up to ten thousand', async () => {
    await insert(Array.from({ length: 10_000 }, () => ({})));
    expect((await list(read({}))).total).toEqual({ count: 10_000, exact: true });
    await insert([{}]);
    expect((await list(read({}))).total).toEqual({ count: 10_000, exact: false });
  });

  it('tells moments apart that differ by a microsecond', async () => {
    await insert(['3', '1', '2', '5', '4'].map((digit) => ({ made: `2026-05-09T10:00:00.12345${digit}Z` })));
    const seen = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: ListPage<Row> = await list(read({ cursor }, 1));
      seen.push(...ids(page));
      cursor = page.next;
    }
    expect(seen).toEqual([4, 5, 1, 3, 2]);
  });

  it('leads there and back over the same pages', async () => {
    await insert(Array.from({ length: 7 }, () => ({})));
    const first = await list(read({}, 3));
    const second = await list(read({ cursor: first.next ?? '' }, 3));
    const third = await list(read({ cursor: second.next ?? '' }, 3));
    expect([first, second, third].map(ids)).toEqual([[7, 6, 5], [4, 3, 2], [1]]);
    expect([first.previous, third.next]).toEqual([null, null]);
    const back = await list(read({ cursor: third.previous ?? '' }, 3));
    expect([ids(back), back.next]).toEqual([ids(second), second.next]);
    const start = await list(read({ cursor: back.previous ?? '' }, 3));
    expect([ids(start), start.next, start.previous]).toEqual([ids(first), first.next, null]);
  });
});

// BO-141
describe('while rows come', () => {
  const thing = fc.record({
    made: fc.integer({ min: 0, max: 5 }).map((second) => `2026-05-09T10:00:0${second}Z`),
    sum: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }),
    name: fc.constantFrom('', 'а', 'б', "o'neil", 'Z', 'z'),
  });
  const walks = fc.record({
    before: fc.array(thing, { maxLength: 25 }),
    /** What comes before each further page. */
    coming: fc.array(fc.array(thing, { maxLength: 4 }), { maxLength: 40 }),
    size: fc.integer({ min: 1, max: 6 }),
    sort: fc.constantFrom('made', '-made', 'sum', '-sum', 'name', '-name'),
  });
  type Way = 'next' | 'previous';
  /** Ids in the order in which a walk shows them, from a cursor to the end. */
  const walk = async (
    way: Way,
    from: string,
    { sort, size, coming }: { sort: string; size: number; coming: Thing[][] },
  ) => {
    const seen: number[] = [];
    const pages = [];
    for (let cursor: string | null = from; cursor !== null;) {
      const page: ListPage<Row> = await list(read({ sort, cursor }, size));
      seen.push(...ids(page));
      pages.push(page);
      cursor = page[way];
      await insert(coming.shift() ?? []);
    }
    return { seen, last: pages.at(-1) };
  };

  it('none is shown twice, and none is left out that was there', async () => {
    await fc.assert(
      fc.asyncProperty(walks, async ({ before, coming, size, sort }) => {
        await sql`truncate things restart identity`.execute(db());
        const there = await insert(before);
        const { seen, last } = await walk('next', '', { sort, size, coming: [...coming] });
        expect(new Set(seen).size).toBe(seen.length);
        expect(there.filter((id) => !seen.includes(id))).toEqual([]);
        // And back: everything before the last page is shown again, each row once.
        if (!last?.previous) return;
        const back = await walk('previous', last.previous, { sort, size, coming: [...coming] });
        expect(new Set(back.seen).size).toBe(back.seen.length);
        const earlier = seen.filter((id) => !ids(last).includes(id));
        expect(earlier.filter((id) => !back.seen.includes(id))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
