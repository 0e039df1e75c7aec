import { ticketsList } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFormat, createPromocode, createTeam, type MadeFormat } from '../factories/events.ts';
import { participant } from '../factories/orders.ts';
import { buyTicket, createRunner, offer, register, upload } from '../factories/tickets.ts';
import type { Member } from '../staff/door.ts';
import { openOffice, type Start } from './office.ts';

const { app, db, ask, list, idsOf, createColleague, createStart, clock } = openOffice();

const anna = (change: Record<string, unknown> = {}) => ({ info: participant(change) });

let admin: Member;
let buyer: Awaited<ReturnType<typeof createRunner>>;
beforeAll(async () => {
  admin = await createColleague('admin');
  buyer = await createRunner(app(), { phone: '+79990001122' });
});
const setTicket = async (id: string, set: ReturnType<typeof sql>): Promise<void> => {
  await sql`update tickets set ${set} where public_id = ${id}`.execute(db());
};

describe('a row of the list', () => {
  it('says who runs, in what and for how much', async () => {
    const { event, start, format } = await createStart();
    const { code } = await createPromocode(db());
    const id = await buyTicket(app(), buyer.token, format.publicId, { ...anna(), promocode: code });
    await setTicket(id, sql`start_number = 17`);
    const { values, total } = await list(admin, `/tickets?f.start=${start}`);
    expect(total).toEqual({ count: 1, exact: true });
    expect(values).toEqual([
      {
        public_id: id,
        ticket_number: expect.stringMatching(/^\d+$/),
        start_number: 17,
        name: 'Иванова Анна',
        event: { public_id: event, title: 'Забег' },
        start: { public_id: start, starts: expect.any(Number), timezone: 'Europe/Moscow' },
        format: { public_id: format.publicId, title: 'Личный' },
        wave: null,
        kind: 'athlete',
        age: expect.any(Number),
        gender: 'female',
        status: 'active',
        registered: expect.any(Number),
        handed_out: null,
        team: null,
        club: null,
        shirt: null,
        documents: null,
        insured: false,
        price: 2700,
        promocode: code,
        order: { public_id: expect.any(String), number: expect.any(String) },
        bought: expect.any(Number),
        phone: { masked: '+7 *** **-67', can_reveal: true },
      },
    ]);
    expect(Object.keys(values[0] ?? {})).toEqual(expect.arrayContaining([...ticketsList.columns]));
  });

  // BO-134
  it.each(['admin', 'manager', 'finance'] as const)('shows no phone, address or birthday to a %s', async (role) => {
    const { start, format } = await createStart();
    await buyTicket(app(), buyer.token, format.publicId, anna({ email: 'anna@mail.ru', phone: '+7 916 765-43-21' }));
    const colleague = await createColleague(role);
    const text = JSON.stringify(await list(colleague, `/tickets?f.start=${start}`));
    for (const secret of ['anna@mail.ru', buyer.email, '9167654321', '9990001122', '1990-05-17'])
      expect(text).not.toContain(secret);
  });
});

