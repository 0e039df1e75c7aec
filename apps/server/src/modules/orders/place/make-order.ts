import type { Language, PaymentBody } from '@trassa/contracts';
import { emailKey, orderTransitions, stateAfter } from '@trassa/rules';
import { randomId } from '../../../kernel/ids.ts';
import { ok, refuse, type Refused, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Account, AccountsModule, Consent } from '../../accounts/index.ts';
import type { Attempt, PaymentProvider, PaymentsModule } from '../../payments/index.ts';
import { takeUses, type Uses } from '../../promocodes/index.ts';
import { applyMoney, type FillDeps } from '../money/apply-money.ts';
import { codeFields, type PricedPurchase, type Purchase, type PurchaseLine } from '../quote/check-purchase.ts';
import type { Claim } from './idempotency.repository.ts';
import { insertLines } from '../lines.repository.ts';
import {
  findPaidLines,
  findWaitingOrders,
  insertOrder,
  lockBuyer,
  lockPending,
  setOrderStatus,
} from '../orders.repository.ts';
import type { DeliveryPort } from '../ports.ts';
import { releaseGoods } from '../release-order.ts';
import { kindsOf, type OrderToFill, type ReservedLine } from '../sellable.ts';

export type MakeDeps = FillDeps & {
  readonly accounts: AccountsModule;
  readonly payments: Pick<PaymentsModule, 'begin'>;
  readonly delivery: Pick<DeliveryPort, 'store'>;
};

export type OrderToMake = {
  readonly purchase: Purchase;
  readonly priced: PricedPurchase;
  /** null: a temporary user is made. */
  readonly buyer: Account | null;
  readonly provider: PaymentProvider;
  readonly body: Pick<PaymentBody, 'agree' | 'mailing' | 'register'>;
  readonly language: Language;
  readonly visitor: string;
  /** Hash of the network, and the IP address itself for the consents. */
  readonly address: string;
  readonly ip: string;
  readonly claim: Claim | null;
};

export type MadeOrder = {
  readonly id: number;
  readonly publicId: string;
  readonly amount: number;
  readonly expiresAt: Date;
  readonly buyer: Account;
  /** Of a guest made with the order; null: the buyer was known. */
  readonly token: string | null;
  /** null: nothing to pay. */
  readonly attempt: Attempt | null;
};

const reserveAll = async (
  tx: Tx,
  { sellables }: MakeDeps,
  order: OrderToFill,
  lines: readonly PurchaseLine[],
): Promise<Result<(PurchaseLine & { reserved: ReservedLine })[]>> => {
  const reserved = new Map<string, ReservedLine>();
  for (const kind of kindsOf(lines)) {
    const sellable = sellables.get(kind);
    if (!sellable) throw new Error(`nobody sells ${kind}`);
    const taken = await sellable.reserve(
      tx,
      order,
      lines.filter((line) => line.selector === kind),
    );
    if (!taken.ok) return taken;
    for (const one of taken.value) reserved.set(one.uniqueId, one);
  }
  return ok(
    lines.map((line) => ({
      ...line,
      reserved: reserved.get(line.uniqueId) ?? { uniqueId: line.uniqueId, holdId: null, details: {} },
    })),
  );
};

const takePromocodes = async (tx: Tx, lines: readonly PurchaseLine[], back: readonly Uses[]): Promise<Result<null>> => {
  const coded = lines.filter((line) => line.goods.promocodeId !== null && line.promocodeCount > 0);
  if (
    await takeUses(
      tx,
      coded.map((line) => ({ promocodeId: line.goods.promocodeId ?? 0, count: line.promocodeCount })),
      back,
    )
  )
    return ok(null);
  const message = { id: 'promocode_ended' };
  return refuse({
    code: 'promocode',
    message,
    errors: Object.fromEntries(coded.map((line) => [`${line.path}.promocode`, message])),
    items: coded.map((line) => ({ unique_id: line.uniqueId, message })),
  });
};

const consentsOf = ({ agree, mailing }: OrderToMake['body']): Consent[] => [
  ...(agree === undefined ? [] : [{ purpose: 'personal_data' as const, given: agree }]),
  ...(mailing === undefined ? [] : [{ purpose: 'mailing' as const, given: mailing }]),
];

/** A free order tells a mailbox that its buyer has not proved only where its button is; who is known keeps his places. DEC-112 */
const confirmationOf = (
  { purchase, priced }: OrderToMake,
  buyer: Account,
): { isToConfirm: boolean; canLapse: boolean } => {
  const isOwn = buyer.emailConfirmed && emailKey(buyer.email ?? '') === emailKey(purchase.email);
  const isKnown = !buyer.temporary && (buyer.emailConfirmed || buyer.phoneConfirmed);
  const isToConfirm = priced.totals.total === 0 && (buyer.temporary || !isOwn);
  return { isToConfirm, canLapse: isToConfirm && !isKnown };
};

