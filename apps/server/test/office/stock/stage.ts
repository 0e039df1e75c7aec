import type { ProductStock, StockEntry } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { goodsLine } from '../../factories/delivery.ts';
import { unique } from '../../factories/events.ts';
import { paymentBody, send } from '../../factories/orders.ts';
import { openRefunds } from '../../refunds/refund-stage.ts';
import type { Answer, Member } from '../../staff/door.ts';

type Asked = {
  kind: string;
  sizes: Readonly<Record<string, number>>;
  /** What a count saw taken. */
  taken?: number;
  reason?: string;
  version?: number;
};

/** The back office with the stock of the shop. */
export const openStock = () => {
  const office = openRefunds();
  const { app, ask, db } = office;
  const read = async (by: Member, id: string): Promise<ProductStock> =>
    (await ask('GET', `/stock/${id}`, by)).body['values'] as ProductStock;
  const idOf = ({ sizes }: ProductStock, size: string): string =>
    sizes.find((one) => (one.size ?? '') === size)?.public_id ?? '';
  return {
    ...office,
    read,
    idOf,
    /** By sizes, of the version that there is unless another one is sent. */
    async change(
      by: Member,
      id: string,
      { kind, sizes, reason = 'Привезли со склада', version, taken }: Asked,
    ): Promise<Answer> {
      const card = await read(by, id);
      const parts = Object.entries(sizes).map(([size, pieces]) => ({ public_id: idOf(card, size), pieces, taken }));
      return ask('PUT', `/stock/${id}`, {
        ...by,
        body: { version: version ?? card.version, kind, sizes: parts, reason },
      });
    },
    journal: async (by: Member, id: string, query = ''): Promise<StockEntry[]> =>
      (await ask('GET', `/stock/${id}/journal${query}`, by)).body['values'] as StockEntry[],
    /** An order that waits for its money; its public id. */
    async place(product: string, size: string, count: number): Promise<string> {
      const line = { ...goodsLine(product, { count }), size: size || undefined };
      const email = `${unique('buyer')}@example.org`;
      const answer = await send(app(), 'POST', '/api/payment', paymentBody([], { shop: [line], email }));
      if (answer.statusCode !== 200) throw new Error(answer.body);
      const { rows } = await sql<{ id: string }>`select public_id as id from orders where email = ${email}`.execute(
        db(),
      );
      return rows[0]?.id ?? '';
    },
  };
};
