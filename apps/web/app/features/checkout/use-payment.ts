import type { Quote } from '@trassa/contracts';
import { HttpError } from '@trassa/contracts/client';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { showFault } from '../../shared/api/refusal-text.ts';
import type { GoodsKinds } from '../../shared/basket/goods-kind.ts';
import { setGroupsAside } from '../../shared/basket/basket-store.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { type ChangedPrices, changedPrices, markChanged } from './changed-prices.ts';
import { findUnavailable, type Payment as Order, placeOrder } from './pay.ts';
import { endedGroups, forgetProblem, noProblem, type PaymentProblem, sortProblem } from './payment-problem.ts';
import { readQuote } from './read-quote.ts';
import { paymentUrl } from '../../shared/document/payment-url.ts';

/** The payment flag is let go after three seconds (PAY-13). */
const RESET_MS = 3000;

type Popup = 'payment' | 'required' | 'price' | null;
/** A price that changed on the way: the order with what it costs now waits for one word. */
export type Repriced = { order: Order; quote: Quote; changed: ChangedPrices };
type Payment = {
  isPaying: boolean;
  problem: PaymentProblem;
  popup: Popup;
  repriced: Repriced | null;
  closePopup(): void;
  /** Forgets what the server said of a line, a group or a field of the buyer that was edited. */
  forget(name: string): void;
  /** `seen`: the prices that stood on the page; null: they could not be counted. */
  pay(order: Order, seen: Quote | null): Promise<void>;
};

/** Check, order, redirect; a refusal is sorted to its places and told by a popup (PAY-11, PAY-12, ERR-24). */
export const usePayment = (kinds: GoodsKinds): Payment => {
  const [isPaying, setIsPaying] = useState(false);
  const [problem, setProblem] = useState<PaymentProblem>(noProblem);
  const [popup, setPopup] = useState<Popup>(null);
  const [repriced, setRepriced] = useState<Repriced | null>(null);
  const t = useTranslations('checkout');
  const format = useFormat();

  // Back from the bank the page may stand as it was left.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setIsPaying(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  const pay: Payment['pay'] = useCallback(
    async (order, seen) => {
      const letGo = () => setTimeout(() => setIsPaying(false), RESET_MS);
      const refuse = (told: PaymentProblem): void => {
        letGo();
        // The popup of stale tickets tells it, and offers to hold the places again.
        if (told.code === 'hold_expired' && setGroupsAside(endedGroups(told, order.goods))) return;
        setProblem(told);
        setPopup(told.code === 'required_ticket_count' ? 'required' : 'payment');
      };
      setIsPaying(true);
      setProblem(noProblem);
      try {
        const gone = await findUnavailable(kinds, order.goods);
        if (gone) {
          const { message, code } = sortProblem(kinds, gone.answer, order.goods);
          refuse({ ...noProblem, message, code, groups: { [gone.groupId]: [message] } });
          return;
        }
        const answer = await placeOrder(kinds, order);
        window.location.assign(paymentUrl(answer.redirect_url, answer.form, window.location.origin));
      } catch (error) {
        if (!(error instanceof HttpError)) {
          letGo();
          showFault(error);
          return;
        }
        const now = error.answer.code === 'price_changed' && seen ? await readQuote(kinds, order) : null;
        if (!seen || !now) {
          refuse(sortProblem(kinds, error.answer, order.goods, order.certificateCodes));
          return;
        }
        // The popup asks at once: nothing is pressed twice behind it.
        setIsPaying(false);
        const changed = changedPrices(kinds, order.goods, seen, now);
        setProblem(
          markChanged(kinds, order.goods, changed, ({ before, after }) =>
            t('lineChanged', { before: format.money(before), after: format.money(after) }),
          ),
        );
        setRepriced({ order: { ...order, amount: now.amount }, quote: now, changed });
        setPopup('price');
      }
    },
    [kinds, t, format],
  );
  const closePopup = useCallback(() => setPopup(null), []);
  const forget: Payment['forget'] = useCallback((name) => {
    setProblem((now) => (now === noProblem ? now : forgetProblem(now, name)));
  }, []);
  return { isPaying, problem, popup, repriced, closePopup, forget, pay };
};
