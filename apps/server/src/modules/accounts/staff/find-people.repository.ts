import { maskEmail, maskPhone, type Sought } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import { type Asking, detailOf, type Hit } from '../../../kernel/finding.ts';
import type { OfficeScope } from '../../../kernel/office-scope.ts';
import {
  endsIn,
  type Executor,
  foundBy,
  type Way,
  waysOfEmail,
  waysOfNames,
} from '../../../platform/database/index.ts';
import { stateOf } from '../domain/person-state.ts';

type Row = {
  readonly publicId: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly temporary: boolean;
  readonly blocked: boolean;
  readonly isErased: boolean;
  readonly rank: number;
};

/** Words of the name of a user u, as its index has them. */
export const namesOfUser = sql`name_lexemes(u.last_name || ' ' || u.name || ' ' || u.second_name)`;

/** Formats of which whoever has a ticket is read at once; of more, each person is asked for. */
const fewFormats = 15;

/** Whoever holds a ticket of a format in scope, or has an order with a line of its start; of `u`. */
export const isPersonOf = (scope: OfficeScope): RawBuilder<unknown> => {
  if (scope === 'all') return sql`true`;
  const [formats, starts] = [sql`${[...scope.formats]}::bigint[]`, sql`${[...scope.starts]}::bigint[]`];
  if (scope.formats.length <= fewFormats)
    return sql`u.id in (
      select t.user_id from tickets t where t.format_id = any(${formats})
      union all select o.user_id from order_lines l join orders o on o.id = l.order_id where l.event_city_id = any(${starts}))`;
  // Without the offsets the tickets of all these starts would be read to look for one name.
  return sql`(exists (select from tickets t where t.user_id = u.id and t.format_id = any(${formats}) offset 0)
    or exists (select from orders o join order_lines l on l.order_id = o.id
      where o.user_id = u.id and l.event_city_id = any(${starts}) offset 0))`;
};

/** People by name, e-mail or phone, guests of one purchase behind those with an account; nobody who was erased. */
export const findPeople = async (db: Executor, sought: Sought, { scope, limit }: Asking): Promise<Hit[]> => {
  const { email, phoneEnd } = sought;
  const ways: Way[] = waysOfNames(namesOfUser, [sql`${sought.words}::text`, sql`${sought.otherWords}::text`]);
  if (email !== null) ways.push(...waysOfEmail(sql`u.email`, sql`${email}::text`));
  if (phoneEnd !== null)
    ways.push({ rank: phoneEnd.startsWith('+') ? 0 : 1, condition: endsIn(sql`u.phone`, sql`${phoneEnd}::text`) });
  const found = foundBy(
    {
      from: sql`users u`,
      id: sql`u.id`,
      within: sql`u.deleted_at is null and ${isPersonOf(scope)}`,
      most: limit + 1,
    },
    ways,
  );
  const { rows } = await sql<Row>`
    select u.public_id as "publicId", concat_ws(' ', nullif(u.last_name, ''), nullif(u.name, '')) as name, u.email, u.phone, u.temporary,
      u.blocked, u.deleted_at is not null as "isErased", f.rank
    from (${found}) f join users u on u.id = f.id order by f.rank, u.temporary, u.id desc limit ${limit + 1}`.execute(
    db,
  );
  return rows.map(({ publicId, name, email: address, phone, rank, ...row }) => ({
    publicId,
    title: name || (address && maskEmail(address)) || (phone && maskPhone(phone)) || publicId.slice(0, 8),
    detail: detailOf(address && maskEmail(address), phone && maskPhone(phone)),
    state: stateOf(row),
    isExact: rank === 0,
  }));
};
