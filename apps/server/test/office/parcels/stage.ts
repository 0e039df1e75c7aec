import type { Picking, Shipment, TracksTaken } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { beforeAll } from 'vitest';
import { goodsLine, recipient } from '../../factories/delivery.ts';
import { createProduct } from '../../factories/shop.ts';
import { openRefunds } from '../../refunds/refund-stage.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { createDeliveryStage, type DeliveryStage } from '../../support/delivery-stage.ts';
import { newBuyer } from '../office.ts';

export type Bought = {
  readonly order: string;
  readonly number: string;
  readonly id: string;
  readonly line: string;
  readonly email: string;
};

let lastTrack = 100_000_000;
/** One of the post that no parcel had before. */
export const newTrack = (): string => `RA${(lastTrack += 1)}RU`;

/** The back office with paid parcels of the shop. */
export const openParcels = () => {
  const office = openRefunds();
  const { app, ask, db } = office;
  let ways: DeliveryStage;
  beforeAll(async () => {
    ways = await createDeliveryStage(db());
  });
  const idsOfOrder = async (order: string): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`
      select s.public_id as id from shipments s join orders o on o.id = s.order_id where o.public_id = ${order} order by s.position`.execute(
      db(),
    );
    return rows.map(({ id }) => id);
  };
  const buyLines = async (lines: Record<string, unknown>[], language = 'ru'): Promise<Omit<Bought, 'line'>> => {
    const email = newBuyer();
    const order = await office.buyOf([], { shop: lines, email });
    await sql`update orders set language = ${language} where public_id = ${order}`.execute(db());
    return { order, number: order.slice(0, 8), id: (await idsOfOrder(order))[0] ?? '', email };
  };
  const lineOf = async (count: number, fields: Record<string, unknown> = {}): Promise<Record<string, unknown>> => {
    const shirt = await createProduct(db(), { stock: { '': 500 } });
    return goodsLine(shirt.publicId, { count, delivery_public_id: ways.post, delivery: recipient(), ...fields });
  };
  const read = async (by: Member, id: string): Promise<Shipment> =>
    (await ask('GET', `/shipments/${id}`, by)).body['values'] as Shipment;
  return {
    ...office,
    ways: () => ways,
    idsOfOrder,
    lineOf,
    buyLines,
    read,
    /** A paid order with one parcel of so many shirts by post. */
    async buyParcel(count = 1, language = 'ru'): Promise<Bought> {
      const line = await lineOf(count);
      return { ...(await buyLines([line], language)), line: String(line['unique_id']) };
    },
    /** By the version that there is, unless another one is sent. */
    async status(by: Member, id: string, act: string, body: object = {}): Promise<Answer> {
      const { version } = await read(by, id);
      return ask('PUT', `/shipments/${id}/status`, { ...by, body: { version, act, ...body } });
    },
    /** Everything that lies in it is ticked. */
    async pick(by: Member, id: string, body: object = {}): Promise<Answer> {
      const { version, lines } = await read(by, id);
      const counted = lines.map(({ unique_id, pieces }) => ({ unique_id, pieces }));
      return ask('POST', `/shipments/${id}/picked`, { ...by, body: { version, lines: counted, ...body } });
    },
    tracks: (by: Member, text: string, isDry = false): Promise<Answer> =>
      ask('POST', '/shipments/tracks', { ...by, body: { text, dry_run: isDry } }),
    picking: async (by: Member): Promise<Picking> =>
      (await ask('GET', '/shipments/picking', by)).body['values'] as Picking,
    async stateOf(order: string): Promise<string> {
      const { rows } = await sql<{ status: string }>`select status from orders where public_id = ${order}`.execute(
        db(),
      );
      return rows[0]?.status ?? '';
    },
    /** Subjects of letters about parcels that went out to an address. */
    async mailedTo(address: string): Promise<{ subject: string; text: string }[]> {
      await app().sweeps.sendLetters();
      return app()
        .letters.filter(({ to, subject }) => to.address === address && /Посылка|parcel/.test(subject))
        .map(({ subject, text }) => ({ subject, text }));
    },
  };
};

export const takenOf = ({ body }: Answer): TracksTaken => body['values'] as TracksTaken;
