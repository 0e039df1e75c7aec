import type { Language, Selector } from '@trassa/contracts';
import { orderTransitions, stateAfter } from '@trassa/rules';
import { randomId } from '../../../kernel/ids.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { AccountsModule } from '../../accounts/index.ts';
import { insertLines, readLocked } from '../lines.repository.ts';
import { fillOrder, type FillDeps } from '../money/apply-money.ts';
import { insertOrder } from '../orders.repository.ts';
import type { OrderToFill, ReservedLine, SoldLine } from '../sellable.ts';

export type GiveDeps = FillDeps & { readonly accounts: Pick<AccountsModule, 'createTemporary'> };

/** What the staff gives to somebody: lines with the price of the day, all of which is taken off. */
export type Gift = {
  readonly selector: Selector;
  readonly email: string;
  readonly language: Language;
  readonly lines: readonly SoldLine[];
  /** Takes what the lines need for this order. */
  reserve(tx: Tx, order: OrderToFill): Promise<Result<readonly ReservedLine[]>>;
  readonly isTold: boolean;
  /** IP address of who gives. */
  readonly ip: string;
};

/**
 * A free order of the channel `staff`, paid at once and issued, with the usual letter; its buyer is a guest with this address, whom an
 * account joins by its own confirmation (DEC-42). Answers its public id, and whatever `reserve` refuses.
 */
export const giveAway = async (tx: Tx, deps: GiveDeps, gift: Gift): Promise<Result<string>> => {
  const { email, language, lines, selector } = gift;
  const { account } = await deps.accounts.createTemporary(tx, {
    email,
    phone: null,
    language,
    consents: [],
    address: gift.ip,
  });
  const publicId = randomId();
  const { id, expiresAt } = await insertOrder(tx, {
    publicId,
    userId: account.id,
    email,
    phone: null,
    language,
    total: 0,
    discount: lines.reduce((sum, { discount }) => sum + discount, 0),
    delivery: 0,
    certificates: 0,
    amount: 0,
    channel: 'staff',
  });
  const taken = await gift.reserve(tx, {
    id,
    userId: account.id,
    isTemporary: true,
    email,
    language,
    expiresAt,
    visitor: '',
    address: '',
    replaces: [],
  });
  if (!taken.ok) return taken;
  const reservedOf = (uniqueId: string): ReservedLine =>
    taken.value.find((one) => one.uniqueId === uniqueId) ?? { uniqueId, holdId: null, details: {} };
  await insertLines(tx, {
    orderId: id,
    lines: lines.map((line) => ({ ...line, reason: 'staff', selector, reserved: reservedOf(line.uniqueId) })),
  });
  const { order, lines: stored } = await readLocked(tx, id);
  await fillOrder(tx, deps, order, stateAfter(orderTransitions, order.status, 'pay'), stored, gift.isTold);
  return ok(publicId);
};
