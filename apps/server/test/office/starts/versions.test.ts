import { describe, expect, it } from 'vitest';
import { openOffice } from '../office.ts';
import type { Member } from '../../staff/door.ts';

const { ask, createColleague } = openOffice();

type Card = { public_id: string; version: number; title_ru: string; title_en: string | null; link: string | null };
const cardOf = ({ body }: { body: Record<string, unknown> }): Card => body['values'] as Card;
const createProject = async (by: Member): Promise<Card> =>
  cardOf(await ask('POST', '/projects', { ...by, body: { title_ru: 'Проект' } }));
const change = (by: Member, { public_id: id }: Card, body: object, headers: Record<string, string> = {}) =>
  ask('PUT', `/projects/${id}`, { ...by, body, headers });

describe('a card that two edit', () => {
  // BO-148
  it('goes to the first one; the second is told what stands now, who changed which fields, and saves over it', async () => {
    const [vera, ivan] = [await createColleague('manager'), await createColleague('manager')];
    const card = await createProject(vera);
    expect(card.version).toBe(1);
    const first = await change(vera, card, { version: 1, title_ru: 'Лесные старты', link: 'https://example.org' });
    expect(cardOf(first)).toMatchObject({
      version: 2,
      title_ru: 'Лесные старты',
      updated_by: { public_id: vera.publicId },
    });
    await change(vera, card, { version: 2, title_ru: 'Ночные старты' });
    const late = await change(ivan, card, { version: 1, title_ru: 'Дневные старты', title_en: 'Races' });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'conflict',
      version: 3,
      current: { title_ru: 'Ночные старты', title_en: null, link: 'https://example.org' },
      changed_by: { public_id: vera.publicId },
      changed_at: expect.any(Number),
    });
    const { changes } = late.body as { changes: { field: string }[] };
    expect(changes.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
      expect.objectContaining({ field: 'link', before: null, after: 'https://example.org' }),
      expect.objectContaining({
        field: 'title_ru',
        before: 'Проект',
        after: 'Ночные старты',
        by: expect.objectContaining({ public_id: vera.publicId }),
        at: expect.any(Number),
      }),
    ]);
    expect(cardOf(await change(ivan, card, { version: 3, title_en: 'Races' }))).toMatchObject({
      version: 4,
      title_ru: 'Ночные старты',
      title_en: 'Races',
    });
  });

  it('is saved by one of many who come at once, and never overwritten unseen', async () => {
    const [vera, ivan] = [await createColleague('manager'), await createColleague('manager')];
    const card = await createProject(vera);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        change(index % 2 ? vera : ivan, card, { version: 1, title_ru: `Имя номер ${index}` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(409)]);
  });

  // BO-149
  it('is saved once when the same call comes again with its key', async () => {
    const vera = await createColleague('manager');
    const card = await createProject(vera);
    const send = () => change(vera, card, { version: 1, title_ru: 'Однажды' }, { 'idempotency-key': 'once-0001' });
    expect(cardOf(await send()).version).toBe(2);
    expect(cardOf(await send()).version).toBe(2);
  });

  it('keeps its version when nothing is changed, and tells its history without it', async () => {
    const vera = await createColleague('manager');
    const card = await createProject(vera);
    expect(cardOf(await change(vera, card, { version: 1, title_ru: 'Проект' })).version).toBe(1);
    await change(vera, card, { version: 1, title_ru: 'Другой' });
    const { body } = await ask('GET', `/projects/${card.public_id}/history`, vera);
    expect((body['values'] as { act: string; changes: unknown[] }[]).map(({ act, changes }) => [act, changes])).toEqual(
      [
        ['project.change', [{ field: 'title_ru', before: 'Проект', after: 'Другой' }]],
        ['project.change', []],
        ['project.create', []],
      ],
    );
  });
});

describe('projects and series', () => {
  it('are made with each other, and deleted only when nothing hangs on them', async () => {
    const vera = await createColleague('manager');
    const made = await ask('POST', '/event_types', { ...vera, body: { title_ru: 'Ночная серия' } });
    const series = made.body['values'] as { public_id: string; project: string; logo: string };
    expect(series.logo).toMatch(/\.svg$/);
    expect((await ask('DELETE', `/projects/${series.project}`, vera)).body).toMatchObject({
      code: 'has_dependants',
      dependants: [{ kind: 'event_types', count: 1 }],
    });
    expect((await ask('DELETE', `/event_types/${series.public_id}`, vera)).status).toBe(200);
    expect((await ask('DELETE', `/projects/${series.project}`, vera)).status).toBe(200);
    const wrong = await ask('POST', '/event_types', { ...vera, body: { title_ru: 'Серия', project: 'none-such' } });
    expect(wrong.body).toMatchObject({ code: 'validation', errors: { project: expect.any(String) } });
  });

  it('lead to a site or to a page of ours, and to nothing else', async () => {
    const vera = await createColleague('manager');
    const card = cardOf(await ask('POST', '/projects', { ...vera, body: { title_ru: 'Проект', link: '/about' } }));
    expect(card).toMatchObject({ link: '/about' });
    for (const link of ['//evil.example', 'http://site.example', 'javascript:alert(1)', 'about'])
      expect((await ask('POST', '/projects', { ...vera, body: { title_ru: 'Проект', link } })).status, link).toBe(400);
  });
});