/** What certificates pay; what replaced orders took of them comes back first. */
const spendCertificates = async (
  tx: Tx,
  { wallet }: MakeDeps,
  order: OrderToFill,
  { purchase, priced: { parts } }: OrderToMake,
): Promise<Result<null>> => {
  if (!parts.length && !order.replaces.length) return ok(null);
  if (await wallet.spend(tx, order.id, parts, order.replaces)) return ok(null);
  const message = { id: 'certificate_spent' } as const;
  const errors = codeFields(
    purchase.codes,
    purchase.codes.map((code) => ({ code, message })),
  );
  return refuse({ code: 'certificate', message, errors });
};

/**
 * The same lines from two devices are one purchase: what is paid for is not sold twice (`state`), and an order that began to
 * wait meanwhile makes way as any earlier one (`price_changed`: quoted anew with it). DEC-15, DEC-86
 */
const refuseAgain = async (tx: Tx, userId: number, { lines, replaces }: PricedPurchase): Promise<Refused | null> => {
  const ids = lines.map(({ uniqueId }) => uniqueId);
  await lockBuyer(tx, userId);
  const paid = await findPaidLines(tx, { userId, uniqueIds: ids });
  const message = { id: 'already_paid' } as const;
  if (paid.size) {
    const items = ids.filter((id) => paid.has(id)).map((id) => ({ unique_id: id, message }));
    return refuse({ code: 'state', message, items });
  }
  const waiting = await findWaitingOrders(tx, { userId, uniqueIds: ids });
  return waiting.every((id) => replaces.includes(id)) ? null : refuse({ code: 'price_changed' });
};

/**
 * The order with its lines and all that it reserves, in one transaction: all or nothing. Locks: the buyer's purchases, replaced orders, places
 * and goods, promocodes, certificates, the buyer. An order that costs nothing is paid at once (DEC-83).
 */
export const makeOrder = async (tx: Tx, deps: MakeDeps, make: OrderToMake): Promise<Result<MadeOrder>> => {
  const { purchase, priced } = make;
  const again = make.buyer && (await refuseAgain(tx, make.buyer.id, priced));
  if (again) return again;
  const replaces = await lockPending(tx, priced.replaces);
  for (const id of replaces) await setOrderStatus(tx, id, stateAfter(orderTransitions, 'pending', 'cancel'));
  const consents = consentsOf(make.body);
  const guest = make.buyer
    ? null
    : await deps.accounts.createTemporary(tx, {
        email: purchase.email,
        phone: purchase.phone,
        language: make.language,
        consents,
        address: make.ip,
      });
  const buyer = make.buyer ?? guest?.account;
  if (!buyer) throw new Error('an order has a buyer');
  const publicId = randomId();
  const { id, expiresAt } = await insertOrder(tx, {
    publicId,
    userId: buyer.id,
    email: purchase.email,
    phone: purchase.phone,
    language: make.language,
    total: priced.totals.total,
    discount: priced.totals.discount,
    delivery: priced.totals.delivery,
    certificates: priced.totals.total - priced.totals.amount,
    amount: priced.totals.amount,
    ...confirmationOf(make, buyer),
    visitor: make.visitor,
    network: make.address,
    wantsAccount: Boolean(make.body.register) && buyer.temporary,
    claim: make.claim,
  });
  const order: OrderToFill = {
    id,
    userId: buyer.id,
    isTemporary: buyer.temporary,
    email: purchase.email,
    language: make.language,
    expiresAt,
    visitor: make.visitor,
    address: make.address,
    replaces,
  };
  const reserved = await reserveAll(tx, deps, order, priced.lines);
  if (!reserved.ok) return reserved;
  const back: Uses[] = [];
  for (const replaced of replaces) back.push(...(await releaseGoods(tx, deps.sellables, replaced)));
  const promocodes = await takePromocodes(tx, priced.lines, back);
  if (!promocodes.ok) return promocodes;
  const spent = await spendCertificates(tx, deps, order, make);
  if (!spent.ok) return spent;
  await insertLines(tx, { orderId: id, lines: reserved.value });
  if (priced.shipments.length) await deps.delivery.store(tx, id, priced.shipments);
  if (!guest)
    await deps.accounts.saveConsents(tx, consents, {
      userId: buyer.id,
      email: purchase.email,
      source: 'payment',
      address: make.ip,
    });
  const made = { id, publicId, amount: priced.totals.amount, expiresAt, buyer, token: guest?.token ?? null };
  if (priced.totals.amount === 0) {
    await applyMoney(tx, deps, { orderId: id, cause: 'pay', paymentPublicId: publicId, amount: 0 });
    return ok({ ...made, attempt: null });
  }
  return ok({
    ...made,
    attempt: await deps.payments.begin(tx, {
      orderId: id,
      provider: make.provider.name,
      amount: priced.totals.amount,
    }),
  });
};
