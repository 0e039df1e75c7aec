import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { unique } from '../factories/events.ts';
import { send } from '../factories/orders.ts';
import { fileOf, openReference, placeHeadings, postalHeadings, schoolHeadings, schoolsFile } from './stage.ts';

const office = openReference();
const { acts, app, apply, ask, cardOf, columns, db, everything, load, read, second, take, upload, work } = office;

const counts = ({ state, added, changed, same }: Awaited<ReturnType<typeof read>>) => ({ state, added, changed, same });
const schoolNamed = async (name: string) => {
  const { rows } = await sql<{ type: string; short_name: string; public_id: string; city: string }>`
    select s.type, s.short_name, s.public_id, c.name_ru as city from schools s join cities c on c.id = s.city_id where s.name = ${name}`.execute(
    db(),
  );
  return rows;
};

describe('a file of schools', () => {
  it('stores nothing before it is applied, and then what was shown (BO-146)', async () => {
    const before = await everything();
    const shown = await take('schools', schoolsFile('школа;Проверочная школа № 1;Школа № 1;Москва;Москва'));
    expect(counts(shown)).toEqual({ state: 'ready', added: 1, changed: 0, same: 0 });
    expect(await everything()).toBe(before);
    cardOf(await apply(shown));
    expect(counts(await work(shown.public_id))).toEqual({ state: 'done', added: 1, changed: 0, same: 0 });
    expect(await schoolNamed('Проверочная школа № 1')).toMatchObject([
      { type: 'school', short_name: 'Школа № 1', city: 'Москва' },
    ]);
    const found = await send(app(), 'GET', `/api/obrnadzor/search/${encodeURIComponent('проверочная')}`);
    expect(found.json()).toMatchObject({ values: [{ short_name: 'Школа № 1', city: 'Москва' }] });
  });

  it('that is applied again changes nothing', async () => {
    const file = schoolsFile('вуз;Повторный университет;ПУ;;Москва', 'колледж;Повторный колледж;ПК;;Москва');
    await load('schools', file);
    const before = await everything();
    expect(counts(await load('schools', file))).toEqual({ state: 'done', added: 0, changed: 0, same: 2 });
    expect(await everything()).toBe(before);
  });

  it('knows a school however its quotes, dashes, case and ё are written, and keeps its id', async () => {
    await load('schools', schoolsFile('школа;Школа «Звёздная» – 2;Звёздная;;Москва'));
    const [before] = await schoolNamed('Школа «Звёздная» – 2');
    expect(counts(await load('schools', schoolsFile('школа;ШКОЛА "Звездная" -  2;Звездочка;;Москва')))).toMatchObject({
      added: 0,
      changed: 1,
    });
    expect(await schoolNamed('ШКОЛА "Звездная" - 2')).toEqual([{ ...before, short_name: 'Звездочка' }]);
  });

  it('leaves schools that it does not name as they are', async () => {
    const { rows: before } = await sql<{ count: number }>`select count(*)::int as count from schools`.execute(db());
    await load('schools', schoolsFile('школа;Единственная школа;Одна;;Москва'));
    const { rows: after } = await sql<{ count: number }>`select count(*)::int as count from schools`.execute(db());
    expect(after[0]?.count).toBe((before[0]?.count ?? 0) + 1);
  });

  it('of ten thousand rows with one bad one changes nothing and names the row (BO-146)', async () => {
    const before = await everything();
    const rows = Array.from({ length: 10_000 }, (_, at) => `школа;Школа ряда ${at};Ш ${at};;Москва`);
    rows[7000] = 'школа;Школа нигде;Н;;Нигдеград';
    const shown = await take('schools', schoolsFile(...rows));
    expect(shown).toMatchObject({ state: 'problems', hash: null, shown: { problem_count: 1, rows: 10_000 } });
    expect(shown.shown?.problems).toEqual([{ line: 7002, who: '', message: 'города «Нигдеград» нет в справочнике' }]);
    expect((await apply({ ...shown, hash: 'x' })).status).toBe(400);
    expect(await everything()).toBe(before);
  });

  it('has its problems told by kind and by row', async () => {
    const shown = await take(
      'schools',
      schoolsFile(
        'детсад;Сад № 1;Сад;;Москва',
        'школа;;Ш;;Москва',
        'школа;=1+1;Ш;;Москва',
        'школа;Школа А;Ш;Москва;Санкт-Петербург',
        'школа;Школа Б;Ш;;Москва',
        'школа;школа б;Ш;;Москва',
        'школа;Школа В;Ш;Атлантида;Москва',
        `школа;${'д'.repeat(301)};Ш;;Москва`,
      ),
    );
    expect(shown.shown?.problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '2: тип «детсад» непонятен: нужно «школа», «колледж» или «вуз»',
      '3: пусто в столбце «Полное название»',
      '4: в столбце «Полное название» формула, а не название: «=1+1»',
      '5: город «Санкт-Петербург» в другом регионе',
      '7: то же самое уже стоит в строке 6',
      '8: региона «Атлантида» нет в справочнике',
      '9: слишком длинно в столбце «Полное название»',
    ]);
    expect(shown.shown?.kinds).toHaveLength(7);
  });

  it('without a column is not read until a person names it', async () => {
    const shown = await take(
      'schools',
      fileOf('Тип;Полное название;Кратко;Город', ['школа;Названная школа;НШ;Москва']),
    );
    expect(shown).toMatchObject({ state: 'failed', failure: expect.stringContaining('«Короткое название»') });
    cardOf(await columns(shown, { '0': 'type', '1': 'name', '2': 'short_name', '3': 'city' }));
    expect(counts(await work(shown.public_id))).toMatchObject({ state: 'ready', added: 1 });
  });

  it('whose columns are called by no field of the list, or two by one, is refused', async () => {
    const shown = await take('schools', schoolsFile('школа;Школа полей;Ш;;Москва'));
    expect((await columns(shown, { '0': 'timezone' })).status).toBe(400);
    expect((await columns(shown, { '0': 'name', '1': 'name' })).status).toBe(400);
  });

  it('is read anew when the list has changed since it was shown', async () => {
    const shown = await take('schools', schoolsFile('школа;Школа перемен;Ш;;Москва'));
    await load('schools', schoolsFile('школа;Школа другая;Ш;;Москва'));
    expect((await apply(shown)).status).toBe(409);
    expect(await work(shown.public_id)).toMatchObject({ state: 'ready', moved: true, added: 1 });
  });

  it('is applied once by two processes, with one entry of the run', async () => {
    const shown = await take('schools', schoolsFile('школа;Школа гонки;Ш;;Москва'));
    const before = (await acts('schools')).filter((act) => act === 'reference.done').length;
    const answers = await Promise.all([apply(shown), apply(shown), apply(shown)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    await Promise.all([app().sweeps.workImports(), second().sweeps.workImports(), app().sweeps.workImports()]);
    expect(await work(shown.public_id)).toMatchObject({ state: 'done', added: 1 });
    expect(await schoolNamed('Школа гонки')).toHaveLength(1);
    expect((await acts('schools')).filter((act) => act === 'reference.done')).toHaveLength(before + 1);
  });

  it('whose process was killed while it was applied is applied by the next one', async () => {
    const shown = await take('schools', schoolsFile('школа;Школа убитая;Ш;;Москва'));
    cardOf(await apply(shown));
    // As a process leaves it that is gone a minute ago.
    await sql`update imports set attempts = 1, leased_until = now() - interval '1 day' where public_id = ${shown.public_id}`.execute(
      db(),
    );
    await second().sweeps.workImports();
    expect(await work(shown.public_id)).toMatchObject({ state: 'done', added: 1 });
  });

  it('is of no start: calls of results know nothing of it, and the other way round', async () => {
    const shown = await take('schools', schoolsFile('школа;Школа ничья;Ш;;Москва'));
    expect((await ask('GET', `/imports/${shown.public_id}`, office.admin())).status).toBe(404);
    const { start } = await office.createStart();
    const other = unique('import');
    await sql`insert into imports (public_id, kind, event_city_id, file_name, file_size, file_hash, state, created_by, created_at, options)
      select ${other}, 'results', ec.id, 'a.csv', 1, 'x', 'problems', ${office.admin().id}, now(), ${JSON.stringify(shown.options)}::jsonb
      from event_cities ec where ec.public_id = ${start}`.execute(db());
    expect((await ask('GET', `/reference/imports/${other}`, office.admin())).status).toBe(404);
    expect((await apply({ ...shown, public_id: other })).status).toBe(404);
    expect((await columns({ ...shown, public_id: other }, {})).status).toBe(404);
  });
});

describe('a file of places', () => {
  const row = (id: number, name: string, region: string, rest: string): string =>
    `${id};${name};${name} en;${region};${rest}`;
  const fresh = '9000001;Новая область;New Oblast;RU;Europe/Moscow;55,5;37.5';

  it('makes a region with its cities, and changes nothing the second time', async () => {
    const file = fileOf(placeHeadings, [
      row(9_100_001, 'Новоград', fresh, 'да'),
      row(9_100_002, 'Новосёлово', fresh, ''),
    ]);
    expect(counts(await load('places', file))).toEqual({ state: 'done', added: 2, changed: 0, same: 0 });
    const before = await everything();
    expect(counts(await load('places', file))).toEqual({ state: 'done', added: 0, changed: 0, same: 2 });
    expect(await everything()).toBe(before);
  });

  it('cannot move a city, crown a second one, or make a region of no name', async () => {
    const { rows } = await sql<{ id: number; region: number; other: number }>`
      select c.id, c.region_id as region, (select id from regions where id <> c.region_id order by id limit 1) as other
      from cities c where c.main order by c.id limit 1`.execute(db());
    const [main] = rows;
    if (!main) throw new Error('no city');
    const shown = await take(
      'places',
      fileOf(placeHeadings, [
        `${main.id};А;A;${main.other};;;;Europe/Moscow;;;`,
        `9200001;Б;B;${main.region};;;;Europe/Moscow;;;да`,
        '9200002;В;C;9300001;;;;Europe/Moscow;;;',
        `9200003;Г;D;${main.region};;;;Mars/Base;91;1;может`,
        `9200001;Б;B;${main.region};;;;Europe/Moscow;;;`,
      ]),
    );
    expect(shown.shown?.problems.map(({ line }) => line)).toEqual([2, 3, 4, 5, 5, 5, 6]);
    expect(shown.state).toBe('problems');
  });
});

describe('a file that calls one region in two ways', () => {
  it.each([
    ['the name as it stands first', 'Тверская область', 'Тверской край'],
    ['the new name first', 'Тверской край', 'Тверская область'],
  ])('is refused: %s', async (_, one, other) => {
    const { rows } = await sql<{ id: number; en: string }>`
      select id, name_en as en from regions where name_ru = 'Тверская область'`.execute(db());
    const [region] = rows;
    const named = (name: string): string => `${region?.id};${name};${region?.en};RU;Europe/Moscow;;;`;
    const shown = await take(
      'places',
      fileOf(placeHeadings, [`9400001;Один;One;${named(one)}`, `9400002;Два;Two;${named(other)}`]),
    );
    expect(shown.shown?.problems).toEqual([{ line: 3, who: '', message: 'регион назван иначе, чем в строке 2' }]);
  });
});

describe('a file of postal indexes', () => {
  it('adds and changes prefixes, and the site answers by them', async () => {
    const file = fileOf(postalHeadings, ['999;Москва;Москва', '998;Москва;']);
    expect(counts(await load('postal', file))).toEqual({ state: 'done', added: 2, changed: 0, same: 0 });
    const changed = fileOf(postalHeadings, ['999;Москва;', '998;Москва;']);
    expect(counts(await load('postal', changed))).toEqual({ state: 'done', added: 0, changed: 1, same: 1 });
    const { rows } = await sql<{ city_id: number | null }>`
      select city_id from postal_prefixes where prefix = '999'`.execute(db());
    expect(rows).toEqual([{ city_id: null }]);
  });

  it('refuses what is no prefix, no region and no city of it', async () => {
    const shown = await take(
      'postal',
      fileOf(postalHeadings, ['10;Москва;', '997;Нет такого;', '996;Москва;Казань', '995;;']),
    );
    expect(shown.shown?.problems.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
  });
});

it('a file that is no table, or of an unknown list, is refused at once', async () => {
  expect((await upload('schools', Buffer.from('%PDF-1.7'))).status).toBe(400);
  expect((await upload('cats' as 'schools', schoolHeadings)).status).toBe(404);
});
