import type { Refusal } from '../../../kernel/result.ts';
import type { SaleFormat } from './sale-format.ts';

/** People of one team where only whole teams of one size are sold; 0: places are taken one by one. */
export const wholeTeam = ({
  isTeam,
  fixedCount,
  maxCount,
}: Pick<SaleFormat, 'isTeam' | 'fixedCount' | 'maxCount'>): number => (isTeam && fixedCount ? (maxCount ?? 0) : 0);

const messages = { visitor: 'too_many_holds', network: 'too_many_places', mailbox: 'too_many_for_mailbox' } as const;

/** Why nobody gets more places before some are paid for or free, and when that is (DEC-113). `wait`: seconds. */
export const tooMany = (over: {
  readonly whose: keyof typeof messages;
  readonly max: number;
  readonly wait: number | null;
}): Refusal => {
  const { whose, max, wait } = over;
  if (wait === null && whose !== 'visitor')
    return { code: 'rate_limited', message: { id: 'too_many_at_once', max }, retryAfter: 60 };
  const seconds = Math.max(1, wait ?? 60);
  return {
    code: 'rate_limited',
    message: { id: messages[whose], max, minutes: Math.ceil(seconds / 60) },
    retryAfter: seconds,
  };
};
