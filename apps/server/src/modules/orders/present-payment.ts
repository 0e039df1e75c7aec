import type { PaymentAnswer } from '@trassa/contracts';
import { toUnix } from '../../kernel/clock.ts';
import { toRoubles } from '../../kernel/money.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Account, AccountsModule } from '../accounts/index.ts';
import type { Order } from './domain/order.ts';

/** Where the buyer goes now, `form` merged into the query of the address. */
export type Redirect = { readonly redirectUrl: string; readonly form: Readonly<Record<string, string>> };

/** The page of an order that needs no money, or has it (DEC-83, DEC-105). */
export const thanksPage = (orderPublicId: string): Redirect => ({
  redirectUrl: `/basket/thanks?order=${orderPublicId}`,
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
): Promise<PaymentAnswer> => ({
  redirect_url: redirect.redirectUrl,
  form: { ...redirect.form },
  token: buyer?.temporary ? await accounts.issueTemporaryToken(db, buyer.id) : null,
  user: buyer && accounts.presentUser(buyer),
  order: { public_id: order.publicId, amount: toRoubles(order.amount), expires_at: toUnix(order.expiresAt) },
});
