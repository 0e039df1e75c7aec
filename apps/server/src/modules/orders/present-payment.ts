import type { PaymentAnswer } from '@trassa/contracts';
import { toUnix } from '../../kernel/clock.ts';
import { toRoubles } from '../../kernel/money.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Account, AccountsModule } from '../accounts/index.ts';
import type { Order } from './domain/order.ts';
import type { Selector } from './sellable.ts';

/** Where the buyer goes now, `form` merged into the query of the address. */
export type Redirect = { readonly redirectUrl: string; readonly form: Readonly<Record<string, string>> };

/** Path of the page that thanks for an order: certificates alone have one of their own (DEC-105). */
export const thanksPath = (orderPublicId: string, lines: readonly { readonly selector: Selector }[]): string => {
  const page = lines.every(({ selector }) => selector === 'certificate') ? 'certificateThanks' : 'thanks';
  return `/basket/${page}?order=${orderPublicId}`;
};

/** Where the buyer of an order that needs no money goes, or that has it (DEC-83). */
export const thanksPage = (orderPublicId: string, lines: readonly { readonly selector: Selector }[]): Redirect => ({
  redirectUrl: thanksPath(orderPublicId, lines),
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
  buyer: Account | null,
): Promise<PaymentAnswer> => {
  const token = buyer?.temporary ? await accounts.issueTemporaryToken(db, buyer.id) : null;
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
