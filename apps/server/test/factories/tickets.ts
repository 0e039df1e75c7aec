import type { OnlineRace, Ticket, TicketDetail } from '@trassa/contracts';
import { sql } from 'kysely';
import type { TestApp } from '../support/index.ts';
import { createUser, type MadeUser } from './accounts.ts';
import { pdf, send as sendForm } from './files.ts';
import { buy, paymentBody, plainLine, send, ticketLine } from './orders.ts';
import { unique } from './events.ts';

type Row = Record<string, unknown>;

/** A full user with a name and a confirmed address of his own. */
export const createRunner = async (app: TestApp, row: Row = {}): Promise<MadeUser & { email: string }> => {
  const email = `${unique('runner')}@example.org`;
  return { ...(await createUser(app.database.db, { email, name: 'Пётр', last_name: 'Петров', ...row })), email };
};

export type Answer<T = Ticket> = {
  status: number;
  body: { message: string; code?: string; errors?: Record<string, string>; values: T; total?: number };
};

/** Calls as a person; the answer's body is typed by who asks. */
export const ask = async <T = Ticket>(
  app: TestApp,
  token: string | null,
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  body?: unknown,
): Promise<Answer<T>> => {
  const answer = await send(app, method, `/api${path}`, body, { token });
  return { status: answer.statusCode, body: answer.json<Answer<T>['body']>() };
};

/** Buys one ticket over HTTP, its participant named when `fields` say so; answers its public id. */
export const buyTicket = async (
  app: TestApp,
  token: string | null,
  formatPublicId: string,
  fields: Row = { preReg: 'later', info: null },
): Promise<string> => {
  const line =
    'info' in fields && fields['info'] === null
      ? plainLine(formatPublicId, 1, fields)
      : ticketLine(formatPublicId, fields);
  const placed = await buy(app, paymentBody([line]), { token });
  const tickets = await listTickets(app, placed.token ?? token, 'my');
  const ticket = tickets.find(({ order_public_id: order }) => order === placed.order.public_id);
  if (!ticket) throw new Error('no ticket was issued');
  return ticket.public_id;
};

export const listTickets = async (
  app: TestApp,
  token: string | null,
  list: 'my' | 'transfered' | 'old',
): Promise<Ticket[]> => (await ask<Ticket[]>(app, token, 'GET', `/user/tickets/${list}`)).body.values;

export const readTicket = async (app: TestApp, token: string | null, id: string): Promise<TicketDetail> =>
  (await ask<TicketDetail>(app, token, 'GET', `/user/ticket/${id}`)).body.values;

export const register = (app: TestApp, token: string | null, id: string, body: Row): Promise<Answer> =>
  ask(app, token, 'PUT', '/user/ticket', { public_id: id, ...body });
export const disable = (app: TestApp, token: string | null, id: string): Promise<Answer> =>
  ask(app, token, 'PUT', '/user/ticket/disable', { public_id: id });
export const offer = (app: TestApp, token: string | null, id: string, email: string): Promise<Answer> =>
  ask(app, token, 'PUT', '/user/ticket/transfer', { public_id: id, email });
export const answerOffer = (app: TestApp, token: string | null, id: string, isAccepted: boolean): Promise<Answer> =>
  ask(app, token, 'PUT', '/user/ticket/confirm/transfer', { public_id: id, transfer_confirm: isAccepted });
export const takeBack = (app: TestApp, token: string | null, id: string): Promise<Answer> =>
  ask(app, token, 'PUT', '/user/ticket/return', { public_id: id });
export const runOnline = (
  app: TestApp,
  token: string | null,
  id: string,
  body: Row = {},
): Promise<Answer<OnlineRace>> => ask(app, token, 'PUT', '/user/ticket/online', { public_id: id, ...body });

/** Uploads a document; answers its id. */
export const upload = async (app: TestApp, token: string): Promise<string> =>
  (await sendForm(app, [{ name: 'file', filename: 'paper.pdf', value: pdf() }], { authorization: token })).body
    .public_id;

/** One column of a ticket's row. */
export const ticketRow = async (app: TestApp, publicId: string): Promise<Row> => {
  const { rows } = await sql<Row>`select * from tickets where public_id = ${publicId}`.execute(app.database.db);
  return rows[0] ?? {};
};
