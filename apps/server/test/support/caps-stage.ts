import { sql } from 'kysely';
import { createFormat, type FormatOptions, type MadeFormat } from '../factories/events.ts';
import { paymentBody, plainLine } from '../factories/orders.ts';
import { newEmail } from '../factories/sign-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export type From = { address: string; cookie?: string; of?: TestApp; token?: string };
type CallOutcome = { status: number; message: string; hold_id?: string; cookie: string; retry: number };

let network = 0;
/** First three parts of an IP address that no other test of this file has. */
export const newNetwork = (): string => `10.${(network >> 8) & 255}.${(network += 1) & 255}`;

/** Two processes with limits on one database, and calls from networks of choice (DEC-113). */
export const createCapsStage = async () => {
  const open = await createTestApp();
  const limits = { ...open.config.limits, payments: 100_000, orderLettersPerNetwork: 100_000 };
  const config = { limitsOff: false, limits, secretKey: 'one key of both processes, long enough for it' };
  const app = await createTestApp({ database: open.database, config });
  const twin = await createTestApp({ database: open.database, config });
  const { db } = open.database;
  const call = async (
    method: 'POST' | 'PUT',
    url: string,
    payload: object,
    { address, cookie, of = app, token }: From,
  ): Promise<CallOutcome> => {
    const answer = await of.http.inject({
      method,
      url,
      payload,
      remoteAddress: address,
      headers: { ...(cookie && { cookie }), ...(token && { authorization: token }) },
    });
    const [set] = [answer.headers['set-cookie']].flat();
    return {
      status: answer.statusCode,
      ...answer.json<{ message: string }>(),
      cookie: cookie ?? set?.split(';')[0] ?? '',
      retry: Number(answer.headers['retry-after'] ?? 0),
    };
  };
  return {
    app,
    twin,
    db,
    call,
    make: (options: FormatOptions = {}): Promise<MadeFormat> =>
      createFormat(db, { preregistration: false, quotas: { athlete: 2000 }, ...options }),
    hold: (format: MadeFormat, count: number, from: From) =>
      call('POST', '/api/hold', { format_public_id: format.publicId, kind: 'athlete', count }, from),
    order: (format: MadeFormat, count: number, from: From, fields: Record<string, unknown> = {}) =>
      call(
        'POST',
        '/api/payment',
        paymentBody([plainLine(format.publicId, count)], { email: newEmail(), ...fields }),
        from,
      ),
    async taken(format: MadeFormat): Promise<number> {
      const { rows } = await sql<{ n: number }>`
        select sum(taken)::int as n from quotas where format_id = ${format.id}`.execute(db);
      return rows[0]?.n ?? -1;
    },
    async close(): Promise<void> {
      await app.close();
      await twin.close();
      await open.close();
    },
  };
};
export type CapsStage = Awaited<ReturnType<typeof createCapsStage>>;
