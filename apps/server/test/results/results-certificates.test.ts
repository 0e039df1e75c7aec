import { brand, brandLatin } from '@trassa/rules';
import type { CertificateCheck } from '@trassa/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFormat, inDays, insertRow } from '../factories/events.ts';
import { send } from '../factories/orders.ts';
import { createPastCity, createResult, publishResults } from '../factories/results.ts';
import { createTestApp, type TestApp } from '../support/index.ts';
import { pdfText } from '../support/pdf-text.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const db = () => app.database.db;

const certificateOf = async (publicId: string, language: 'ru' | 'en' = 'ru') => {
  const answer = await send(app, 'GET', `/api/result/${publicId}/certificate?language=${language}`);
  if (answer.statusCode !== 200) return { status: answer.statusCode, text: '', code: '', headers: answer.headers };
  const text = pdfText(answer.rawPayload);
  const code = /\/results\/certificate\/(\S+)/.exec(text)?.[1] ?? '';
  return { status: 200, text, code, headers: answer.headers };
};
const check = async (code: string) => {
  const answer = await send(app, 'GET', `/api/result/certificate/${code}`);
  return { status: answer.statusCode, values: answer.json<{ values: CertificateCheck }>().values };
};

/** A finisher among three, published. */
const publish = async (row: Record<string, unknown> = {}) => {
  const { city, format } = await createPastCity(db());
  const person = {
    gender: 'female',
    category: 'Ж 30–39',
    last_name: 'Ёлкина',
    first_name: 'Анна',
    start_number: '0042',
  };
  const result = await createResult(db(), format, { ...person, time: '41:30', ...row });
  await createResult(db(), format, { time: '40:00', gender: 'male', category: 'М' });
  await createResult(db(), format, { time: '55:00', gender: 'female', category: 'Ж 30–39' });
  await publishResults(db(), city.id);
  return { city, format, result };
};

describe('a finisher’s certificate', () => {
  it('says name, team, start, time and places in both languages, with the address of its check', async () => {
    const { result } = await publish({ team: 'Медведи', club: 'Бегунок' });
    const ru = await certificateOf(result.publicId);
    expect(ru.headers['content-type']).toBe('application/pdf');
    expect(ru.headers['content-disposition']).toMatch(/^attachment; filename="certificate-[\w-]+\.pdf"$/);
    const lines = ru.text.split('\n');
    const wanted = [
      'СЕРТИФИКАТ ФИНИШЁРА',
      'АННА ЁЛКИНА',
      'Команда «Медведи» · Клуб «Бегунок»',
      'Время',
      '00:41:30',
      'В общем зачёте',
      '2',
      'из 3',
      'Среди женщин',
      '1',
      'из 2',
      'В категории Ж 30–39',
      '0042',
      'Проверить сертификат',
    ];
    for (const line of wanted) expect(lines).toContain(line);
    expect(ru.text).toContain('Дистанция пройдена: Забег, Москва, Личный, 10\u00a0км,');
    expect(lines).toContain(brand);
    expect(ru.text).toContain('http://localhost:3000/results/certificate/');
    const en = await certificateOf(result.publicId, 'en');
    for (const line of [
      brandLatin,
      'FINISHER CERTIFICATE',
      'Overall',
      'Among women',
      'Team “Медведи” · Club “Бегунок”',
      'In category W 30–39',
      'of 2',
      'Check the certificate',
    ])
      expect(en.text.split('\n')).toContain(line);
    expect(en.code).toBe(ru.code);
  });

  it('says what the template of the event city says instead', async () => {
    const { city, result } = await publish();
    await insertRow(db(), 'certificate_templates', {
      event_city_id: city.id,
      title_ru: 'Диплом героя',
      text_ru: 'Пройдено и записано',
      signed_ru: 'Директор забега И. Смирнов',
      ground: 'moss',
    });
    const { text } = await certificateOf(result.publicId);
    for (const part of ['ДИПЛОМ ГЕРОЯ', 'Пройдено и записано: Забег', 'Директор забега И. Смирнов'])
      expect(text).toContain(part);
    expect((await certificateOf(result.publicId, 'en')).text).toContain('ДИПЛОМ ГЕРОЯ');
  });

  it.each([
    [
      'a long double name',
      { last_name: 'Константинопольская-Воскресенская', first_name: 'Александра-Екатерина-Маргарита' },
    ],
    ['a name without an end', { last_name: 'Щ'.repeat(120), first_name: '' }],
    [
      'a team alone',
      { last_name: '', first_name: '', team: 'Сборная добровольных пожарных дружин Нижегородской области' },
    ],
  ])('keeps %s whole', async (_, row) => {
    const { result } = await publish(row);
    const { text } = await certificateOf(result.publicId);
    const name = ('team' in row ? row.team : `${row.first_name} ${row.last_name}`.trim()).toLocaleUpperCase('ru');
    expect(text.replaceAll(/\s/g, '')).toContain(name.replaceAll(/\s/g, ''));
  });

  it('is made for nobody who did not finish, hides the name or is not published', async () => {
    const { city, format, result } = await publish({ name_hidden: true });
    const out = await createResult(db(), format, { status: 'dnf' });
    const nobody = await createResult(db(), format, { last_name: '', first_name: '' });
    await publishResults(db(), city.id);
    for (const { publicId } of [result, out, nobody]) expect((await certificateOf(publicId)).status).toBe(404);
    const { city: draft, result: named } = await publish();
    await sql`update event_cities set results_published_at = null where id = ${draft.id}`.execute(db());
    expect((await certificateOf(named.publicId)).status).toBe(404);
  });
});

