import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

export type Subscription = {
  readonly publicId: string;
  readonly email: string;
  readonly language: Language;
  readonly agree: boolean | null;
  readonly isLive: boolean;
  /** Its letter may still be answered: asked within a week, and not ended since. */
  readonly isWaiting: boolean;
  /** Unix seconds */
  readonly askedAt: number;
  readonly askedOn: Date;
};

const columns = sql`public_id as "publicId", email, language, agree, confirmed_at is not null and ended_at is null as "isLive",
  asked_at > now() - interval '7 days' and (ended_at is null or ended_at < asked_at) as "isWaiting",
  floor(extract(epoch from asked_at))::bigint as "askedAt", asked_at as "askedOn"`;

/** One row per address, letters' case aside; asking again renews it. A live one stays as it is. */
export const askSubscription = async (
  tx: Tx,
  one: { publicId: string; email: string; language: Language; agree: boolean | null },
): Promise<Subscription> => {
  const { rows } = await sql<Subscription>`
    insert into subscriptions (public_id, email, language, agree)
    values (${one.publicId}, ${one.email}, ${one.language}, ${one.agree})
    on conflict (lower(email)) do update set asked_at = now(),
      language = case when subscriptions.confirmed_at is not null and subscriptions.ended_at is null
        then subscriptions.language else excluded.language end,
      agree = coalesce(excluded.agree, subscriptions.agree)
    returning ${columns}`.execute(tx);
  const row = rows[0];
  if (!row) throw new Error('the subscription was not stored');
  return row;
};

export const findSubscription = async (db: Executor, publicId: string): Promise<Subscription | null> => {
  const { rows } = await sql<Subscription>`
    select ${columns} from subscriptions where public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

/** The row is locked for the transaction, after the account of its address (`findOwner`). */
export const lockSubscription = async (tx: Tx, publicId: string): Promise<Subscription | null> => {
  const { rows } = await sql<Subscription>`
    select ${columns} from subscriptions where public_id = ${publicId} for update`.execute(tx);
  return rows[0] ?? null;
};

export const startSubscription = async (tx: Tx, publicId: string): Promise<void> => {
  await sql`update subscriptions set confirmed_at = now(), ended_at = null where public_id = ${publicId}`.execute(tx);
};

/** False: the address had no live one. */
export const endSubscription = async (tx: Tx, email: string): Promise<boolean> => {
  const { rows } = await sql`
    update subscriptions set ended_at = now()
    where lower(email) = lower(${email}) and confirmed_at is not null and ended_at is null returning id`.execute(tx);
  return rows.length > 0;
};

/** The account whose confirmed address it is. */
export const findOwner = async (tx: Tx, email: string): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from users where lower(email) = lower(${email}) and not temporary and email_confirmed_at is not null
    for update`.execute(tx);
  return rows[0]?.id ?? null;
};

export const findUserByPublicId = async (tx: Tx, publicId: string): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from users where public_id = ${publicId} and not temporary and email is not null for update`.execute(tx);
  return rows[0]?.id ?? null;
};
