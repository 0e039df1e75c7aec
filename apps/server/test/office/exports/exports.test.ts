import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../src/platform/table/xlsx/read-workbook.ts';
import { plainLine } from '../../factories/orders.ts';
import { openExports } from './stage.ts';

const {
  app,
  ask,
  buyOf,
  clock,
  createColleague,
  createStart,
  db,
  download,
  link,
  linesOf,
  made,
  minutes,
  open,
  order,
  read,
  ready,
} = openExports();

const purpose = 'Сверка с кассой';

describe('a file of a list', () => {
  it('has the rows of the list by its own filter, its header and a last row with who, when and what (BO-139)', async () => {
    const vera = await createColleague('manager');
    const here = await createStart();
    const there = await createStart();
    const bought = await buyOf([plainLine(here.format.publicId, 1)]);
    await buyOf([plainLine(there.format.publicId, 1)]);
    const file = await ready(vera, {
      query: `f.start=${here.start}&sort=-created&cursor=&limit=25`,
      columns: ['id', 'state'],
    });
    expect(file).toMatchObject({ state: 'ready', rows: 1, total: 1, personal: false, purpose: null, error: null });
    const { headers, text } = await download(vera, file);
    const [head, row, foot, end] = text.split('\r\n');
    expect([head, row, end]).toEqual(['\ufeffКод заказа;Состояние', `${bought};Оплачен`, '']);
    expect(foot).toMatch(
      new RegExp(
        `Выгрузка № ${file.number} · Заказы · \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d · .+ · фильтр: .*f.start=${here.start}.* · строк: 1`,
      ),
    );
    expect(headers['content-disposition']).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
  });

  it('of XLSX says who, when, purpose and number in its properties, and its name has the number (BO-139)', async () => {
    const vera = await createColleague('manager');
    const { start, format } = await createStart();
    await buyOf([plainLine(format.publicId, 1)]);
    const file = await ready(vera, {
      query: `f.start=${start}`,
      columns: ['id', 'email', 'created', 'total'],
      format: 'xlsx',
      purpose,
    });
    const { bytes, headers } = await download(vera, file);
    expect(headers['content-disposition']).toContain(`-N${file.number}.xlsx"`);
    expect(file.size).toBe(bytes.length);
    const book = await readWorkbook(bytes);
    const properties = (await book?.parts.read('docProps/core.xml')) ?? '';
    for (const word of [`№ ${file.number}`, purpose, 'Заказы', start]) expect(properties).toContain(word);
    const sheet = (await book?.parts.read(book.sheets[0]?.part ?? '')) ?? '';
    expect(sheet).toContain('state="frozen"');
    expect(sheet).toMatch(/<c r="D2"><v>\d+<\/v><\/c>/);
    expect(sheet).toMatch(/<c r="C2" s="3"><v>[\d.]+<\/v><\/c>/);
  });

  it('keeps what a buyer typed a text (BO-145)', async () => {
    const vera = await createColleague('manager');
    const { start, format } = await createStart();
    const bought = await buyOf([plainLine(format.publicId, 1)]);
    await sql`update users set name = '=HYPERLINK("http://evil")', last_name = '' where id =
      (select user_id from orders where public_id = ${bought})`.execute(db());
    const file = await ready(vera, { query: `f.start=${start}`, columns: ['buyer'] });
    expect((await linesOf(vera, file))[1]).toBe(`"'=HYPERLINK(""http://evil"")"`);
  });

  it('has more rows than one statement reads, each once, of one moment', async () => {
    const vera = await createColleague('manager');
    const { start, format } = await createStart();
    const bought = await buyOf([plainLine(format.publicId, 1)]);
    await sql`
      with made as (insert into orders (public_id, user_id, email, language, total_minor, amount_minor, expires_at, status, paid_at, issued_at)
        select 'bulk' || n, o.user_id, o.email, o.language, n, n, o.expires_at, o.status, o.paid_at, o.issued_at
        from orders o, generate_series(1, 5200) n where o.public_id = ${bought} returning id)
      insert into order_lines (order_id, position, selector, unique_id, item_id, item_public_id, event_city_id, title_ru, count, price_minor, total_minor)
      select made.id, 0, 'ticket', 'u' || made.id, ${format.id}, ${format.publicId}, ${format.eventCityId}, 'Место', 1, 0, 0 from made`.execute(
      db(),
    );
    const file = await ready(vera, { query: `f.start=${start}&sort=sum`, columns: ['id'] });
    expect(file.rows).toBe(5201);
    const lines = (await linesOf(vera, file)).slice(1, -1);
    expect(new Set(lines).size).toBe(5201);
  });
});

