import { sql } from 'kysely';
import { afterEach, beforeAll } from 'vitest';
import { createEventCity, createFormat, insertRow, type MadeFormat, unique } from '../../factories/events.ts';
import { newKey, participant, send } from '../../factories/orders.ts';
import { buyTicket, createRunner, ticketRow } from '../../factories/tickets.ts';
import { assertInvariants } from '../../invariants.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { openOffice } from '../office.ts';

type Fields = Record<string, unknown>;
export type MoveQuoted = {
  was: number;
  will_be: number;
  to_pay: number;
  to_return: number;
  to_certificates: number;
  sum: number;
  approval_needed: boolean;
  expires_at: number | null;
  keeps: { registration: boolean; number: boolean; shirt: string | null };
};

/** A start of three formats: five for 3 000 ₽ with 20 places, ten for 5 000 ₽, and one for 1 000 ₽; its buyer, and who moves his tickets. */
export const openMoves = () => {
  const office = openOffice();
  const { app, db, ask, createColleague } = office;
  let admin: Member;
  let buyer: Awaited<ReturnType<typeof createRunner>>;
  let city: Awaited<ReturnType<typeof createEventCity>>;
  let formats: Record<'five' | 'ten' | 'one', MadeFormat>;
  const createPriced = (price: number, options: Fields = {}): Promise<MadeFormat> =>
    createFormat(db(), {
      event_city_id: city.id,
      preregistration: false,
      quotas: { athlete: 50 },
      prices: { athlete: price },
      ...options,
    });
  beforeAll(async () => {
    admin = await createColleague('admin');
    buyer = await createRunner(app());
    city = await createEventCity(db());
    formats = { five: await createPriced(300_000), ten: await createPriced(500_000), one: await createPriced(100_000) };
    await insertRow(db(), 'number_ranges', { format_id: formats.five.id, first: 1, last: 100 });
    await insertRow(db(), 'number_ranges', { format_id: formats.ten.id, first: 501, last: 600 });
  });
  afterEach(() => assertInvariants(db()));

  const versionOf = async (id: string): Promise<number> => Number((await ticketRow(app(), id))['version']);
  const quote = async (id: string, to: MadeFormat, fields: Fields = {}, who = admin): Promise<Answer> =>
    ask('POST', `/tickets/${id}/move/quote`, {
      ...who,
      body: { version: await versionOf(id), format: to.publicId, ...fields },
    });
  const quoted = async (id: string, to: MadeFormat, fields: Fields = {}, who = admin): Promise<MoveQuoted> => {
    const { status, body } = await quote(id, to, fields, who);
    if (status !== 200) throw new Error(`quote: ${status} ${JSON.stringify(body)}`);
    return body['values'] as MoveQuoted;
  };
  const make = async (id: string, to: MadeFormat, fields: Fields, who = admin, key = newKey()): Promise<Answer> =>
    ask('POST', `/tickets/${id}/move`, {
      ...who,
      headers: { 'idempotency-key': key },
      body: { version: await versionOf(id), format: to.publicId, reason: 'Просил по телефону', ...fields },
    });
  return {
    ...office,
    admin: () => admin,
    buyer: () => buyer,
    city: () => city,
    formats: () => formats,
    createPriced,
    versionOf,
    quote,
    quoted,
    make,
    /** Quoted and made as it was quoted. */
    async move(id: string, to: MadeFormat, fields: Fields = {}, who = admin): Promise<Answer> {
      const { sum } = await quoted(id, to, fields, who);
      return make(id, to, { ...fields, sum }, who);
    },
    buyFive: (fields?: Fields): Promise<string> => buyTicket(app(), buyer.token, formats.five.publicId, fields),
    named: (change: Fields = {}, of = formats.five): Promise<string> =>
      buyTicket(app(), buyer.token, of.publicId, { info: participant(change) }),
    /** Places taken of a format. */
    async takenOf(...of: MadeFormat[]): Promise<number[]> {
      const { rows } = await sql<{ id: number; taken: number }>`
        select format_id as id, taken from quotas where format_id = any(${of.map(({ id }) => id)}::bigint[])`.execute(
        db(),
      );
      return of.map(({ id }) => rows.find((row) => row.id === id)?.taken ?? -1);
    },
    async formatOf(id: string): Promise<unknown> {
      return (await ticketRow(app(), id))['format_id'];
    },
    /** Opens the payment link, as often as the buyer does. */
    open: (order: string) => send(app(), 'POST', `/api/order/${order}/pay`, {}, { key: newKey() }),
    /** Letters to an address, whose texts are still to be told apart. */
    async lettersTo(address: string) {
      await app().sweeps.sendLetters();
      return app().letters.filter(({ to }) => to.address === address);
    },
    /** What goes back, by cause and order. */
    async moneyBack(): Promise<{ cause: string; certificates: number; money: number }[]> {
      const { rows } = await sql<{ cause: string; certificates: number; money: number }>`
        select cause, certificates_minor as certificates, money_minor as money from order_refunds order by id`.execute(
        db(),
      );
      return rows;
    },
    unique,
  };
};

/** The order that waits for its money. */
export const orderOf = ({ status, body }: Answer): string => {
  if (status !== 202 || !body['payment_link']) throw new Error(`it does not wait: ${status} ${JSON.stringify(body)}`);
  return String(body['order']);
};
