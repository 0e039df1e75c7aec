import type { OfficeNews } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { createNews } from '../../factories/content.ts';
import { unique } from '../../factories/events.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { openOffice } from '../office.ts';

export const words = {
  title_ru: 'Новый сезон',
  preview_ru: 'Коротко',
  text_ru: '<p>Первый старт в мае.</p>',
};
export const english = { title_en: 'New season', preview_en: 'In short', text_en: '<p>The first start is in May.</p>' };

export const cardOf = ({ status, body }: Answer): OfficeNews => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body['values'] as OfficeNews;
};

/** The back office with news, and what a visitor is answered. */
export const openNews = () => {
  const office = openOffice();
  const { app, ask, db } = office;
  const create = async (by: Member, fields: object = {}): Promise<OfficeNews> =>
    cardOf(await ask('POST', '/news', { ...by, body: { ...words, slug: unique('novost'), ...fields } }));
  const act = (by: Member, item: OfficeNews, name: string, body: object = {}): Promise<Answer> =>
    ask('PUT', `/news/${item.public_id}/${name}`, { ...by, body: { version: item.version, ...body } });
  return {
    ...office,
    create,
    act,
    change: (by: Member, item: OfficeNews, body: object): Promise<Answer> =>
      ask('PUT', `/news/${item.public_id}`, { ...by, body: { version: item.version, ...body } }),
    read: async (by: Member, item: OfficeNews): Promise<OfficeNews> =>
      cardOf(await ask('GET', `/news/${item.public_id}`, by)),
    publish: async (by: Member, item: OfficeNews, at: number | null = null, until: number | null = null) =>
      cardOf(await act(by, item, 'publish', { at, until })),
    /** One that was there before the office; its card. */
    createOld: async (by: Member, row: Record<string, unknown> = {}): Promise<OfficeNews> => {
      const slug = await createNews(db(), row);
      const { rows } = await sql<{ id: string }>`select office_id as id from news where public_id = ${slug}`.execute(
        db(),
      );
      return cardOf(await ask('GET', `/news/${rows[0]?.id}`, by));
    },
    visit: (url: string, language = 'ru') => app().http.inject({ url, headers: { language } }),
  };
};
