import type { OfficePage, OfficePages } from '@trassa/contracts/office';
import { sql } from 'kysely';
import type { Answer, Member } from '../../staff/door.ts';
import { openOffice } from '../office.ts';

export const cardOf = ({ status, body }: Answer): OfficePage => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body['values'] as OfficePage;
};

export const said = (ru: string, en: string | null = null) => ({ ru, en });
export const text = (ru: string, en: string | null = null) => ({
  type: 'text' as const,
  hidden: false,
  html: said(ru, en),
});
export const words = { description_ru: 'Коротко', text_ru: '<p>Первый текст</p>' };
export const english = { title_en: 'Rules', description_en: 'In short', text_en: '<p>First text</p>' };

/** The back office without a single information page. */
export const openPages = () => {
  const office = openOffice();
  const { app, ask, db } = office;
  const put = (by: Member, page: OfficePage, path: string, body: object = {}): Promise<Answer> =>
    ask('PUT', `/pages/${page.public_id}${path}`, { ...by, body: { version: page.version, ...body } });
  const create = async (by: Member, body: object = {}): Promise<OfficePage> =>
    cardOf(await ask('POST', '/pages', { ...by, body: { title_ru: 'Правила', ...body } }));
  const change = async (by: Member, page: OfficePage, body: object): Promise<OfficePage> =>
    cardOf(await put(by, page, '', body));
  const publish = async (by: Member, page: OfficePage, at: number | null = null): Promise<OfficePage> =>
    cardOf(await put(by, page, '/publish', { at }));
  return {
    ...office,
    put,
    create,
    change,
    publish,
    /** A page that readers see. */
    show: async (by: Member, body: object = {}): Promise<OfficePage> =>
      publish(by, await change(by, await create(by, body), words)),
    read: async (by: Member, id: string): Promise<OfficePage> => cardOf(await ask('GET', `/pages/${id}`, by)),
    list: async (by: Member): Promise<OfficePages> => (await ask('GET', '/pages', by)).body['values'] as OfficePages,
    visit: (slug: string, language = 'ru') => app().http.inject({ url: `/api/page/${slug}`, headers: { language } }),
    begin: async (): Promise<void> => {
      await sql`delete from page_versions`.execute(db());
      await sql`delete from page_redirects`.execute(db());
      await sql`update pages set replaced_by = null`.execute(db());
      await sql`delete from pages`.execute(db());
    },
  };
};
