import type { OfficeFormat } from '@trassa/contracts/office';
import type { Answer, Member } from '../../staff/door.ts';
import type { openOffice } from '../office.ts';

type Office = ReturnType<typeof openOffice>;

/** Calls of the back office about formats, as its screens make them. */
export const formatCalls = ({ ask }: Pick<Office, 'ask'>) => {
  const cardOf = ({ status, body }: Answer): OfficeFormat => {
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body['values'] as OfficeFormat;
  };
  const read = async (by: Member, id: string): Promise<OfficeFormat> => cardOf(await ask('GET', `/formats/${id}`, by));
  return {
    cardOf,
    read,
    create: (by: Member, body: object): Promise<Answer> => ask('POST', '/formats', { ...by, body }),
    /** By the version that stands, unless another is given. */
    async put(by: Member, id: string, body: object, path = ''): Promise<Answer> {
      const { version } = await read(by, id);
      return ask('PUT', `/formats/${id}${path}`, { ...by, body: { version, ...body } });
    },
  };
};

export const errorsOf = ({ body }: Answer): Record<string, string> => body['errors'] as Record<string, string>;
