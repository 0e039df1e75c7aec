import { HttpError } from '@trassa/contracts/client';
import { useCallback, useState } from 'react';
import { actionMessage } from '../../shared/api/error-message.ts';
import { type GlobalMessage, showGlobalError } from '../../shared/api/global-error.ts';
import { checkAvailability, type Payment as Order, placeOrder } from './pay.ts';
import { noProblem, type PaymentProblem, sortProblem } from './payment-problem.ts';
import { paymentUrl } from './redirect.ts';

/** The payment flag is let go after three seconds (PAY-13). */
const RESET_MS = 3000;

type Popup = 'payment' | 'required' | null;
type Payment = {
  isPaying: boolean;
  problem: PaymentProblem;
  popup: Popup;
  closePopup(): void;
  /** Forgets what the server said, whole or about one line that was edited. */
  forget(uniqueId?: string): void;
  pay(order: Order): Promise<void>;
};

/** Check, order, redirect; a refusal is sorted to its places and told by a popup (PAY-11, PAY-12, ERR-24). */
export const usePayment = (): Payment => {
  const [isPaying, setIsPaying] = useState(false);
  const [problem, setProblem] = useState<PaymentProblem>(noProblem);
  const [popup, setPopup] = useState<Popup>(null);

  const pay: Payment['pay'] = useCallback(async (order) => {
    setIsPaying(true);
    setProblem(noProblem);
    try {
      await checkAvailability(order.goods);
      const answer = await placeOrder(order);
      window.location.assign(paymentUrl(answer.redirect_url, answer.form, window.location.origin));
    } catch (error) {
      setTimeout(() => setIsPaying(false), RESET_MS);
      if (error instanceof HttpError) {
        const sorted = sortProblem(error.answer, order.goods);
        setProblem(sorted);
        setPopup(sorted.code === 'required_ticket_count' ? 'required' : 'payment');
        return;
      }
      const message: GlobalMessage | null = actionMessage(error);
      if (message) showGlobalError(message);
    }
  }, []);
  const closePopup = useCallback(() => setPopup(null), []);
  const forget: Payment['forget'] = useCallback((uniqueId) => {
    setProblem((now) => {
      if (now === noProblem || uniqueId === undefined) return noProblem;
      if (!now.fields[uniqueId] && !now.lines[uniqueId]) return now;
      return { ...now, fields: without(now.fields, uniqueId), lines: without(now.lines, uniqueId) };
    });
  }, []);
  return { isPaying, problem, popup, closePopup, forget, pay };
};

const without = <T>(told: Readonly<Record<string, T>>, uniqueId: string): Record<string, T> =>
  Object.fromEntries(Object.entries(told).filter(([id]) => id !== uniqueId));
