import { type BasketLine, groupLines } from './basket-line.ts';
import { isEmail, normaliseEmail } from '../people/email.ts';
import type { MessageSpec } from '../message.ts';
import { parsePhone } from '../people/phone.ts';

export type PayObstacle =
  | 'email' // 'Введите валидный email' (PAY-01, BASKET-51)
  | 'empty' // PAY-02
  | 'error' // PAY-03
  | 'phone' // half typed (BASKET-50)
  | 'count' // the required number of tickets is not reached (DEC-62)
  | 'unfinished' // a participant, an insured person: whatever the kind of the line asks for (PAY-04, PAY-06)
  | 'delivery' // PAY-05
  | 'agree'; // consent to personal data processing (DEC-44)

/** `target` is the unique_id of a line, the groupId for 'count', or the name of a field: where the page leads to. */
export type PayReason = { readonly reason: PayObstacle; readonly target?: string; readonly message?: MessageSpec };

/** A basket line as the pay button sees it. */
export type PayLine = Pick<BasketLine, 'unique_id' | 'groupId' | 'count'> & {
  /** Its form lacks something, as its kind of goods finds. */
  readonly isUnfinished?: boolean;
  readonly isErrorTab?: boolean;
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
  if (line.isUnfinished) reasons.push({ reason: 'unfinished', target });
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
