import type { Network } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import { hashToken } from '../../../platform/http/index.ts';
import type { NetworkPerson } from './network.ts';

/** Who may come back with a state: the browser that began, or the person who adds a network. */
export type StateOwner =
  | { readonly purpose: 'login'; readonly visitor: string }
  | { readonly purpose: 'add'; readonly userId: number };
export type NewState = {
  readonly state: string;
  readonly network: Network;
  readonly owner: StateOwner;
  readonly verifier: string;
  readonly nonce: string;
  readonly agree: boolean;
  readonly mailing: boolean;
};
type GivenConsents = { agree: boolean; mailing: boolean };
export type BegunState = GivenConsents & { verifier: string; nonce: string; begunAt: Date };

/** Minutes for the way to the provider and back, and again for the consent. */
const life = 10;

const ownedBy = (owner: StateOwner) =>
  owner.purpose === 'login'
    ? sql`purpose = 'login' and visitor = ${owner.visitor}`
    : sql`purpose = 'add' and user_id = ${owner.userId}`;

export const insertState = async (db: Executor, { state, network, owner, ...rest }: NewState): Promise<void> => {
  const visitor = owner.purpose === 'login' ? owner.visitor : null;
  const userId = owner.purpose === 'add' ? owner.userId : null;
  await sql`
    insert into network_states (state_hash, network, purpose, visitor, user_id, verifier, nonce, agree, mailing, expires_at)
    values (${hashToken(state)}, ${network}, ${owner.purpose}, ${visitor}, ${userId}, ${rest.verifier}, ${rest.nonce},
      ${rest.agree}, ${rest.mailing}, now() + make_interval(mins => ${life}))`.execute(db);
};

/** Uses a state up, whatever comes of it; null: unknown, used, too old, or another's. */
export const spendState = async (
  db: Executor,
  { state, network, owner }: Pick<NewState, 'state' | 'network' | 'owner'>,
): Promise<BegunState | null> => {
  const { rows } = await sql<BegunState>`
    update network_states set used_at = now()
    where state_hash = ${hashToken(state)} and network = ${network} and ${ownedBy(owner)}
      and used_at is null and expires_at > now()
    returning verifier, nonce, agree, mailing, expires_at - make_interval(mins => ${life}) as "begunAt"`.execute(db);
  return rows[0] ?? null;
};

/** Keeps who came back until he has agreed. */
export const keepAnswer = async (db: Executor, state: string, person: NetworkPerson): Promise<void> => {
  await sql`
    update network_states set answer = ${JSON.stringify(person)}::jsonb, expires_at = now() + make_interval(mins => ${life})
    where state_hash = ${hashToken(state)}`.execute(db);
};

/** Once. */
export const takeAnswer = async (
  db: Executor,
  { state, network, owner }: Pick<NewState, 'state' | 'network' | 'owner'>,
): Promise<(GivenConsents & { person: NetworkPerson }) | null> => {
  const { rows } = await sql<GivenConsents & { person: NetworkPerson }>`
    delete from network_states
    where state_hash = ${hashToken(state)} and network = ${network} and ${ownedBy(owner)}
      and answer is not null and expires_at > now()
    returning answer as person, agree, mailing`.execute(db);
  return rows[0] ?? null;
};

/** Sweep: what is over, with the personal data in it. */
export const forgetStates = async (db: Executor): Promise<number> => {
  const { numAffectedRows } = await sql`delete from network_states where expires_at < now()`.execute(db);
  return Number(numAffectedRows ?? 0);
};
