import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPastStart, importFile, readImported, readImports, sayOutcome } from '../factories/results-import.ts';
import { createTestDatabase, type TestDatabase } from '../support/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

type Line = readonly [number: number | string, name: string, time: string, format?: string];
const file = (...lines: readonly Line[]): string =>
  [
    'Номер;ФИО;Результат;Формат',
    ...lines.map(([number, name, time, format = '10 км']) => [number, name, time, format].join(';')),
  ].join('\n');

const first = file(
  [1, 'Иванов Иван', '40:00'],
  [2, 'Петров Пётр', '41:00'],
  [3, 'Котова Яна', '42:00'],
  [4, 'Орлов Олег', 'DNF'],
);

const setUp = async () => {
  const start = await createPastStart(database.db);
  const { id, publicId } = start.city;
  const run = async (text: string, options = {}) => sayOutcome(await importFile(database.db, publicId, text, options));
  expect(await run(first)).toBe('stored +4 ~0 -0 =0');
  const rows = await readImported(database.db, id);
  /** 'Иванов 1 #1' by the public id of the first file. */
  const people = async () =>
    (await readImported(database.db, id)).map(
      (row) =>
        `${rows.findIndex(({ public_id }) => public_id === row.public_id) + 1}: ${row.last_name} ${row.start_number} ${row.position ?? row.status}`,
    );
  return { ...start, id, run, rows, people };
};
const hide = (publicId: string | undefined) =>
  sql`update results set name_hidden = true, name_words = null, name_words_back = null where public_id = ${publicId}`.execute(
    database.db,
  );

describe('a file that is read again', () => {
  it('changes nothing, notes nothing and says so', async () => {
    const { id, run, rows } = await setUp();
    const outcome = await run(first);
    expect(outcome).toBe('same +0 ~0 -0 =4');
    expect(await readImported(database.db, id)).toEqual(rows);
    expect(await readImports(database.db, id)).toHaveLength(1);
    // Other spelling of the same.
    expect(await run(`Протокол\n${first.replaceAll('40:00', '0:40:00.0')}\n`)).toBe('same +0 ~0 -0 =4');
  });

  it('a corrected one adds, changes and removes; pages and places follow', async () => {
    const { id, run, people, rows } = await setUp();
    const corrected = file(
      [1, 'Иванов Иван', '43:00'],
      [2, 'Петров Пётр', '41:00'],
      [4, 'Орлов Олег', '40:30'],
      [5, 'Белова Анна', '44:00'],
    );
    expect(await run(corrected)).toBe('stored +1 ~2 -1 =1');
    expect(await people()).toEqual(['1: Иванов 1 3', '2: Петров 2 2', '4: Орлов 4 1', '0: Белова 5 4']);
    const [ivanov, petrov] = await readImported(database.db, id);
    expect([ivanov?.import_id === rows[0]?.import_id, petrov?.import_id === rows[1]?.import_id]).toEqual([false, true]);
    expect(
      (await readImports(database.db, id)).map(({ added, changed, removed }) => [added, changed, removed]),
    ).toEqual([
      [4, 0, 0],
      [1, 2, 1],
    ]);
    // The first file again is a correction too.
    expect(await run(first)).toBe('stored +1 ~2 -1 =1');
  });

  it('keeps those who are missing when asked to, and the rows of formats that it does not name', async () => {
    const { run, people } = await setUp();
    expect(await run(file([5, 'Белова Анна', '44:00']), { isKeeping: true })).toBe('stored +1 ~0 -0 =0');
    expect(await run(file([1, 'Сидоров Семён', '25:00', '5 км']))).toBe('stored +1 ~0 -0 =0');
    expect(await people()).toHaveLength(6);
  });

  it('names that are hidden stay hidden, also from the search, when the person gets another number or swaps it', async () => {
    const { id, run, people, rows } = await setUp();
    await hide(rows[0]?.public_id);
    await hide(rows[2]?.public_id);
    // Ivanov and Petrov had each other's numbers, Kotova's was a slip.
    expect(
      await run(
        file(
          [2, 'Иванов Иван', '40:00'],
          [1, 'Петров Пётр', '41:00'],
          [33, 'Котова Яна', '42:00'],
          [4, 'Орлов Олег', 'DNF'],
        ),
      ),
    ).toBe('stored +0 ~3 -0 =1');
    expect(await people()).toEqual(['2: Петров 1 2', '1: Иванов 2 1', '4: Орлов 4 dnf', '3: Котова 33 3']);
    const after = await readImported(database.db, id);
    expect(after.map(({ last_name, name_hidden, name_words }) => [last_name, name_hidden, name_words])).toEqual([
      ['Петров', false, 'петров петр'],
      ['Иванов', true, null],
      ['Орлов', false, 'орлов олег'],
      ['Котова', true, null],
    ]);
    // A corrected spelling stays hidden as well.
    expect(
      await run(
        file(
          [2, 'Иваненко Иван', '40:00'],
          [1, 'Петров Пётр', '41:00'],
          [33, 'Котова Яна', '42:00'],
          [4, 'Орлов Олег', 'DNF'],
        ),
      ),
    ).toBe('stored +0 ~1 -0 =3');
    expect((await readImported(database.db, id))[1]).toMatchObject({
      last_name: 'Иваненко',
      name_hidden: true,
      name_words: null,
      public_id: rows[0]?.public_id,
    });
  });

  it('namesakes are told apart by their numbers', async () => {
    const { city } = await createPastStart(database.db);
    const run = async (text: string) => sayOutcome(await importFile(database.db, city.publicId, text));
    expect(await run(file([1, 'Иванов Иван', '40:00'], [2, 'Иванов Иван', '50:00']))).toBe('stored +2 ~0 -0 =0');
    const before = await readImported(database.db, city.id);
    expect(await run(file([2, 'Иванов Иван', '50:00'], [1, 'Иванов Иван', '40:00'], [3, 'Иванов Иван', '60:00']))).toBe(
      'stored +1 ~0 -0 =2',
    );
    expect((await readImported(database.db, city.id)).slice(0, 2)).toEqual(before);
  });

  it('people of a relay keep their pages in another order', async () => {
    const { city } = await createPastStart(database.db);
    const relay = (...names: string[]) =>
      ['Номер;Команда;ФИО;Результат', ...names.map((name) => `7;Лоси;${name};42:00`)].join('\n');
    const run = async (...names: string[]) =>
      sayOutcome(await importFile(database.db, city.publicId, relay(...names), { format: 'Командный' }));
    expect(await run('Иванов Иван', 'Петров Пётр')).toBe('stored +2 ~0 -0 =0');
    const [ivanov, petrov] = await readImported(database.db, city.id);
    expect(await run('Петров Пётр', 'Иванов Иван', 'Котова Яна')).toBe('stored +1 ~2 -0 =0');
    expect(
      (await readImported(database.db, city.id))
        .map(({ public_id, leg, last_name }) => [public_id, leg, last_name])
        .slice(0, 2),
    ).toEqual([
      [petrov?.public_id, 1, 'Петров'],
      [ivanov?.public_id, 2, 'Иванов'],
    ]);
  });
});

