import type { OfficeCertificate, OfficeCertificateLedger } from '@trassa/contracts/office';
import { codesOf, createCertificate, type MadeCertificate } from '../../factories/certificates.ts';
import { send } from '../../factories/orders.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { openOffice } from '../office.ts';

export const reason = 'Просили по телефону';

/** The back office with gift certificates: what is done with one, and what it is worth on the site. */
export const openCertificates = () => {
  const office = openOffice();
  const { app, ask, db } = office;
  const read = async (by: Member, id: string): Promise<OfficeCertificate> =>
    (await ask('GET', `/certificates/${id}`, by)).body['values'] as OfficeCertificate;
  return {
    ...office,
    read,
    createGift: (row: Record<string, unknown> & { amount?: number } = {}): Promise<MadeCertificate> =>
      createCertificate(db(), codesOf(app()), row),
    /** An act by the version that there is, unless another one is sent. */
    act: async (by: Member, id: string, name: string, body: object = {}): Promise<Answer> =>
      ask('POST', `/certificates/${id}/${name}`, {
        ...by,
        body: { version: (await read(by, id)).version, reason, ...body },
      }),
    ledgerOf: async (by: Member, id: string): Promise<OfficeCertificateLedger> =>
      (await ask('GET', `/certificates/${id}/ledger`, by)).body as unknown as OfficeCertificateLedger,
    /** As the site answers whoever types the code; null: refused. */
    worth: async (code: string, of = app()): Promise<number | null> => {
      const answer = await send(of, 'GET', `/api/certificate/check/${encodeURIComponent(code)}`);
      return answer.statusCode === 200 ? answer.json<{ values: { balance: number } }>().values.balance : null;
    },
  };
};
