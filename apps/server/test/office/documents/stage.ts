import type { OfficeLegalText } from '@trassa/contracts/office';
import { sql } from 'kysely';
import type { Answer, Member } from '../../staff/door.ts';
import { openOffice } from '../office.ts';

export const words = { title_ru: 'Политика', html_ru: '<p>Первая редакция</p>' };
export const english = { title_en: 'Policy', html_en: '<p>First version</p>' };

export const cardOf = ({ status, body }: Answer): OfficeLegalText => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body['values'] as OfficeLegalText;
};
export const newMark = (): string => Math.random().toString(36).slice(2);

/** The back office with legal texts, of which there is one version at first. */
export const openDocuments = () => {
  const office = openOffice();
  const { app, ask, db } = office;
  const put = (by: Member, text: OfficeLegalText, path: string, body: object = {}): Promise<Answer> =>
    ask('PUT', `/documents/${text.public_id}${path}`, { ...by, body: { version: text.version, ...body } });
  const change = async (by: Member, text: OfficeLegalText, body: object): Promise<OfficeLegalText> =>
    cardOf(await put(by, text, '', body));
  return {
    ...office,
    put,
    change,
    read: async (by: Member, name = 'pers'): Promise<OfficeLegalText> =>
      cardOf(await ask('GET', `/documents/${name}`, by)),
    publish: async (by: Member, text: OfficeLegalText, at: number | null = null): Promise<OfficeLegalText> =>
      cardOf(await put(by, text, '/publish', { at })),
    /** Nothing waits, and one version is in force since yesterday. */
    begin: async (): Promise<void> => {
      await sql`delete from documents`.execute(db());
      await sql`update legal_texts set draft = null`.execute(db());
      await sql`insert into documents (name, version, title_ru, html_ru, published_at)
        select name, 1, ${words.title_ru}, ${words.html_ru}, now() - interval '1 day' from legal_texts`.execute(db());
    },
    visit: (url: string) => app().http.inject({ url: `/api/files/document/${url}` }),
  };
};
