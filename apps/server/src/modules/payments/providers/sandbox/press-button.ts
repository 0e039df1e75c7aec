import { notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import type { Database } from '../../../../platform/database/index.ts';
import type { Log } from '../../../../platform/log.ts';
import type { IncomingNotice } from '../../port/notice.ts';
import { isSigned, makeNotice, pageText } from './sandbox-provider.ts';
import {
  findLatestOfOrder,
  findSandboxPayment,
  type Press,
  pressButton,
  pressLatest,
  type SandboxPayment,
} from './sandbox.repository.ts';

export type SandboxDeps = {
  readonly db: Database;
  readonly log: Log;
  readonly key: Buffer;
  /** The webhook's own door: signature, sum and order are checked as for a notice from outside. */
  readonly deliver: (notice: IncomingNotice) => Promise<Result<unknown>>;
};

/** The payment of a signed page address; null: not signed by us. */
export const findByPage = async (
  { db, key }: SandboxDeps,
  orderPublicId: string,
  paymentId: unknown,
  given: unknown,
): Promise<SandboxPayment | null> => {
  if (typeof paymentId !== 'string' || !isSigned(key, pageText({ id: paymentId, orderPublicId }), given)) return null;
  return findSandboxPayment(db, paymentId);
};

const addressAfter = ({ orderPublicId, verdict, returnTo }: SandboxPayment): string =>
  verdict === 'failed' ? `/basket?order=${orderPublicId}&payment=failed` : returnTo;

/**
 * What was pressed is kept first, told second: a notice that gets lost is made up for by the poll. An ended attempt takes no
 * presses; money that it had before stays. DEC-110
 */
const tell = async (deps: SandboxDeps, payment: SandboxPayment | null): Promise<Result<{ redirect_url: string }>> => {
  if (!payment) return notFound();
  // Nothing was pressed: a later attempt has come between.
  if (payment.verdict === null) return refuse({ code: 'state', message: { id: 'payment_state' } });
  if (payment.isEnded && payment.verdict !== 'paid') return refuse({ code: 'state', message: { id: 'payment_state' } });
  if (payment.verdict !== 'late') {
    const { raw, headers } = makeNotice(deps.key, payment, payment.verdict === 'paid' ? 'captured' : 'failed');
    await deps
      .deliver({ body: raw, headers, query: new URLSearchParams(), address: '' })
      .catch((error: unknown) => deps.log.warn({ err: error }, 'a sandbox notice was lost'));
  }
  return ok({ redirect_url: addressAfter(payment) });
};

/** A button of the page: its payment is the one that the page was signed for. */
export const pressOnPage = async (
  deps: SandboxDeps,
  orderPublicId: string,
  form: { payment: unknown; signature: unknown; result: Press },
): Promise<Result<{ redirect_url: string }>> => {
  const payment = await findByPage(deps, orderPublicId, form.payment, form.signature);
  return payment ? tell(deps, await pressButton(deps.db, payment.id, form.result)) : notFound();
};

/** The same by the order alone, for its latest payment; a signature, when sent, must be that of its page. */
export const pressForOrder = async (
  deps: SandboxDeps,
  orderPublicId: string,
  result: Press,
  given: string | undefined,
): Promise<Result<{ redirect_url: string }>> => {
  if (given === undefined) return tell(deps, await pressLatest(deps.db, orderPublicId, result));
  const payment = await findLatestOfOrder(deps.db, orderPublicId);
  if (!payment || !isSigned(deps.key, pageText(payment), given)) return notFound();
  return tell(deps, await pressButton(deps.db, payment.id, result));
};