describe('the filters', () => {
  let start: Start;
  const made: Record<string, string> = {};
  const nameOf = (id: unknown): string => Object.keys(made).find((name) => made[name] === id) ?? 'unknown';
  const found = async (query: string): Promise<string[]> =>
    (await idsOf(admin, `/tickets?f.event=${start.event}&sort=bought&${query}`)).map(nameOf);
  let team: string;
  let second: MadeFormat;

  beforeAll(async () => {
    start = await createStart({ license: true, clusters: [{ name_ru: 'А' }] });
    const { format } = start;
    second = await createFormat(db(), {
      event_city_id: format.eventCityId,
      preregistration: false,
      license: true,
      quotas: { athlete: 9, kids: 9 },
    });
    const buyOf = (fields?: Record<string, unknown>, of = format) => buyTicket(app(), buyer.token, of.publicId, fields);
    const { code } = await createPromocode(db(), { code: 'ONLY' });
    made['unnamed'] = await buyOf();
    made['named'] = await buyOf();
    made['coded'] = await buyOf({ preReg: 'later', info: null, promocode: code });
    made['returned'] = await buyOf();
    made['numbered'] = await buyOf();
    made['teamed'] = await buyOf();
    made['handed'] = await buyOf();
    made['second'] = await buyOf(undefined, second);
    const id = (name: string): string => made[name] ?? '';
    const info = JSON.stringify({
      last_name: 'Ёлкина',
      first_name: 'Анна',
      gender: 'female',
      item_size: 'M',
      birth_date: '1990-05-17',
    });
    await setTicket(
      id('named'),
      sql`info = ${info}::jsonb, registered_at = now(), cluster_id = ${format.clusterIds[0]}`,
    );
    await setTicket(id('returned'), sql`status = 'processing'`);
    await setTicket(id('numbered'), sql`start_number = 500`);
    const { id: teamId, publicId } = await createTeam(db(), format.id);
    team = publicId;
    await setTicket(id('teamed'), sql`team_id = ${teamId}`);
    await setTicket(id('handed'), sql`offline_registered_at = now()`);
    const paper = await upload(app(), buyer.token);
    await setTicket(
      id('second'),
      sql`info = '{}'::jsonb, license_file_id = (select id from files where public_id = ${paper})`,
    );
    await setTicket(id('second'), sql`kind = 'kids'`);
  });

  const all = ['unnamed', 'named', 'coded', 'returned', 'numbered', 'teamed', 'handed', 'second'];
  const without = (...names: string[]): string[] => all.filter((name) => !names.includes(name));
  it.each<[string, () => string, string[]]>([
    ['nothing', () => '', all],
    ['a start', () => `f.start=${start.start}`, all],
    ['another start', () => 'f.start=other', []],
    ['a format', () => `f.format=${second.publicId}`, ['second']],
    ['formats', () => `f.format=${second.publicId}&f.format=${start.format.publicId}`, all],
    ['a wave', () => 'f.wave=А', ['named']],
    ['no wave', () => 'f.wave=none', without('named')],
    ['a kind', () => 'f.kind=kids', ['second']],
    ['a state', () => 'f.state=processing', ['returned']],
    ['a participant', () => 'f.participant=yes', ['named', 'second']],
    ['no participant', () => 'f.participant=no', without('named', 'second')],
    ['both', () => 'f.participant=yes&f.participant=no', all],
    ['a missing document', () => 'f.documents=missing', ['named']],
    ['a given document', () => 'f.documents=given', ['second']],
    ['a number', () => 'f.number.from=500&f.number.to=500', ['numbered']],
    ['no number', () => 'f.number=none', without('numbered')],
    ['a team', () => `f.team=${team}`, ['teamed']],
    ['no team', () => 'f.team=none', without('teamed')],
    ['a gender', () => 'f.gender=female', ['named']],
    ['a shirt', () => 'f.shirt=M', ['named']],
    ['no shirt', () => 'f.shirt=none', without('named')],
    ['a promocode', () => 'f.promocode=only', ['coded']],
    ['no promocode', () => 'f.promocode=none', without('coded')],
    ['when it was bought', () => 'f.bought.to=1', []],
    ['packs that were handed out', () => 'f.handed_out=yes', ['handed']],
    ['two of them', () => 'f.state=active&f.number.to=600', ['numbered']],
  ])('find by %s', async (_, query, expected) => {
    expect(await found(query())).toEqual(expected);
  });

  it('find by the order', async () => {
    const { values } = await list(admin, `/tickets?f.event=${start.event}&f.number.from=500`);
    const [row] = values as { order: { public_id: string } }[];
    expect(await found(`f.order=${row?.order.public_id}`)).toEqual(['numbered']);
  });

  it.each(Object.entries(ticketsList.views))('view %s opens', async (_, query) => {
    expect((await ask('GET', `/tickets?${query}`, admin)).status).toBe(200);
  });

  it('sort by number and by name; those without one stand last and first', async () => {
    const sorted = async (sort: string) =>
      (await idsOf(admin, `/tickets?f.event=${start.event}&sort=${sort}`)).map(nameOf);
    expect((await sorted('number'))[0]).toBe('numbered');
    expect((await sorted('name')).at(-1)).toBe('named');
    expect((await sorted('-name'))[0]).toBe('named');
  });

  it('search by the number of the ticket, the start number and the beginning of the name', async () => {
    const search = async (text: string) => found(`search=${encodeURIComponent(text)}`);
    expect(await search('500')).toEqual(['numbered']);
    for (const text of ['елк', 'ЁЛКИНА', 'елкина анна']) expect(await search(text), text).toEqual(['named']);
    for (const text of ['лкина', '%', '_лкина', 'анна']) expect(await search(text), text).toEqual([]);
    const { rows } = await sql<{
      number: string;
    }>`select ticket_number as number from tickets where public_id = ${made['teamed']}`.execute(db());
    expect(await search(rows[0]?.number ?? '')).toEqual(['teamed']);
  });
});