describe('the check of a certificate', () => {
  it('says that the paper is valid, and what it says', async () => {
    const { city, result } = await publish();
    const { code } = await certificateOf(result.publicId);
    expect(code).toMatch(/^[\w-]+\.[\w-]{24}$/);
    const { status, values } = await check(code);
    expect(status).toBe(200);
    expect(values).toMatchObject({
      state: 'valid',
      status: 'finished',
      last_name: 'Ёлкина',
      first_name: 'Анна',
      event_city: city.publicId,
      result: result.publicId,
      start_number: '0042',
      time_result: '00:41:30',
      position: 2,
      position_gen: 1,
      position_cat: 1,
      finished: 3,
    });
  });

  it.each([
    ['the time', sql`time_ms = time_ms + 1000`],
    ['the name', sql`last_name = 'Петрова'`],
    ['the status', sql`status = 'dsq'`],
  ])('says that %s was corrected since, and what holds now', async (_, change) => {
    const { city, result } = await publish();
    const { code } = await certificateOf(result.publicId);
    await sql`update results set ${change} where id = ${result.id}`.execute(db());
    await publishResults(db(), city.id);
    const { values } = await check(code);
    const row = (await send(app, 'GET', `/api/result/${result.publicId}`)).json<{ values: Record<string, string> }>();
    expect(values).toMatchObject({
      state: 'changed',
      last_name: row.values['last_name'],
      status: row.values['status'],
      time_result: row.values['time_result'] ?? '',
    });
  });

  it('says that another’s correction moved the place', async () => {
    const { city, format, result } = await publish();
    const { code } = await certificateOf(result.publicId);
    await createResult(db(), format, { time: '39:00' });
    await publishResults(db(), city.id);
    expect((await check(code)).values).toMatchObject({ state: 'changed', position: 3 });
  });

  it('knows no code that was not printed here', async () => {
    const { result } = await publish();
    const other = await publish();
    const { code } = await certificateOf(result.publicId);
    const foreign = (await certificateOf(other.result.publicId)).code;
    const broken = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
    const redigested = code.replace(/\.(.)/, (_, sign: string) => `.${sign === 'A' ? 'B' : 'A'}`);
    const swapped = `${result.publicId}.${foreign.split('.')[1]}`;
    for (const one of [broken, redigested, swapped, result.publicId, `${result.publicId}.`, 'x', '%20'])
      expect([one, (await check(one)).status]).toEqual([one, 404]);
  });
});

