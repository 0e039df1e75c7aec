import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../src/platform/table/xlsx/read-workbook.ts';
import { openNumbers } from './stage.ts';

const office = openNumbers();
const {
  addTickets,
  admin,
  ask,
  assign,
  buyNamed,
  chips,
  createColleague,
  createStart,
  db,
  file,
  read,
  setRanges,
  valuesOf,
} = office;

beforeAll(async () => {
  await buyNamed(await createStart());
});

const withRange = async () => {
  const start = await createStart();
  await setRanges(start, [{ first: 1, last: 100 }]);
  return start;
};

describe('a list of chips', () => {
  it('with a doubled or unknown number is refused by line and changes nothing (BO-078)', async () => {
    const start = await withRange();
    await chips(start, '1;A1');
    const refused = await chips(start, '1;B1\n500;B2\n1;B3\nx;B4');
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      code: 'rows',
      problem_count: 3,
      problems: [
        { line: 2, field: 'number', message: 'На этом старте нет номера 500' },
        { line: 3, field: 'number', message: 'Номер 1 уже стоит в строке 1' },
        { line: 4, field: 'number' },
      ],
    });
    expect((await read(start.start)).chips).toEqual({ count: 1, numbers: 1 });
    expect(valuesOf(await chips(start, '1;B1\n500;B2', true))).toMatchObject({ dry_run: true, problem_count: 1 });
  });

  it('the same again changes nothing, several chips of one number stay, another list takes the place of its numbers alone', async () => {
    const start = await withRange();
    const list = 'Номер;Чип\r\n1;0007;0008\r\n2;X2';
    expect(valuesOf(await chips(start, list, true))).toMatchObject({ dry_run: true, added: 3 });
    expect((await read(start.start)).chips).toEqual({ count: 0, numbers: 0 });
    expect(valuesOf(await chips(start, list))).toMatchObject({ added: 3, removed: 0, same: 0 });
    expect(valuesOf(await chips(start, list))).toMatchObject({ added: 0, removed: 0, same: 3 });
    expect(valuesOf(await chips(start, '1;0007\n3;0008'))).toMatchObject({ added: 1, removed: 1, same: 1 });
    expect((await chips(start, '4;X2')).body).toMatchObject({
      problems: [{ line: 1, field: 'chip', message: 'Чип X2 привязан к номеру 2' }],
    });
  });
});

describe('the start list', () => {
  const listed = async () => {
    const start = await withRange();
    await addTickets(start, [{ last: 'Ёлкин' }, { last: 'Абрамов' }, { last: 'Ничей', isUnnamed: true }]);
    await assign(start);
    await chips(start, '1;0007;0008');
    return { start, path: `/event_cities/${start.start}/startlist` };
  };

  it('has a row of each ready ticket, as many as there are participants (BO-079)', async () => {
    const { start, path } = await listed();
    const { bytes, rows } = await file(`${path}?order=surname`);
    expect(rows).toBe((await read(start.start)).formats[0]?.ready);
    const lines = bytes.toString().split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFНомер;Фамилия;Имя;/);
    expect(lines[1]).toMatch(/^2;Абрамов;Иван;;М;1990;/);
    expect(lines[2]).toMatch(/^1;Ёлкин;.*;0007 0008;/);
    expect(lines).toHaveLength(4);
  });

  it('opens in Excel with its Cyrillic and the zeros of its chips (BO-079)', async () => {
    const { path } = await listed();
    const { bytes, name } = await file(`${path}?file=xlsx&preset=raceresult`);
    expect(name).toMatch(/^start-list-\d{4}-\d\d-\d\d-.*\.xlsx$/);
    const book = await readWorkbook(bytes);
    const text = String(await book?.parts.read(book.sheets[0]?.part ?? ''));
    expect(text).toMatch(/inlineStr"[^>]*><is><t[^>]*>Ёлкин/);
    expect(text).toMatch(/inlineStr"[^>]*><is><t[^>]*>0007</);
    expect(text).toContain('Transponder2');
  });

  it('for programs of timing keeps zeros bare, in Windows-1251 when asked', async () => {
    const { path } = await listed();
    const { bytes } = await file(`${path}?preset=mylaps&encoding=windows-1251`);
    const text = new TextDecoder('windows-1251').decode(bytes);
    expect(text).toMatch(/^Start number;First name;Last name;/);
    expect(text).toContain('1;Иван;Ёлкин;M;1990;');
    expect(text).toContain(';0007;0008\r\n');
  });

  it('is JSON, too, and of the formats that are named alone', async () => {
    const { path, start } = await listed();
    const { bytes } = await file(`${path}?file=json&formats=${start.format.publicId}`);
    const { rows } = JSON.parse(bytes.toString()) as { rows: object[] };
    expect(rows[0]).toMatchObject({ number: 1, last_name: 'Ёлкин', birth_year: 1990, chips: ['0007', '0008'] });
    expect(JSON.stringify(rows)).not.toMatch(/birth_date|1990-05-17|\+7/);
    const elsewhere = await createStart();
    expect((await ask('GET', `${path}?formats=${elsewhere.format.publicId}`, admin())).status).toBe(400);
  });

  it('shows birth dates and phones to whom personal files are allowed, for a purpose', async () => {
    const { path } = await listed();
    const body = { file: 'json', purpose: 'Хронометраж старта' };
    const answer = await ask('POST', path, { ...admin(), body });
    const { base64 } = valuesOf<{ base64: string }>(answer);
    expect(Buffer.from(base64, 'base64').toString()).toContain('"birth_date": "1990-05-17"');
    expect((await ask('POST', path, { ...admin(), body: { file: 'json' } })).status).toBe(422);
    const { body: log } = await ask('GET', `/audit?act=numbers.personal_start_list`, admin());
    expect(log['values']).toMatchObject([{ reason: 'Хронометраж старта' }]);
    const finance = await createColleague('finance');
    expect((await ask('POST', path, { ...finance, body })).status).toBe(403);
  });
});

describe('twenty thousand tickets', () => {
  it('have their numbers within ten seconds, each its own (BO-075)', { timeout: 60_000 }, async () => {
    const start = await createStart();
    await setRanges(start, [
      { first: 1, last: 15_000 },
      { first: 20_000, last: 30_000 },
    ]);
    await addTickets(
      start,
      Array.from({ length: 20_000 }, (_none, index) => ({ last: `Бегун ${(index * 7919) % 20_000}` })),
    );
    const began = performance.now();
    expect(valuesOf(await assign(start, { order: 'surname' }))).toMatchObject({ assigned: 20_000 });
    expect(performance.now() - began).toBeLessThan(10_000);
    const { rows } = await sql<{ count: number }>`
      select count(distinct t.start_number)::int as count from tickets t join booked_numbers b
        on b.format_id = t.format_id and b.number = t.start_number and b.ticket_id = t.id where t.format_id = ${start.format.id}`.execute(
      db(),
    );
    expect(rows[0]?.count).toBe(20_000);
  });
});
