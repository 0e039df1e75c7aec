import { NotForSale, type PreparedKind } from '../../features/prepared-basket/prepared-kind.ts';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { addCertificate } from '../../shared/basket/items/certificate-item.ts';
import { certificateBase } from './certificate-base.ts';

/** Gift certificates of a prepared basket: their recipient is asked for in the basket. */
export const certificatePrepared = {
  ...certificateBase,
  sign: 'pyramid',
  pieces: ({ t }, count) => t('preparedBasket.count.certificate', { count }),
  describe: async (client, lines) => {
    const nominals = lines.length > 0 ? await client(calls.certificates.nominals, {}).catch(() => null) : null;
    const pictures = new Map(nominals?.values.map(({ public_id, picture }) => [public_id, picture]));
    return ({ public_id }) => ({ picture: pictures.get(public_id) ?? null });
  },
  put: async (line) => {
    const { values } = await request(calls.certificates.nominals, {}, { ownErrors: true });
    const nominal = values.find(({ public_id }) => public_id === line.public_id);
    if (!nominal) throw new NotForSale();
    addCertificate(nominal, { recipient: { name: '', email: '', text: '', send_at: null }, count: line.count });
  },
} satisfies PreparedKind;
