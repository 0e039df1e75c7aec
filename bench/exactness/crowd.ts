import { randomUUID } from 'node:crypto';

/** What a shop has told its buyers: these orders are made, these are paid. */
export type Told = { readonly orders: Set<string>; readonly paid: Set<string> };

export type Shop = {
  /** Of a process that is up, as far as is known. */
  origin(): string;
  readonly formats: readonly string[];
};

const info = {
  first_name: 'Анна',
  last_name: 'Иванова',
  phone: '+79991234567',
  gender: 'female',
  birth_date: '1990-05-17',
};

/** Milliseconds after which a buyer gives up a call. */
const patience = 10_000;

const post = async (url: string, body: object): Promise<{ status: number; json: Record<string, unknown> }> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  });
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
};

let next = 0;

/** One purchase: hold, order, payment. What was answered with 200 is told; where the shop is gone, it throws. */
export const buyOnce = async (shop: Shop, told: Told): Promise<void> => {
  const n = (next += 1);
  const format = shop.formats[n % shop.formats.length] ?? '';
  const hold = await post(`${shop.origin()}/api/hold`, { format_public_id: format, count: 1 });
  if (hold.status !== 200) return;
  const line = { unique_id: 'a', groupId: 'a', format_public_id: format, count: 1, hold_id: hold.json['hold_id'] };
  const order = await post(`${shop.origin()}/api/payment`, {
    email: `buyer${process.pid}.${n}@example.org`,
    tickets: [{ ...line, preReg: 'ok', info }],
    shop: [],
    insurances: [],
    agree: true,
  });
  if (order.status !== 200) return;
  const { public_id: id } = order.json['order'] as { public_id: string };
  told.orders.add(id);
  const paid = await post(`${shop.origin()}/api/payment/sandbox/${id}`, { result: 'paid' });
  if (paid.status === 200) told.paid.add(id);
};

/** So many buyers at once make `count` purchases; whoever meets a shop that is gone goes on with the next one. */
export const buyMany = async (shop: Shop, told: Told, { count, atOnce }: { count: number; atOnce: number }) => {
  let left = count;
  const buyer = async (): Promise<void> => {
    while (left-- > 0) await buyOnce(shop, told).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: atOnce }, buyer));
};
