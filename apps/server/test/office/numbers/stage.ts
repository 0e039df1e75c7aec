import type { OfficeFile, StartNumbers } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { beforeAll } from 'vitest';
import { createRunner, buyTicket } from '../../factories/tickets.ts';
import { participant } from '../../factories/orders.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { openOffice, type Start } from '../office.ts';

export type Ready = {
  readonly last: string;
  readonly first?: string;
  readonly teamId?: number;
  readonly clusterId?: number;
  readonly isUnnamed?: boolean;
};
type Range = { first: number; last: number; cluster?: string | null; label?: string };

/** The office of start numbers: an administrator, and tickets that are ready without any purchase of their own. */
export const openNumbers = () => {
  const office = openOffice();
  const { app, db, ask, createColleague, createStart } = office;
  let admin: Member;
  beforeAll(async () => {
    admin = await createColleague('admin');
  });
  const valuesOf = <T>({ status, body }: Answer): T => {
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body['values'] as T;
  };
  const read = async (start: string): Promise<StartNumbers> =>
    valuesOf(await ask('GET', `/event_cities/${start}/numbers`, admin));
  return {
    ...office,
    valuesOf,
    read,
    admin: () => admin,
    post: (path: string, body: object = {}, by = admin): Promise<Answer> => ask('POST', path, { ...by, body }),
    /** One ticket that was really bought, with its participant. */
    async buyNamed(start: Start, info: Record<string, unknown> = {}): Promise<string> {
      const buyer = await createRunner(app());
      return buyTicket(app(), buyer.token, start.format.publicId, { info: participant(info) });
    },
    /** Tickets of a format beside those of a purchase, in this order; answers their internal ids. */
    async addTickets(start: Start, people: readonly Ready[]): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        with one as (select order_id, id, user_id from order_lines l join lateral (select user_id from orders o where o.id = l.order_id) o on true
          order by l.id limit 1)
        insert into tickets (public_id, order_id, order_line_id, place, user_id, original_user_id, format_id, kind, ticket_number, price_minor,
          info, registered_at, team_id, cluster_id)
        select 'bulk-' || ${start.format.id} || '-' || n.place, one.order_id, one.id, ${start.format.id} * 100000 + n.place, one.user_id, one.user_id, ${start.format.id},
          'athlete', nextval('ticket_numbers')::text, 0, n.info, now(), n."teamId", n."clusterId"
        from one, jsonb_to_recordset(${JSON.stringify(
          people.map(({ last, first = 'Иван', teamId, clusterId, isUnnamed }, place) => ({
            place,
            info: isUnnamed
              ? null
              : { last_name: last, first_name: first, gender: 'male', birth_date: '1990-05-17', phone: '+79990000000' },
            teamId,
            clusterId,
          })),
        )}::jsonb) as n (place int, info jsonb, "teamId" bigint, "clusterId" bigint) order by n.place returning id`.execute(
        db(),
      );
      return rows.map(({ id }) => id);
    },
    async numbersOf({ format }: Start): Promise<Record<string, number | null>> {
      const { rows } = await sql<{ name: string; number: number | null }>`
        select info ->> 'last_name' as name, start_number as number from tickets where format_id = ${format.id} order by id`.execute(
        db(),
      );
      return Object.fromEntries(rows.map(({ name, number }) => [name, number]));
    },
    async setRanges(start: Start, ranges: readonly Range[], by = admin): Promise<Answer> {
      const { version } = await read(start.start);
      return ask('PUT', `/formats/${start.format.publicId}/numbers`, {
        ...by,
        body: { version, ranges: ranges.map((range) => ({ cluster: null, ...range })) },
      });
    },
    async setLocked(start: Start, locked: boolean): Promise<Answer> {
      const { version } = await read(start.start);
      return ask('PUT', `/event_cities/${start.start}/numbers/lock`, { ...admin, body: { version, locked } });
    },
    assign: (start: Start, body: object = {}): Promise<Answer> =>
      ask('POST', `/event_cities/${start.start}/numbers/assign`, { ...admin, body }),
    chips: (start: Start, text: string, isDry = false): Promise<Answer> =>
      ask('POST', `/event_cities/${start.start}/chips`, { ...admin, body: { text, dry_run: isDry } }),
    async file(path: string): Promise<{ bytes: Buffer; name: string; rows: number }> {
      const { base64, name, rows } = valuesOf<OfficeFile>(await ask('GET', path, admin));
      return { bytes: Buffer.from(base64, 'base64'), name, rows };
    },
    createStart: (options = {}) => createStart({ preregistration: true, ...options }),
  };
};
