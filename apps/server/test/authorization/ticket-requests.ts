import { sql } from 'kysely';
import { randomId } from '../../src/kernel/ids.ts';
import { createUser } from '../factories/accounts.ts';
import { createFormat, inDays } from '../factories/events.ts';
import { participant } from '../factories/orders.ts';
import type { CallName, Row, World } from './row.ts';

type TicketCall = Exclude<Extract<CallName, `tickets.${string}`>, 'tickets.mine' | 'tickets.file'>;

let place = 1000;

type State = {
  /** 'transfer' with an offer that waits. */
  status?: 'active' | 'transfer';
  isRegistered?: boolean;
  /** Held by somebody else, who offers it to the person. */
  isOffered?: boolean;
};

/**
 * One more ticket of the person in the state that a call needs. Its start is over although registration is open, so it is
 * in nobody's list of coming tickets; a virtual race may be run.
 */
const ticketIn = async ({ app, things }: World, state: State = {}): Promise<string> => {
  const { db } = app.database;
  const format = await createFormat(db, { online: true, start_time: inDays(-0.1), registration_end: inDays(1) });
  const id = randomId();
  place++;
  const { rows } = await sql<{ id: number; userId: number }>`
    insert into tickets (public_id, order_id, order_line_id, place, user_id, original_user_id, format_id, kind, status, ticket_number, price_minor, info)
    select ${id}, order_id, order_line_id, ${place}, user_id, original_user_id, ${format.id}, kind, ${state.status ?? 'active'},
      nextval('ticket_numbers')::text, price_minor, ${state.isRegistered ? JSON.stringify(participant()) : null}::jsonb
    from tickets where public_id = ${things.ticketId} returning id, user_id as "userId"`.execute(db);
  const [ticket] = rows;
  if (!ticket) throw new Error('nothing was copied');
  if (state.isOffered) {
    const giver = await createUser(db);
    await sql`update tickets set user_id = ${giver.id}, original_user_id = ${giver.id} where id = ${ticket.id}`.execute(
      db,
    );
  }
  if (state.status === 'transfer')
    await sql`insert into ticket_transfers (ticket_id, from_user_id, email, language, expires_at)
      select t.id, t.user_id, coalesce(u.email, 'nobody@example.org'), 'ru', ${inDays(1)}
      from tickets t join users u on u.id = ${state.isOffered ? ticket.userId : 0} or (${!state.isOffered} and u.id = t.user_id) where t.id = ${ticket.id}`.execute(
      db,
    );
  return id;
};

const change = (body: object, state: State = {}): Row => ({
  request: async (world) => ({ body: { public_id: await ticketIn(world, state), ...body } }),
  stranger: 404,
});

/** Rows of API §14: each call brings a ticket that it does not spoil for the others. */
export const ticketRequests: Record<TicketCall, Row> = {
  'tickets.transferred': { request: () => ({}), stranger: 200 },
  'tickets.past': { request: () => ({}), stranger: 200 },
  'tickets.one': { request: ({ things }) => ({ params: { id: things.ticketId } }), stranger: 404 },
  'tickets.register': change({ info: participant() }),
  'tickets.disable': change({}, { isRegistered: true }),
  'tickets.transfer': change({ email: 'friend@example.org' }),
  'tickets.answerTransfer': change({ transfer_confirm: false }, { status: 'transfer', isOffered: true }),
  'tickets.takeBack': change({}, { status: 'transfer' }),
  'tickets.online': {
    request: async (world) => ({ params: { id: await ticketIn(world) } }),
    stranger: 404,
  },
  'tickets.runOnline': change({}, { isRegistered: true }),
};