describe('the order of a file', () => {
  it('refuses lists, columns and filters that there are not', async () => {
    const vera = await createColleague('manager');
    expect((await order(vera, { list: 'runs' })).body).toHaveProperty('errors.list');
    expect((await order(vera, { columns: ['number', 'password'] })).body).toHaveProperty('errors.columns');
    expect((await order(vera, { columns: ['number', 'number'] })).body).toHaveProperty('errors.columns');
    expect((await order(vera, { query: 'f.nothing=1' })).status).toBe(400);
    expect((await order(vera, { list: 'people', columns: ['name'] })).status).toBe(400);
  });

  it('is answered the same for the same key, and made once', async () => {
    const vera = await createColleague('manager');
    const asking = {
      ...vera,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { list: 'orders', query: '', columns: ['id'], format: 'csv', language: 'ru' },
    };
    const first = await ask('POST', '/exports', asking);
    const again = await ask('POST', '/exports', asking);
    expect(again.body).toEqual(first.body);
    expect((await ask('GET', '/exports', vera)).body['values']).toHaveLength(1);
  });

  it('lets five of a person wait, however many come at once', async () => {
    const vera = await createColleague('manager');
    const many = await Promise.all(Array.from({ length: 9 }, () => order(vera)));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(many.find(({ status }) => status !== 200)?.body['message']).toContain('5 выгрузок');
    await app().sweeps.makeExports();
    expect((await order(vera)).status).toBe(200);
    await sql`update exports set state = 'expired' where state = 'waiting'`.execute(db());
  });

  it('of columns of personal data asks for a purpose, and says so at its field', async () => {
    const vera = await createColleague('manager');
    for (const wrong of [undefined, '', ' abc  ', 'x'.repeat(201)])
      expect((await order(vera, { columns: ['email'], purpose: wrong })).body).toHaveProperty('errors.purpose');
    expect((await order(vera, { columns: ['email'], purpose })).status).toBe(200);
    await sql`update exports set state = 'expired' where state = 'waiting'`.execute(db());
  });

  it('of columns of personal data asks for a proof within ten minutes', async () => {
    const vera = await createColleague('manager');
    minutes(11);
    expect((await order(vera, { columns: ['email'], purpose })).body).toMatchObject({ code: 'reauth_required' });
    expect((await order(vera)).status).toBe(200);
    await sql`update exports set state = 'expired' where state = 'waiting'`.execute(db());
  });

  it('of columns of personal data is for whoever has the right to them', async () => {
    const finance = await createColleague('finance');
    expect((await order(finance, { columns: ['email'], purpose })).body).toMatchObject({
      code: 'role_required',
      right: 'exports.personal',
    });
    const { body } = await ask('GET', '/export_options?list=orders', finance);
    expect(body).toMatchObject({ values: { may_personal: false } });
    const content = await createColleague('content');
    expect((await order(content)).status).toBe(403);
  });

  it('of many personal data waits for a second person, who lets it be made', async () => {
    const [vera, boss] = [await createColleague('manager'), await createColleague('admin')];
    await sql`
      insert into users (public_id, email, name, language, blocked) select 'many' || n, 'many' || n || '@example.org', 'x', 'ru', true
      from generate_series(1, 50001) n`.execute(db());
    const asked = await order(vera, { list: 'people', query: 'f.blocked=yes', columns: ['name', 'email'], purpose });
    expect(asked.status).toBe(202);
    expect((await ask('GET', '/exports', vera)).body['values']).toEqual([]);
    const { public_id: id, version } = asked.body['approval'] as { public_id: string; version: number };
    const decided = await ask('PUT', `/approvals/${id}/approve`, { ...boss, body: { version } });
    expect([decided.status, decided.body]).toEqual([200, expect.anything()]);
    const [file] = (await ask('GET', '/exports', vera)).body['values'] as [{ public_id: string }];
    expect(file).toMatchObject({ personal: true, state: 'waiting', total: 50_001 });
    expect((await order(vera, { list: 'people', query: 'f.blocked=yes', columns: ['name'] })).status).toBe(200);
    await sql`update exports set state = 'expired' where state = 'waiting'`.execute(db());
  }, 60_000);
});

