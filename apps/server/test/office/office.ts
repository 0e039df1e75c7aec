import type { Grant, GrantScope } from '@trassa/rules';
import { sql } from 'kysely';
import { createEventCity, createFormat, type FormatOptions, type MadeFormat, unique } from '../factories/events.ts';
import { buy, paymentBody } from '../factories/orders.ts';
import { openDoor, type Member } from '../staff/door.ts';

type Listed = {
  values: Record<string, unknown>[];
  next: string | null;
  previous: string | null;
  total: { count: number; exact: boolean };
};
/** A start with one format, by public ids. */
export type Start = { readonly event: string; readonly start: string; readonly format: MadeFormat };

/** An address that nobody had before. */
export const newBuyer = (): string => `${unique('buyer')}@example.org`;

/** The back office of a test file: colleagues with a role and a scope, its lists, and what is sold meanwhile. */
export const openOffice = (options: Parameters<typeof openDoor>[0] = {}) => {
  const door = openDoor(options);
  const { app, db } = door;
  const createColleague = async (role: Grant['role'], scope: GrantScope = 'all'): Promise<Member> => {
    // The code of his letter is looked for among those that go out now: letters of purchases are many, and slow.
    await sql`delete from letters where state = 'waiting'`.execute(db());
    const member = await door.createMember(role);
    await sql`update staff_grants set scope = ${JSON.stringify(scope)}::jsonb where user_id = ${member.id}`.execute(
      db(),
    );
    return member;
  };
  /** A manager who may look after these areas alone. */
  const createKeeperOf = async (...areas: string[]): Promise<Member> => {
    const member = await createColleague('manager');
    await sql`update staff_grants set areas = ${areas}::text[] where user_id = ${member.id}`.execute(db());
    return member;
  };
  const createStart = async (of: FormatOptions = {}): Promise<Start> => {
    const city = await createEventCity(db());
    const { rows } = await sql<{ id: string }>`select public_id as id from events where id = ${city.eventId}`.execute(
      db(),
    );
    const format = await createFormat(db(), { event_city_id: city.id, preregistration: false, ...of });
    return { event: rows[0]?.id ?? '', start: city.publicId, format };
  };
  /** A page of a list, by its query as an address has it. */
  const list = async (member: Member, path: string): Promise<Listed> => {
    const answer = await door.ask('GET', path, member);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as Listed;
  };
  return {
    ...door,
    createColleague,
    createKeeperOf,
    createStart,
    list,
    /** Public ids of a page. */
    idsOf: async (member: Member, path: string): Promise<unknown[]> =>
      (await list(member, path)).values.map(({ public_id: id }) => id),
    /** A paid order of a guest with an address of his own; answers its public id. */
    buyOf: async (lines: Record<string, unknown>[], fields: Record<string, unknown> = {}): Promise<string> =>
      (await buy(app(), paymentBody(lines, { email: newBuyer(), ...fields }))).order.public_id,
  };
};
