import type { OfficeSupportRequest } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { unique } from '../../factories/events.ts';
import { send } from '../../factories/orders.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { openOffice } from '../office.ts';

type Act = 'answer' | 'assign' | 'close' | 'reopen';

/** The back office with what visitors ask the team. */
export const openSupport = () => {
  const office = openOffice();
  const { app, ask, db } = office;
  const read = async (by: Member, id: string): Promise<OfficeSupportRequest> =>
    (await ask('GET', `/support/${id}`, by)).body['values'] as OfficeSupportRequest;
  const newVisitor = (): string => `${unique('visitor')}@example.org`;
  return {
    ...office,
    read,
    newVisitor,
    /** A visitor writes from the site; answers the public id of his request. */
    write: async (email = newVisitor(), fields: object = {}, language: 'ru' | 'en' = 'ru'): Promise<string> => {
      const body = { name: 'Феврония Золотарёва', phone: '8 (912) 345-67-89', text: 'Где взять номер?' };
      await send(app(), 'POST', '/api/support', { ...body, email, support_type: 'other', ...fields }, { language });
      const { rows } = await sql<{ id: string }>`
        select public_id as id from support_requests where email = ${email} order by support_requests.id desc limit 1`.execute(
        db(),
      );
      return rows[0]?.id ?? '';
    },
    /** An act by the version that there is, unless another one is sent. */
    act: async (by: Member, id: string, name: Act, body: object = {}, key?: string): Promise<Answer> =>
      ask('PUT', `/support/${id}/${name}`, {
        ...by,
        body: 'version' in body ? body : { version: (await read(by, id)).version, ...body },
        ...(key && { headers: { 'idempotency-key': key } }),
      }),
    note: (by: Member, id: string, text: string): Promise<Answer> =>
      ask('POST', `/support/${id}/notes`, { ...by, body: { text } }),
    /** Answers of the team to an address since the last call. */
    answered: async (email: string): Promise<string[]> => {
      await app().sweeps.sendLetters();
      const told = app().letters.filter(
        ({ to, subject }) => to.address === email && /^(Ответ на|Answer to)/.test(subject),
      );
      app().letters.splice(0);
      return told.map(({ subject, text }) => `${subject}\n${text}`);
    },
  };
};
