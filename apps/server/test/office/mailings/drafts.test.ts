import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { unique } from '../../factories/events.ts';
import type { Member } from '../../staff/door.ts';
import type { Start } from '../office.ts';
import { content, nextNoon, openMailings } from './stage.ts';

const { act, app, ask, audience, buyer, create, createColleague, createStart, db, drain, list, silence } =
  openMailings();
const noon = nextNoon();
let boss: Member;
let start: Start;
beforeEach(async () => {
  boss = await createColleague('admin');
  start = await createStart();
  await silence();
});
describe('what stands in the way', () => {
  it('of sending is told by the field, and a draft keeps what is typed', async () => {
    await buyer(start);
    const wrong = {
      ru: {
        subject: '',
        preheader: '',
        blocks: [
          { type: 'text', text: '{email}' },
          { type: 'button', label: 'x', link: 'javascript:alert(1)' },
        ],
      },
      en: null,
    };
    const mailing = await create(boss, start.start, { content: wrong });
    expect(mailing.content).toEqual(wrong);
    const errors = {
      'ru.subject': expect.any(String),
      'ru.blocks.0.text': expect.any(String),
      'ru.blocks.1.link': expect.any(String),
    };
    expect(mailing.problems).toEqual(errors);
    expect((await act(boss, mailing.public_id, 'send')).body).toMatchObject({ code: 'validation', errors });
    expect((await act(boss, (await create(boss, (await createStart()).start)).public_id, 'send')).body).toMatchObject({
      code: 'validation',
      message: 'Этим условиям никто не отвечает',
    });
  });

  it('of a letter is its size', async () => {
    await buyer(start);
    const blocks = Array.from({ length: 30 }, () => ({ type: 'text', text: 'я'.repeat(4900) }));
    const { public_id: id } = await create(boss, start.start, { content: { ru: { ...content.ru, blocks }, en: null } });
    expect((await act(boss, id, 'send')).body).toMatchObject({
      errors: { 'ru.blocks': expect.stringContaining('100 кБ') },
    });
  });

  it('of a colleague is another start, and news of none', async () => {
    const other = await createStart();
    const [mine, strange] = [await create(boss, start.start), await create(boss, other.start)];
    const vera = await createColleague('manager', { starts: [start.start] });
    expect((await list(vera, '/mailings')).values.map(({ public_id: id }) => id)).toEqual([mine.public_id]);
    expect((await ask('GET', `/mailings/${strange.public_id}`, vera)).status).toBe(404);
    expect((await audience(vera, other.start)).status).toBe(404);
    expect((await ask('GET', `/mailings/targets?start=${other.start}`, vera)).status).toBe(404);
    const body = { title: 'x', kind: 'service', start: other.start, content, conditions: mine.conditions };
    expect((await ask('POST', '/mailings', { ...vera, body })).status).toBe(404);
    expect(
      (await ask('POST', '/mailings', { ...vera, body: { ...body, kind: 'news', start: null } })).body,
    ).toMatchObject({
      errors: { start: expect.any(String) },
    });
    expect(
      (await ask('PUT', `/mailings/${mine.public_id}`, { ...vera, body: { version: 1, start: other.start } })).status,
    ).toBe(404);
  });
});

it('a link that is typed half breaks no preview, and a line that is broken stays broken', async () => {
  const blocks = [
    { type: 'text', text: '10:00 сбор\n11:00 старт' },
    { type: 'button', label: 'Открыть', link: 'https://[' },
  ];
  const { public_id: id } = await create(boss, start.start, { content: { ru: { ...content.ru, blocks }, en: null } });
  const shown = await ask('POST', `/mailings/${id}/preview`, { ...boss, body: { language: 'ru', person: null } });
  expect(shown.status).toBe(200);
  expect((shown.body['values'] as { html: string }).html).toContain('10:00 сбор<br>11:00 старт');
});

describe('hostile words', () => {
  it('execute nowhere in a letter and break no header', async () => {
    const evil = '<script>alert(1)</script>';
    await buyer(start, 1, { name: evil });
    const subject = unique('Злое');
    const words = {
      ru: {
        subject: `${subject}\r\nBcc: x@example.org ${evil}`,
        preheader: evil,
        blocks: [
          { type: 'text', text: `{имя|x} ${evil}` },
          { type: 'button', label: evil, link: '/"><script>' },
        ],
      },
      en: null,
    };
    const { public_id: id } = await create(boss, start.start, { content: words, title: evil });
    await act(boss, id, 'send');
    await drain(noon);
    const letter = app().letters.find((one) => one.subject.includes(subject));
    expect(letter?.html).not.toContain('<script');
    expect(letter?.html).toContain('&lt;script&gt;');
    expect(letter?.subject).not.toMatch(/[\r\n]/);
    const { values } = (
      await ask('POST', `/mailings/${id}/preview`, { ...boss, body: { language: 'ru', person: null } })
    ).body as { values: { html: string } };
    expect(values.html).not.toContain('<script');
  });
});

it('a preview as a person is an entry of the audit that names him', async () => {
  await buyer(start, 1, { name: 'Анна' });
  const { public_id: id } = await create(boss, start.start);
  const { values } = await audience(boss, start.start);
  const person = values.sample[0]?.id;
  const shown = await ask('POST', `/mailings/${id}/preview`, { ...boss, body: { language: 'ru', person } });
  expect(shown.body['values']).toMatchObject({ subject: 'Скоро старт, Анна' });
  const { rows } = await sql`select 1 from audit_entries where act = 'mailing.preview' and object_id = ${id}`.execute(
    db(),
  );
  expect(rows).toHaveLength(1);
  expect(
    (await ask('POST', `/mailings/${id}/preview`, { ...boss, body: { language: 'ru', person: 'x' } })).status,
  ).toBe(400);
});