describe('the share picture of a result', () => {
  it('bears the name of what it says, and is gone with the name', async () => {
    const { result } = await publish();
    const shareOf = async (language: 'ru' | 'en') =>
      (await send(app, 'GET', `/api/result/${result.publicId}`, undefined, { language })).json<{ share: string }>()
        .share;
    const ru = await shareOf('ru');
    expect(ru).toMatch(new RegExp(`^og/result/[0-9a-f]{12}/${result.publicId}-ru\\.jpg$`));
    expect(await shareOf('en')).not.toBe(ru.replace('-ru.', '-en.'));
    const picture = await send(app, 'GET', `/images/${ru}`);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(picture.headers['cache-control']).toBe('public, max-age=300');
    expect((await send(app, 'GET', `/images/${ru.replace('-ru.', '-en.')}`)).statusCode).toBe(404);
    await sql`update results set name_hidden = true where id = ${result.id}`.execute(db());
    expect((await send(app, 'GET', `/images/${ru}`)).statusCode).toBe(404);
    expect(await shareOf('ru')).toMatch(/^og\/[0-9a-f]{12}\//);
  });
});

describe('the pictures of a result to keep', () => {
  it('are PNG of the sizes of a feed and a story, under one name with the link, and gone with the name', async () => {
    const { result } = await publish();
    const read = async () =>
      (await send(app, 'GET', `/api/result/${result.publicId}`)).json<{
        share: string;
        pictures: { wide: string; tall: string } | null;
      }>();
    const { share, pictures } = await read();
    expect(pictures).toEqual({ wide: share.replace('.jpg', '.png'), tall: share.replace('.jpg', '-tall.png') });
    for (const [path = '', width, height] of [
      [pictures?.wide, 1200, 630],
      [pictures?.tall, 1080, 1920],
    ] as const) {
      const picture = await send(app, 'GET', `/images/${path}`);
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
      const bytes = picture.rawPayload;
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20), bytes.length < 700_000]).toEqual([width, height, true]);
    }
    expect((await send(app, 'GET', `/images/${share.replace('.jpg', '-high.png')}`)).statusCode).toBe(404);
    await sql`update results set name_hidden = true where id = ${result.id}`.execute(db());
    for (const path of Object.values(pictures ?? {}))
      expect((await send(app, 'GET', `/images/${path}`)).statusCode).toBe(404);
    expect((await read()).pictures).toBeNull();
  });
});

describe('the page of a result', () => {
  it('says where it stands', async () => {
    const { city, format } = await createPastCity(db());
    const other = await createFormat(db(), { event_city_id: city.id, start_time: inDays(-7) });
    const times = ['40:00', '41:00', '41:00', '45:00'];
    const made = [];
    for (const time of times) made.push(await createResult(db(), format, { time, gender: 'male', category: 'М' }));
    const out = await createResult(db(), format, { status: 'dns' });
    const alone = await createResult(db(), other, {});
    await publishResults(db(), city.id);
    const standing = async (publicId: string) =>
      (await send(app, 'GET', `/api/result/${publicId}`)).json<{ standing: object; certificate: boolean }>();
    const whole = { finished: 4, finished_gender: 4, finished_category: 4, leader_time: '00:40:00' };
    expect(await standing(made[0]?.publicId ?? '')).toMatchObject({
      standing: { ...whole, faster_than: 75 },
      certificate: true,
    });
    expect(await standing(made[1]?.publicId ?? '')).toMatchObject({ standing: { ...whole, faster_than: 25 } });
    expect(await standing(made[2]?.publicId ?? '')).toMatchObject({ standing: { ...whole, faster_than: 25 } });
    expect(await standing(made[3]?.publicId ?? '')).toMatchObject({ standing: { ...whole, faster_than: 0 } });
    expect(await standing(out.publicId)).toMatchObject({
      standing: { finished: 4, finished_gender: null, faster_than: null },
      certificate: false,
    });
    expect(await standing(alone.publicId)).toMatchObject({
      standing: { finished: 1, faster_than: 0, finished_gender: null },
    });
  });
});
