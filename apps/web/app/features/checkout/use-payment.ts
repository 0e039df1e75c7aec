import { HttpError } from '@trassa/contracts/client';
import { useCallback, useState } from 'react';
import { showFault } from '../../shared/api/refusal-text.ts';
import { findUnavailable, type Payment as Order, placeOrder } from './pay.ts';
import { forgetProblem, noProblem, type PaymentProblem, sortProblem } from './payment-problem.ts';
import { paymentUrl } from './redirect.ts';

/** The payment flag is let go after three seconds (PAY-13). */
const RESET_MS = 3000;

type Popup = 'payment' | 'required' | null;
type Payment = {
  isPaying: boolean;
  problem: PaymentProblem;
  popup: Popup;
  closePopup(): void;
  /** Forgets what the server said of a line, a group or a field of the buyer that was edited. */
  forget(name: string): void;
  pay(order: Order): Promise<void>;
};

/** Check, order, redirect; a refusal is sorted to its places and told by a popup (PAY-11, PAY-12, ERR-24). */
export const usePayment = (): Payment => {
  const [isPaying, setIsPaying] = useState(false);
  const [problem, setProblem] = useState<PaymentProblem>(noProblem);
  const [popup, setPopup] = useState<Popup>(null);

  const pay: Payment['pay'] = useCallback(async (order) => {
    const letGo = () => setTimeout(() => setIsPaying(false), RESET_MS);
    const refuse = (told: PaymentProblem): void => {
      letGo();
      setProblem(told);
      setPopup(told.code === 'required_ticket_count' ? 'required' : 'payment');
    };
    setIsPaying(true);
    setProblem(noProblem);
    try {
      const gone = await findUnavailable(order.goods);
      if (gone) {
        const { message, code } = sortProblem(gone.answer, order.goods);
        refuse({ ...noProblem, message, code, groups: { [gone.groupId]: [message] } });
        return;
      }
      const answer = await placeOrder(order);
      window.location.assign(paymentUrl(answer.redirect_url, answer.form, window.location.origin));
    } catch (error) {
      if (error instanceof HttpError) {
        refuse(sortProblem(error.answer, order.goods, order.certificateCodes));
        return;
      }
      letGo();
      showFault(error);
    }
  }, []);
  const closePopup = useCallback(() => setPopup(null), []);
  const forget: Payment['forget'] = useCallback((name) => {
    setProblem((now) => (now === noProblem ? now : forgetProblem(now, name)));
  }, []);
  return { isPaying, problem, popup, closePopup, forget, pay };
};