describe('a preview and two at once', () => {
  it('a preview tells what would happen and changes nothing', async () => {
    const { id, run, rows } = await setUp();
    expect(await run(file([1, 'Иванов Иван', '43:00'], [9, 'Новый Никита', '44:00']), { isPreview: true })).toBe(
      'previewed +1 ~1 -3 =0',
    );
    expect(await readImported(database.db, id)).toEqual(rows);
    expect(await readImports(database.db, id)).toHaveLength(1);
  });

  it('two imports of one start at once: one waits, nothing doubles, places are whole', async () => {
    const { city } = await createPastStart(database.db);
    const lines = (shift: number): Line[] =>
      Array.from({ length: 300 }, (_, at) => [at + 1, `Бегун Номер${at}`, `${40 + ((at + shift) % 20)}:00`]);
    const outcomes = await Promise.all(
      [0, 1, 0, 1].map((shift) => importFile(database.db, city.publicId, file(...lines(shift)))),
    );
    expect(outcomes.filter(({ state }) => state === 'stored' || state === 'same')).toHaveLength(4);
    expect(outcomes.filter((outcome) => sayOutcome(outcome) === 'stored +300 ~0 -0 =0')).toHaveLength(1);
    const rows = await readImported(database.db, city.id);
    expect([rows.length, rows.every(({ position }) => position !== null)]).toEqual([300, true]);
  });

  it('says that it waits for the other one', async () => {
    const { city } = await createPastStart(database.db);
    const stages = new Set<string>();
    let waiting: Promise<unknown> = Promise.resolve();
    await database.db.transaction().execute(async (tx) => {
      await sql`select id from event_cities where id = ${city.id} for no key update`.execute(tx);
      await new Promise<void>((resolve) => {
        waiting = importFile(database.db, city.publicId, first, {}, (stage) => {
          stages.add(stage);
          if (stage === 'wait') resolve();
        });
      });
    });
    await waiting;
    expect([...stages]).toEqual(['read', 'wait', 'write', 'place']);
  });

  it('opens the results when asked to, also of a file that was read before', async () => {
    const { id, run } = await setUp();
    const openedAt = async () =>
      (
        await sql<{ at: Date | null }>`select results_published_at as at from event_cities where id = ${id}`.execute(
          database.db,
        )
      ).rows[0]?.at;
    expect(await openedAt()).toBeNull();
    expect(await run(first, { isPublishing: true })).toBe('same +0 ~0 -0 =4');
    const at = await openedAt();
    expect(at).toBeInstanceOf(Date);
    await run(file([1, 'Иванов Иван', '43:00']), { isPublishing: true });
    expect(await openedAt()).toEqual(at);
  });
});
