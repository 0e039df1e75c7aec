import type { PaymentAnswer, Selector } from '@trassa/contracts';
import { toUnix } from '../../../kernel/clock.ts';
import { toRoubles } from '../../../kernel/money.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Account, AccountsModule } from '../../accounts/index.ts';
import type { Redirect } from '../../payments/index.ts';
import type { Order } from '../domain/order.ts';
import type { Sellables } from '../sellable.ts';

type Lines = readonly { readonly selector: Selector }[];

/** Path of the page that thanks for an order: some goods alone have one of their own (DEC-105). */
export const thanksPath = (sellables: Sellables, orderPublicId: string, lines: Lines): string => {
  const [page, ...others] = new Set(lines.map(({ selector }) => sellables.get(selector)?.thanks ?? 'thanks'));
  return `/basket/${page === undefined || others.length ? 'thanks' : page}?order=${orderPublicId}`;
};

/** Where the buyer of an order that needs no money goes, or that has it (DEC-83). */
export const thanksPage = (sellables: Sellables, orderPublicId: string, lines: Lines): Redirect => ({
  redirectUrl: thanksPath(sellables, orderPublicId, lines),
  form: {},
});

/**
 * The answer of a payment. A guest gets a fresh token of his temporary user; others have their own (API 5.2). null: whoever
 * asks is not the buyer, and hears nothing of him.
 */
export const presentPayment = async (
  { db, accounts }: { db: Database; accounts: AccountsModule },
  order: Pick<Order, 'publicId' | 'amount' | 'expiresAt'>,
  redirect: Redirect,
  { buyer, token: ownToken }: { readonly buyer: Account | null; readonly token: string | null },
): Promise<PaymentAnswer> => {
  const token = ownToken ?? (buyer?.temporary ? await accounts.issueTemporaryToken(db, buyer.id) : null);
  // A guest who has become an account meanwhile: whoever typed the address may be anybody.
  const isKnown = buyer !== null && (token !== null || !buyer.temporary);
  return {
    redirect_url: redirect.redirectUrl,
    form: { ...redirect.form },
    token,
    user: isKnown ? accounts.presentUser(buyer) : null,
    order: { public_id: order.publicId, amount: toRoubles(order.amount), expires_at: toUnix(order.expiresAt) },
  };
};