describe('scope', () => {
  it('is that of the list, in every list (BO-124)', async () => {
    const [mine, other] = [await createStart(), await createStart()];
    const vera = await createColleague('manager', { starts: [mine.start] });
    const bought = await buyOf([plainLine(mine.format.publicId, 1), plainLine(other.format.publicId, 1)]);
    await buyOf([plainLine(other.format.publicId, 1)]);
    const orders = await linesOf(vera, await ready(vera, { columns: ['id', 'lines_count', 'hidden_lines'] }));
    expect(orders.slice(1, -1)).toEqual([`${bought};1;1`]);
    const tickets = await ready(vera, { list: 'tickets', columns: ['ticket', 'phone'], purpose });
    expect(tickets.rows).toBe(1);
    const people = await ready(vera, { list: 'people', query: `f.start=${other.start}`, columns: ['name'] });
    expect(people.rows).toBe(0);
    expect((await ready(vera, { list: 'promocodes', columns: ['code'] })).rows).toBe(0);
  });

  it('of personal data is no wider than one grant gives both', async () => {
    const [mine, other] = [await createStart(), await createStart()];
    const vera = await createColleague('manager', { starts: [mine.start] });
    await sql`insert into staff_grants (public_id, user_id, role) values (${crypto.randomUUID()}, ${vera.id}, 'finance')`.execute(
      db(),
    );
    await buyOf([plainLine(mine.format.publicId, 1)]);
    await buyOf([plainLine(other.format.publicId, 1)]);
    const personal = await ready(vera, {
      columns: ['email'],
      query: `f.start=${mine.start}&f.start=${other.start}`,
      purpose,
    });
    expect(personal.rows).toBe(1);
    const plain = await ready(vera, { columns: ['id'], query: `f.start=${mine.start}&f.start=${other.start}` });
    expect(plain.rows).toBe(2);
  });

  it('holds while it is made: whoever lost his right meanwhile gets nothing', async () => {
    const vera = await createColleague('manager');
    const file = await made(vera);
    await sql`update staff_grants set role = 'content' where user_id = ${vera.id}`.execute(db());
    await app().sweeps.makeExports();
    const { rows } = await sql<{
      state: string;
      error: string;
    }>`select state, error from exports where public_id = ${file.public_id}`.execute(db());
    expect(rows).toEqual([{ state: 'failed', error: 'role_required' }]);
  });

  it("shows nobody another's file", async () => {
    const [vera, boss] = [await createColleague('manager'), await createColleague('admin')];
    const file = await ready(vera);
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/link'],
      ['DELETE', ''],
    ] as const)
      expect((await ask(method, `/exports/${file.public_id}${path}`, boss)).status).toBe(404);
    expect((await ask('GET', '/exports', boss)).body['values']).toEqual([]);
    expect((await read(vera, file)).state).toBe('ready');
  });
});

describe('a link', () => {
  // BO-144
  it('opens once, within a minute, for its session alone', async () => {
    const [vera, boss] = [await createColleague('manager'), await createColleague('admin')];
    const file = await ready(vera);
    const { body } = await link(vera, file);
    const url = String(body['url']);
    expect((await open(url, null)).status).toBe(404);
    expect((await open(url, boss.cookie)).status).toBe(404);
    expect((await open(url.replace(file.public_id, 'another'), vera.cookie)).status).toBe(404);
    const opened = await Promise.all([1, 2, 3].map(() => open(url, vera.cookie)));
    expect(opened.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    const late = String((await link(vera, file)).body['url']);
    clock.advance(61);
    expect((await open(late, vera.cookie)).status).toBe(404);
  });

  it('does not open for whoever lost the right since', async () => {
    const vera = await createColleague('manager');
    const file = await ready(vera, { columns: ['email'], purpose });
    const url = String((await link(vera, file)).body['url']);
    await sql`update staff_grants set role = 'finance' where user_id = ${vera.id}`.execute(db());
    expect((await open(url, vera.cookie)).status).toBe(403);
    expect((await link(vera, file)).status).toBe(403);
    await sql`update staff_grants set ended_at = now() where user_id = ${vera.id}`.execute(db());
    expect((await open(url, vera.cookie)).status).toBe(403);
  });

  it('is refused before the file is there, and after a day', async () => {
    const vera = await createColleague('manager');
    const waiting = await made(vera);
    expect((await link(vera, waiting)).status).toBe(400);
    await app().sweeps.makeExports();
    expect((await link(vera, waiting)).status).toBe(200);
    await sql`update exports set expires_at = ${clock()} where public_id = ${waiting.public_id}`.execute(db());
    expect((await link(vera, waiting)).status).toBe(400);
    expect((await read(vera, waiting)).state).toBe('expired');
  });

  it('is told to the audit with the making of the file (BO-130)', async () => {
    const vera = await createColleague('manager');
    const file = await ready(vera, { columns: ['email'], query: 'search=secret@example.org', purpose });
    await download(vera, file);
    const { rows } = await sql<{ act: string; reason: unknown; text: string }>`
      select act, reason, changes::text as text from audit_entries where actor_id = ${vera.id} and act like 'export.%' order by id`.execute(
      db(),
    );
    expect(rows.map(({ act }) => act)).toEqual(['export.create', 'export.link', 'export.download']);
    expect(rows[0]).toMatchObject({ reason: { plain: purpose } });
    expect(rows[0]?.text).toContain('email');
    expect(rows[0]?.text).not.toContain('secret');
  });
});
