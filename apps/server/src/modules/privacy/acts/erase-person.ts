import { notFound, refuse, type Refusal, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Acted } from '../../../platform/http/index.ts';
import type { Hindrance } from '../../accounts/index.ts';
import type { PrivacyDeps } from '../privacy-deps.ts';
import { erasedLetter } from '../privacy-letters.ts';
import { findRequest } from '../requests.repository.ts';
import { closeRequest, type Hand } from '../write-request.repository.ts';
import { type Identity, identify } from './identify.ts';
import { actedOn, type AskedAct, lockToAct, type Shown } from './lock-to-act.ts';

const refusals = {
  open_order: { code: 'order_open', message: { id: 'privacy_open_order' } },
  coming_ticket: { code: 'state', message: { id: 'privacy_tickets' } },
  last_admin: { code: 'state', message: { id: 'privacy_last_admin' } },
  many: { code: 'state', message: { id: 'privacy_many', max: 100 } },
} as const satisfies Readonly<Record<Exclude<Hindrance, 'unproved'>, Refusal>>;

/**
 * Erases the person of a request as his own deletion does, and the request with him: its number, days, outcome and the hash of the
 * name are left. Refuses while money may come, and coming tickets without `force`. The last letter leaves no trace. BO-136
 */
export const erasePerson = async (
  tx: Tx,
  deps: PrivacyDeps,
  { identity, note, force, ...asked }: AskedAct & Identity & { readonly force: boolean },
  hand: Hand,
): Promise<Result<Acted<Shown>>> => {
  const seen = await findRequest(tx, asked.publicId);
  if (!seen) return notFound();
  // The person first, as his own deletion locks: the request is among what hangs on him.
  const hasAccount = seen.email !== null && (await deps.accounts.lockAsked(tx, seen.email));
  const locked = await lockToAct(tx, 'erase', asked, hand.now);
  if (!locked.ok) return locked;
  const row = locked.value;
  const identified = identify('erase', identity ?? row.identity, hasAccount);
  if (!identified.ok) return identified;
  await closeRequest(
    tx,
    row.id,
    { outcome: 'done', answer: null, identity: identified.value, note: note || null },
    hand,
  );
  const erased = await deps.accounts.eraseAsked(tx, row.email, force);
  if (typeof erased === 'string') return refuse(refusals[erased]);
  await deps.notifications.queue(tx, [erasedLetter(row)]);
  const acted = await actedOn(tx, deps, row, [
    { field: 'identity', before: row.identity, after: identified.value },
    { field: 'outcome', before: null, after: 'done' },
  ]);
  if (!acted.ok || erased.account === null) return acted;
  // The history of the account tells it too, without the person's name.
  const person = { kind: 'person', publicId: erased.account, title: '' };
  const things = [{ object: person, changes: [{ field: 'erased', before: null, after: true }] }];
  return { ...acted, value: { ...acted.value, things } };
};
