import type { BasketLine, BasketTicketLine } from './basket-line.ts';
import { groupLines, isTicketComplete } from './basket-line.ts';
import { isEmail, normaliseEmail } from '../people/email.ts';
import type { MessageSpec } from '../message.ts';
import { parsePhone } from '../people/phone.ts';

export type PayObstacle =
  | 'email' // 'Введите валидный email' (PAY-01, BASKET-51)
  | 'empty' // PAY-02
  | 'error' // PAY-03
  | 'phone' // half typed (BASKET-50)
  | 'count' // the required number of tickets is not reached (DEC-62)
  | 'participant' // PAY-04
  | 'delivery' // PAY-05
  | 'insurance' // PAY-06
  | 'agree'; // consent to personal data processing (DEC-44)

/** `target` is the unique_id of a line, the groupId for 'count', or the name of a field: where the page leads to. */
export type PayReason = { readonly reason: PayObstacle; readonly target?: string; readonly message?: MessageSpec };

/** A basket line as the pay button sees it. */
export type PayLine = BasketLine &
  Partial<Pick<BasketTicketLine, 'preregistration'>> & {
    readonly isErrorTab?: boolean;
    /** An insurance form gives `false` too (API 3.2). */
    readonly preReg?: 'ok' | 'later' | '' | false;
    /** A method of delivery must be chosen for the line, and what was chosen. */
    readonly needsDelivery?: boolean;
    readonly delivery_public_id?: string | null;
  };

export type PayState = {
  readonly goods: readonly PayLine[];
  readonly email: string;
  readonly phone: string;
  readonly agree: boolean;
  /** Errors the server told, by unique_id or field; those of counts by groupId. */
  readonly errors?: Readonly<Record<string, MessageSpec>>;
  readonly countErrors?: Readonly<Record<string, MessageSpec>>;
};

const lineReasons = (line: PayLine): PayReason[] => {
  const target = line.unique_id;
  const reasons: PayReason[] = [];
  if (
    line.selector === 'ticket' &&
    !isTicketComplete({ preregistration: line.preregistration ?? false, preReg: line.preReg || '' })
  ) {
    reasons.push({ reason: 'participant', target });
  }
  if (line.selector === 'insurance' && line.preReg !== 'ok') reasons.push({ reason: 'insurance', target });
  if (line.needsDelivery && !line.delivery_public_id) reasons.push({ reason: 'delivery', target });
  if (!reasons.length && line.isErrorTab) reasons.push({ reason: 'error', target });
  return reasons;
};

/** Why the pay button is disabled, top of the page first; empty: it is not (PAY-01…06). */
export const payReasons = ({ goods, email, phone, agree, errors = {}, countErrors = {} }: PayState): PayReason[] => {
  if (!goods.length) return [{ reason: 'empty', message: { id: 'basket_empty' } }];
  const reasons = groupLines(goods).flatMap(({ groupId, lines }): PayReason[] => {
    const count = countErrors[groupId];
    return [
      ...(count ? [{ reason: 'count' as const, target: groupId, message: count }] : []),
      ...lines.flatMap(lineReasons),
    ];
  });
  for (const [target, message] of Object.entries(errors)) {
    if (!reasons.some((reason) => reason.target === target)) reasons.push({ reason: 'error', target, message });
  }
  if (phone.trim() && !parsePhone(phone)) reasons.push({ reason: 'phone', target: 'phone', message: { id: 'phone' } });
  if (!isEmail(normaliseEmail(email))) reasons.push({ reason: 'email', target: 'email', message: { id: 'email' } });
  if (!agree) reasons.push({ reason: 'agree', target: 'agree', message: { id: 'consent_required' } });
  return reasons;
};
