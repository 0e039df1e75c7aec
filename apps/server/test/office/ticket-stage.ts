import { afterEach, beforeAll } from 'vitest';
import { insertRow } from '../factories/events.ts';
import { participant } from '../factories/orders.ts';
import { buyTicket, createRunner, ticketRow } from '../factories/tickets.ts';
import { assertInvariants } from '../invariants.ts';
import type { Member } from '../staff/door.ts';
import { openOffice, type Start } from './office.ts';

type Runner = Awaited<ReturnType<typeof createRunner>>;
type Card = Record<string, unknown> & { acts: { act: string; allowed: boolean; why?: string }[] };

/** A start with numbers from 1 to 200, its buyer, and an administrator who acts on his tickets. */
export const openTicketActs = () => {
  const office = openOffice();
  const { app, db, ask, createColleague, createStart } = office;
  let admin: Member;
  let buyer: Runner;
  let start: Start;
  beforeAll(async () => {
    admin = await createColleague('admin');
    buyer = await createRunner(app());
    start = await createStart({ age_min: 18, quotas: { athlete: 200 } });
    await insertRow(db(), 'number_ranges', { format_id: start.format.id, first: 1, last: 200 });
  });
  afterEach(() => assertInvariants(db()));
  const buyOne = (fields?: Record<string, unknown>, of = start): Promise<string> =>
    buyTicket(app(), buyer.token, of.format.publicId, fields);
  const versionOf = async (id: string): Promise<number> => Number((await ticketRow(app(), id))['version']);
  return {
    ...office,
    admin: () => admin,
    buyer: () => buyer,
    start: () => start,
    buyOne,
    named: (change: Record<string, unknown> = {}): Promise<string> => buyOne({ info: participant(change) }),
    versionOf,
    /** An act by the card as it is now. */
    act: async (id: string, path: string, body: object = {}) =>
      ask('PUT', `/tickets/${id}${path}`, { ...admin, body: { version: await versionOf(id), ...body } }),
    card: async (id: string, who = admin): Promise<Card> =>
      (await ask('GET', `/tickets/${id}`, who)).body['values'] as Card,
    /** The newest entry of the audit about a ticket, looks and the step of the version aside. */
    async lastEntry(id: string) {
      const { body } = await ask('GET', `/audit?object_kind=ticket&object_id=${id}`, admin);
      const [entry] = (body['values'] as Record<string, unknown>[]).filter(({ act: name }) => name !== 'ticket.view');
      const changes = (entry?.['changes'] ?? []) as { field: string }[];
      return { ...entry, changes: changes.filter(({ field }) => field !== 'version') };
    },
    async lettersAbout(to: string): Promise<string[]> {
      await app().sweeps.sendLetters();
      return app()
        .letters.filter((letter) => letter.to.address === to)
        .map(({ subject }) => subject);
    },
  };
};
