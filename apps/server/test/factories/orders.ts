import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { unique } from './events.ts';
import type { TestApp } from '../support/index.ts';

type Fields = Record<string, unknown>;

/** A complete adult participant. */
export const participant = (fields: Fields = {}): Fields => ({
  first_name: 'анна',
  last_name: 'Иванова',
  phone: '8 (999) 123-45-67',
  gender: 'female',
  birth_date: '1990-05-17',
  ...fields,
});

/** A ticket line of one participant, complete by default. */
export const ticketLine = (formatPublicId: string, fields: Fields = {}): Fields => ({
  unique_id: unique('line'),
  groupId: 'group',
  format_public_id: formatPublicId,
  kind: 'athlete',
  count: 1,
  preReg: 'ok',
  info: participant(),
  ...fields,
});

/** Tickets without participants, for formats without preregistration. */
export const plainLine = (formatPublicId: string, count: number, fields: Fields = {}): Fields =>
  ticketLine(formatPublicId, { count, preReg: 'later', info: null, ...fields });

export const paymentBody = (tickets: Fields[], fields: Fields = {}): Fields => ({
  email: 'anna@example.org',
  phone: '+7 999 123-45-67',
  tickets,
  shop: [],
  insurances: [],
  agree: true,
  ...fields,
});

export type Sent = { key?: string; token?: string | null; language?: 'ru' | 'en'; cookie?: string };

const headersOf = ({ key, token, language, cookie }: Sent): Record<string, string> => ({
  ...(key ? { 'idempotency-key': key } : {}),
  ...(token ? { authorization: token } : {}),
  ...(language ? { language } : {}),
  ...(cookie ? { cookie } : {}),
});

export const send = async (
  app: TestApp,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: unknown,
  sent: Sent = {},
): Promise<LightMyRequestResponse> =>
  app.http.inject({
    method,
    url,
    headers: headersOf(sent),
    ...(payload === undefined ? {} : { payload: payload as object }),
  });

/** Holds places over HTTP; answers the hold's id. */
export const hold = async (app: TestApp, formatPublicId: string, count: number, kind = 'athlete'): Promise<string> => {
  const answer = await send(app, 'POST', '/api/hold', { format_public_id: formatPublicId, kind, count });
  if (answer.statusCode !== 200) throw new Error(`hold: ${answer.body}`);
  return answer.json<{ hold_id: string }>().hold_id;
};

export type Placed = {
  redirect_url: string;
  form: Record<string, string>;
  token: string | null;
  user: { public_id: string; temporary: boolean; email: string } | null;
  order: { public_id: string; amount: number; expires_at: number };
};

/** Begins a payment; throws on anything but 200. */
export const place = async (app: TestApp, body: Fields, sent: Sent = {}): Promise<Placed> => {
  const answer = await send(app, 'POST', '/api/payment', body, sent);
  if (answer.statusCode !== 200) throw new Error(`payment: ${answer.statusCode} ${answer.body}`);
  return answer.json<Placed>();
};

export const newKey = (): string => randomUUID();

/** What the buyer presses on the provider's page. */
export const press = async (
  app: TestApp,
  orderPublicId: string,
  result: 'paid' | 'failed' | 'late',
): Promise<string> => {
  const answer = await send(app, 'POST', `/api/payment/sandbox/${orderPublicId}`, { result });
  if (answer.statusCode !== 200) throw new Error(`sandbox: ${answer.statusCode} ${answer.body}`);
  return answer.json<{ redirect_url: string }>().redirect_url;
};

/** A paid order of a guest. */
export const buy = async (app: TestApp, body: Fields, sent: Sent = {}): Promise<Placed> => {
  const placed = await place(app, body, sent);
  if (placed.order.amount > 0) await press(app, placed.order.public_id, 'paid');
  return placed;
};

export type OrderOnWire = {
  status: string;
  email: string;
  amount: number;
  pay_again: boolean;
  expires_at: number | null;
  tickets: { unique_id: string; title: string; count: number; totalCost: number }[];
  insurances: { title: string }[];
};

export const readOrder = async (app: TestApp, publicId: string, sent: Sent = {}): Promise<OrderOnWire> =>
  (await send(app, 'GET', `/api/order/${publicId}`, undefined, sent)).json<OrderOnWire>();

export type TicketOnWire = {
  public_id: string;
  ticketNumber: string;
  status: string;
  qr_code: string | null;
  price: number;
  team: { title: string } | null;
  cluster: string | null;
  info: {
    email?: string;
    number: number | null;
    first_name: string;
    last_name: string;
    registered: boolean;
    inside_number: number | null;
  };
  refund_coming: boolean;
  actions: string[];
};

export const myTickets = async (app: TestApp, token: string | null): Promise<TicketOnWire[]> =>
  (await send(app, 'GET', '/api/user/tickets/my', undefined, { token })).json<{ values: TicketOnWire[] }>().values;

export type RefusedPayment = {
  status: number;
  code?: string;
  message: string;
  errors?: Record<string, string>;
  items?: Record<string, unknown>[];
};

/** What a payment that should not go through is told. */
export const refusedPayment = async (app: TestApp, body: unknown): Promise<RefusedPayment> => {
  const answer = await send(app, 'POST', '/api/payment', body);
  return { status: answer.statusCode, ...answer.json<Omit<RefusedPayment, 'status'>>() };
};
