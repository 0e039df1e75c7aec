import type { OfficePrivacyRequest } from '@trassa/contracts/office';
import { isoDay, siteTimezone } from '@trassa/rules';
import { unique } from '../../factories/events.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { openOffice } from '../office.ts';

type Act = 'export' | 'erase' | 'answer' | 'prolong';

/** The back office with what people ask of their data. */
export const openPrivacy = () => {
  const office = openOffice();
  const { app, ask } = office;
  const read = async (by: Member, id: string): Promise<OfficePrivacyRequest> =>
    (await ask('GET', `/privacy_requests/${id}`, by)).body['values'] as OfficePrivacyRequest;
  const create = (by: Member, body: object = {}): Promise<Answer> =>
    ask('POST', '/privacy_requests', {
      ...by,
      body: {
        kind: 'access',
        source: 'email',
        name: 'Феврония Золотарёва',
        email: `${unique('asker')}@example.org`,
        language: 'ru',
        received: isoDay(Math.floor(office.clock().getTime() / 1000), siteTimezone),
        ...body,
      },
    });
  return {
    ...office,
    read,
    create,
    /** A request that is registered now; answers its public id. */
    register: async (by: Member, body: object = {}): Promise<string> => {
      const made = await create(by, body);
      return String((made.body['values'] as Record<string, unknown> | undefined)?.['public_id']);
    },
    /** An act by the version that there is, unless another one is sent. */
    act: async (by: Member, id: string, name: Act, body: object = {}): Promise<Answer> =>
      ask(name === 'prolong' ? 'PUT' : 'POST', `/privacy_requests/${id}/${name}`, {
        ...by,
        body: 'version' in body ? body : { version: (await read(by, id)).version, ...body },
      }),
    /** Letters to an address since the last call. */
    mailed: async (email: string): Promise<string[]> => {
      await app().sweeps.sendLetters();
      const told = app().letters.filter(({ to }) => to.address.toLowerCase() === email.toLowerCase());
      app().letters.splice(0);
      return told.map(({ subject, text }) => `${subject}\n${text}`);
    },
  };
};
