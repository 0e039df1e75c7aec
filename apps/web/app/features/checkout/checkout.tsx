import type { Quote } from '@trassa/contracts';
import type { PayReason } from '@trassa/rules';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl/react';
import { type GoodsKinds, kindOf } from '../../shared/basket/goods-kind.ts';
import type { BasketItem } from '../../shared/basket/items/basket-item.ts';
import { documentLink } from '../../shared/document/document-link.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { isMember, useSession } from '../../shared/session.ts';
import type from '../../shared/styles/type.module.css';
import { Button } from '../../shared/ui/button.tsx';
import { CheckField } from '../../shared/ui/fields/check-field.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { BuyerFields } from './buyer-fields.tsx';
import { changeBuyer, useBuyer } from './buyer.ts';
import { CertificateBox } from './certificate-box.tsx';
import css from './checkout.module.css';
import type { PaymentProblem } from './payment-problem.ts';
import { PaymentSafety } from './security-dialog.tsx';
import { Totals } from './totals.tsx';
import { useOwnHeight } from './use-own-height.ts';

/** `onOpen` leads to the place and says what is wrong there; `onLead` leads only. */
export type Obstacle = PayReason & { text: string; onOpen(): void; onLead(): void };
type Props = {
  kinds: GoodsKinds;
  goods: readonly BasketItem[];
  /** True prices; old ones stay in view while new ones are counted. */
  pricing: { quote: Quote | null; isFresh: boolean; isFailed: boolean; refetch(): void };
  isAgreed: boolean;
  onAgree(isAgreed: boolean): void;
  problem: PaymentProblem;
  /** A field of the buyer was edited: what the server said of it is old. */
  onEdit(name: 'email' | 'phone'): void;
  obstacles: readonly Obstacle[];
  isPaying: boolean;
  onPay(): void;
  /** Where the pay button stands. */
  payPlace?: Ref<HTMLDivElement>;
};

/** So many unfinished forms are named; a team of ten would hide what else is missing. */
const likesTold = 3;

/** Sums, the buyer, consent and the pay button that says why it is disabled (BASKET-14…20, PAY-01…06). */
export const Checkout = (props: Props) => {
  const { kinds, goods, pricing, isAgreed, onAgree, problem, onEdit, obstacles, isPaying, onPay, payPlace } = props;
  const { quote, isFresh, isFailed } = pricing;
  const t = useTranslations('checkout');
  const { language } = useLanguage();
  const u = useTranslations('ui');
  const format = useFormat();
  const isGuest = !isMember(useSession());
  const buyer = useBuyer();
  /** Nobody pays a sum that he has not seen (DEC-77). */
  const isCounting = !isFresh && !isFailed;
  const payLabel = !quote
    ? t('counting')
    : quote.amount === 0
      ? t('payFree')
      : t('pay', { sum: format.money(quote.amount) });
  const height = useOwnHeight();
  const unfinished = obstacles.filter(({ reason }) => reason === 'unfinished');
  const untold = unfinished.length - likesTold > 1 ? unfinished.length - likesTold : 0;
  const told = untold > 0 ? obstacles.filter((one) => unfinished.indexOf(one) < likesTold) : obstacles;
  return (
    <div ref={height} className={css['beside']}>
      <Panel as="aside" className={css['checkout']}>
        <h2 id="checkout-title">{t('title')}</h2>
        <Totals kinds={kinds} goods={goods} quote={quote} />
        {goods.some((line) => kindOf(kinds, line)?.takesCertificates) && (
          <CertificateBox quote={quote} problems={problem.codes} />
        )}
        <BuyerFields told={problem} onEdit={onEdit} />
        <div>
          <CheckField id="agree" checked={isAgreed} onChange={(event) => onAgree(event.target.checked)}>
            {t.rich('agree', {
              pers: (text) => (
                <a className={type['link']} href={documentLink('pers', language)} target="_blank" rel="noreferrer">
                  {text}
                </a>
              ),
            })}
          </CheckField>
          <CheckField checked={buyer.mailing} onChange={(event) => changeBuyer({ mailing: event.target.checked })}>
            {t('mailing')}
          </CheckField>
          {isGuest && (
            <CheckField checked={buyer.register} onChange={(event) => changeBuyer({ register: event.target.checked })}>
              {t('register')}
            </CheckField>
          )}
        </div>
        {isFailed && (
          <Note kind="error" role="alert">
            <p>{t('countFailed')}</p>
            <Button kind="line" size="sm" onClick={pricing.refetch}>
              {u('retry')}
            </Button>
          </Note>
        )}
        <div ref={payPlace}>
          <Button
            size="xl"
            isWide
            isBusy={isPaying || isCounting}
            disabled={obstacles.length > 0 || isFailed}
            aria-describedby={obstacles.length > 0 ? 'why' : undefined}
            onClick={onPay}
          >
            {isPaying ? t('paying') : payLabel}
          </Button>
        </div>
        {obstacles.length > 0 && (
          <div id="why" className={css['why']}>
            <b>{t('why')}</b>
            <ul>
              {told.map((obstacle) => (
                <li key={`${obstacle.reason}-${obstacle.target ?? ''}`}>
                  <Icon name="close" size="s" />
                  {obstacle.target === undefined ? (
                    <span>{obstacle.text}</span>
                  ) : (
                    <button type="button" onClick={obstacle.onOpen}>
                      {obstacle.text}
                    </button>
                  )}
                  {untold > 0 && obstacle === unfinished[likesTold - 1] && (
                    <span>{t('whyMore', { count: untold })}</span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className={classes(type['small'], type['second'])}>
          {t.rich('terms', {
            offer: (text) => (
              <a className={type['link']} href={documentLink('offers', language)} target="_blank" rel="noreferrer">
                {text}
              </a>
            ),
          })}
        </p>
        <PaymentSafety />
      </Panel>
    </div>
  );
};
