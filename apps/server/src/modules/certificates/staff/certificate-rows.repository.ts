import type { certificatesList } from '@trassa/contracts/office';
import type { CertificateState, Sought } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { ListAsk } from '../../../kernel/list-declaration.ts';
import type { Minor } from '../../../kernel/money.ts';
import {
  anyOf,
  between,
  type Database,
  during,
  type Executor,
  type FilterSql,
  type ListPage,
  type ListRow,
  type SortSql,
  versionColumns,
  type VersionRow,
} from '../../../platform/database/index.ts';
import { type Count, countList, type ListSource, selectListPage } from '../../../platform/lists/index.ts';

export type CertificateRow = {
  readonly id: number;
  readonly publicId: string;
  readonly amount: Minor;
  readonly balance: Minor;
  readonly blocked: 'staff' | 'return' | null;
  readonly source: 'bought' | 'staff';
  readonly order: string;
  readonly buyer: string;
  readonly name: string;
  readonly email: string;
  readonly lineId: number;
  readonly sendAt: Date;
  readonly sentAt: Date | null;
  readonly validUntil: Date;
};
export type CertificateCardRow = CertificateRow &
  VersionRow & {
    readonly codeNumber: number;
    readonly editorId: string | null;
    readonly editorName: string | null;
    /** Of its order. */
    readonly language: 'ru' | 'en';
  };

/** Who stopped the certificate c: a colleague, or a return of its money; null: nobody. */
export const blocked = sql`case when c.blocked_at is null then null when c.blocked_by is null then 'return' else 'staff' end`;
const source = sql`case when o.channel = 'staff' then 'staff' else 'bought' end`;

/** Of the certificate c and its order o. */
const columns = sql`c.id, c.public_id as "publicId", c.amount_minor as amount, c.balance_minor as balance, ${blocked} as blocked,
  ${source} as source, o.public_id as order, o.email as buyer, c.recipient_name as name, c.recipient_email as email, c.order_line_id as "lineId", c.send_at as "sendAt",
  c.sent_at as "sentAt", c.valid_until as "validUntil"`;

/** The rule is `certificateState`; a test compares the two. */
const stateAt = (now: Date): Readonly<Record<CertificateState, RawBuilder<unknown>>> => ({
  returned: sql`(c.blocked_at is not null and c.blocked_by is null)`,
  blocked: sql`(c.blocked_at is not null and c.blocked_by is not null)`,
  spent: sql`(c.blocked_at is null and c.balance_minor <= 0)`,
  over: sql`(c.blocked_at is null and c.balance_minor > 0 and c.valid_until <= ${now})`,
  active: sql`(c.blocked_at is null and c.balance_minor > 0 and c.valid_until > ${now})`,
});

const filtersAt = (now: Date): FilterSql<typeof certificatesList> => ({
  state: ({ values }) => {
    const states = stateAt(now);
    return sql`(${sql.join(
      values.map((value) => states[value as CertificateState]),
      sql` or `,
    )})`;
  },
  source: (value) => anyOf(source, value),
  amount: (value) => between(sql`c.amount_minor`, value),
  balance: (value) => between(sql`c.balance_minor`, value),
  created: (value) => during(sql`c.created_at`, value),
  until: (value) => during(sql`c.valid_until`, value),
});

const keys: SortSql<typeof certificatesList> = {
  created: sql`c.id`,
  until: sql`c.valid_until`,
  balance: sql`c.balance_minor`,
};

type Ask = ListAsk<typeof certificatesList>;
/** What the words of a search may be; the hash of a whole code. */
export type SoughtCertificate = { readonly sought: Sought; readonly codeHash: string | null };
export type Seen = {
  /** Certificates belong to no start: whoever reaches some starts sees none of them. */
  readonly isWhole: boolean;
  readonly now: Date;
  readonly search: SoughtCertificate | null;
};

/** The number, a whole code, a whole address of whoever got it or bought it. */
const isFound = (text: string, { sought: { email }, codeHash }: SoughtCertificate): RawBuilder<unknown> => sql`c.id in (
  select n.id from certificates n where lower(left(n.public_id, 8)) = lower(left(${text}, 8))
    and starts_with(lower(n.public_id), lower(${text}))
  union all select n.id from certificates n where n.code_hash = ${codeHash}::text
  union all select n.id from certificates n where n.recipient_email <> '' and lower(n.recipient_email) = ${email}::text
  union all select n.id from orders b join certificates n on n.order_id = b.id where lower(b.email) = ${email}::text)`;

const sourceOf = (ask: Ask, { isWhole, now, search }: Seen): ListSource => {
  const filters = filtersAt(now);
  const text = ask.search?.trim() ?? '';
  return {
    from: sql`certificates c join orders o on o.id = c.order_id`,
    where: [
      sql`${isWhole}::boolean`,
      search === null ? sql`true` : isFound(text, search),
      ...ask.filters.map(({ name, value }) => filters[name](value)),
    ],
    key: keys[ask.sort.name],
    id: sql`c.id`,
  };
};

export const countCertificates = (db: Database, ask: Ask, seen: Seen): Promise<Count> =>
  countList(db, sourceOf(ask, seen));

/** A page of certificates, and how many there are; two statements. */
export const selectCertificates = (db: Executor, ask: Ask, seen: Seen): Promise<ListPage<CertificateRow & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, seen),
    ({ key, rows, order }) => sql<CertificateRow & ListRow>`
      with page as (select c.id, ${key} as key from ${rows})
      select ${columns}, page.key from page join certificates c on c.id = page.id join orders o on o.id = c.order_id
      order by ${order}`,
  );

export const findCertificateCard = async (db: Executor, publicId: string): Promise<CertificateCardRow | null> => {
  const { rows } = await sql<CertificateCardRow>`
    select ${columns}, ${versionColumns('c')}, c.code_number as "codeNumber", o.language, u.public_id as "editorId", u.name as "editorName"
    from certificates c join orders o on o.id = c.order_id left join users u on u.id = c.updated_by
    where c.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

/** The same for a change, locked as an order that pays by it locks it. */
export const lockCertificateCard = async (db: Executor, publicId: string): Promise<CertificateCardRow | null> => {
  await sql`select id from certificates where public_id = ${publicId} for no key update`.execute(db);
  return findCertificateCard(db, publicId);
};

/** It belongs to no start. */
export const isCertificate = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from certificates where public_id = ${publicId}`.execute(db);
  return rows.length > 0;
};