// BO-124
describe('a colleague of one start', () => {
  it('is listed its tickets alone and opens no other', async () => {
    const [own, other] = [await createStart(), await createStart()];
    const mine = await buyTicket(app(), buyer.token, own.format.publicId);
    const theirs = await buyTicket(app(), buyer.token, other.format.publicId);
    const colleague = await createColleague('manager', { starts: [own.start] });
    const page = await list(colleague, '/tickets');
    expect([page.values.map(({ public_id: id }) => id), page.total.count]).toEqual([[mine], 1]);
    expect(await idsOf(colleague, `/tickets?f.start=${other.start}`)).toEqual([]);
    const unknown = await ask('GET', '/tickets/unknown', colleague);
    for (const path of [`/tickets/${theirs}`, `/tickets/${theirs}/history`]) {
      const answer = await ask('GET', path, colleague);
      expect([answer.status, answer.body]).toEqual([404, unknown.body]);
    }
    expect((await ask('GET', `/tickets/${mine}`, colleague)).status).toBe(200);
  });
});

describe('the card of a ticket', () => {
  it('says whose it is, what he answered, what it cost and whom it was offered to', async () => {
    const fields = [{ name: 'diet', label_ru: 'Питание', label_en: 'Food', required: false, type: 'text' }];
    const { start, format } = await createStart({ license: true, additional_fields: fields });
    const id = await buyTicket(app(), buyer.token, format.publicId);
    const license = await upload(app(), buyer.token);
    const info = participant({
      email: 'anna@mail.ru',
      extra_contact: '+7 916 000-00-99',
      diet: 'Без мяса, звонить 8 916 111-22-33',
    });
    expect((await register(app(), buyer.token, id, { info, license_file: license })).status).toBe(200);
    expect((await offer(app(), buyer.token, id, 'friend@mail.ru')).status).toBe(200);
    await app().sweeps.sendLetters();
    const answer = await ask('GET', `/tickets/${id}`, await createColleague('finance'));
    expect(answer.body['values']).toMatchObject({
      public_id: id,
      start: { public_id: start },
      name: 'Иванова Анна',
      status: 'transfer',
      holder: { public_id: buyer.publicId, name: 'Пётр Петров', temporary: false, email: { can_reveal: false } },
      purchaser: { public_id: buyer.publicId },
      documents: 'given',
      files: [{ kind: 'license', public_id: license }],
      answers: expect.arrayContaining([
        { field: 'email', label: null, value: 'a***@mail.ru' },
        { field: 'diet', label: 'Питание', value: 'Б***' },
      ]),
      qr_version: 1,
      policies: [],
      money: { price: 3000, paid: 3000, reason: null, return: null },
      transfers: [
        {
          status: 'waiting',
          from: { public_id: buyer.publicId, name: 'Пётр Петров' },
          to: null,
          email: { masked: 'f***@mail.ru', can_reveal: false },
          closed: null,
        },
      ],
    });
    const text = JSON.stringify(answer.body);
    expect(text).not.toContain('extra_contact');
    for (const secret of [
      'anna@mail.ru',
      'friend@mail.ru',
      buyer.email,
      '9160000099',
      '111-22-33',
      '1990-05-17',
      '9990001122',
    ])
      expect(text).not.toContain(secret);
  });

  // BO-130
  it('leaves one entry for the looks of ten minutes', async () => {
    const { format } = await createStart();
    const id = await buyTicket(app(), buyer.token, format.publicId);
    const looker = await createColleague('manager');
    await ask('GET', `/tickets/${id}`, looker);
    await ask('GET', `/tickets/${id}`, looker);
    const history = async () => (await ask('GET', `/tickets/${id}/history`, admin)).body['values'];
    expect(await history()).toEqual([
      expect.objectContaining({
        act: 'ticket.view',
        count: 2,
        actor: expect.objectContaining({ public_id: looker.publicId }),
      }),
    ]);
    clock.advance(11 * 60);
    await ask('GET', `/tickets/${id}`, looker);
    expect(await history()).toHaveLength(2);
  });

  it('shows a return with what was promised', async () => {
    const { format } = await createStart();
    const id = await buyTicket(app(), buyer.token, format.publicId);
    await sql`insert into ticket_returns (ticket_id, user_id, percent, paid_minor, sum_minor)
      select id, user_id, 50, 300000, 150000 from tickets where public_id = ${id}`.execute(db());
    const { body } = await ask('GET', `/tickets/${id}`, admin);
    expect((body['values'] as { money: object }).money).toMatchObject({
      return: { percent: 50, sum: 1500, insurance: 0, asked: expect.any(Number), done: null },
    });
  });
});
