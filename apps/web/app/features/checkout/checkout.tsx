import type { Quote } from '@trassa/contracts';
import { formatPhone, isEmail, normaliseEmail, parsePhone, type PayReason, suggestEmail } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { type BasketItem, isCertificate } from '../../shared/basket/basket-item.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import type from '../../shared/styles/type.module.css';
import { Button } from '../../shared/ui/button.tsx';
import { CheckField } from '../../shared/ui/check-field.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { PhoneField } from '../../shared/ui/phone-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { changeBuyer, useBuyer, usePrefill } from './buyer.ts';
import { CertificateBox } from './certificate-box.tsx';
import css from './checkout.module.css';
import type { PaymentProblem } from './payment-problem.ts';
import { PaymentSafety } from './security-dialog.tsx';
import { Totals } from './totals.tsx';

export type Obstacle = PayReason & { text: string; onOpen(): void };
type Props = {
  goods: readonly BasketItem[];
  quote: Quote | null;
  isAgreed: boolean;
  onAgree(isAgreed: boolean): void;
  problem: PaymentProblem;
  obstacles: readonly Obstacle[];
  isPaying: boolean;
  onPay(): void;
};

const document = (name: string) => `/api/files/document/${name}`;

/** Sums, the buyer, consent and the pay button that says why it is disabled (BASKET-14…20, PAY-01…06). */
export const Checkout = ({ goods, quote, isAgreed, onAgree, problem, obstacles, isPaying, onPay }: Props) => {
  const t = useTranslations('checkout');
  const words = useErrorText();
  const format = useFormat();
  usePrefill();
  const buyer = useBuyer();
  const [touched, setTouched] = useState({ email: false, phone: false });
  const emailError =
    problem.email ?? (touched.email && !isEmail(normaliseEmail(buyer.email)) ? words({ id: 'email' }) : undefined);
  const phoneError =
    problem.phone ??
    (touched.phone && buyer.phone.trim() && !parsePhone(buyer.phone) ? words({ id: 'phone' }) : undefined);
  const suggestion = suggestEmail(buyer.email);
  const isFree = quote?.amount === 0;
  return (
    <Panel as="aside" className={css['checkout']}>
      <h2 id="checkout-title">{t('title')}</h2>
      <Totals goods={goods} quote={quote} />
      {goods.some((line) => !isCertificate(line)) && <CertificateBox quote={quote} problems={problem.codes} />}
      <TextField
        id="email"
        label={t('email')}
        hint={
          suggestion ? (
            <button type="button" className={type['link']} onClick={() => changeBuyer({ email: suggestion })}>
              {t('suggestion', { email: suggestion })}
            </button>
          ) : (
            t('emailHint')
          )
        }
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        maxLength={254}
        value={buyer.email}
        error={emailError}
        onChange={(event) => changeBuyer({ email: event.target.value })}
        onBlur={() => setTouched({ ...touched, email: true })}
      />
      <PhoneField
        id="phone"
        label={t('phone')}
        isOptional
        defaultValue={formatPhone(buyer.phone)}
        error={phoneError}
        onChange={(event) => changeBuyer({ phone: event.target.value })}
        onBlur={() => setTouched({ ...touched, phone: true })}
      />
      <div>
        <CheckField id="agree" checked={isAgreed} onChange={(event) => onAgree(event.target.checked)}>
          {t.rich('agree', {
            pers: (text) => (
              <a className={type['link']} href={document('pers')} target="_blank" rel="noreferrer">
                {text}
              </a>
            ),
          })}
        </CheckField>
        <CheckField checked={buyer.mailing} onChange={(event) => changeBuyer({ mailing: event.target.checked })}>
          {t('mailing')}
        </CheckField>
      </div>
      <Button
        size="xl"
        isWide
        isBusy={isPaying}
        disabled={obstacles.length > 0}
        aria-describedby={obstacles.length > 0 ? 'why' : undefined}
        onClick={onPay}
      >
        {isPaying ? t('paying') : isFree ? t('payFree') : t('pay', { sum: quote ? format.money(quote.amount) : '' })}
      </Button>
      {obstacles.length > 0 && (
        <div id="why" className={css['why']}>
          <b>{t('why')}</b>
          <ul>
            {obstacles.map((obstacle) => (
              <li key={`${obstacle.reason}-${obstacle.target ?? ''}`}>
                <Icon name="close" size="s" />
                {obstacle.target === undefined ? (
                  <span>{obstacle.text}</span>
                ) : (
                  <button type="button" onClick={obstacle.onOpen}>
                    {obstacle.text}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={classes(type['small'], type['second'])}>
        {t.rich('terms', {
          offer: (text) => (
            <a className={type['link']} href={document('offers')} target="_blank" rel="noreferrer">
              {text}
            </a>
          ),
        })}
      </p>
      <PaymentSafety />
    </Panel>
  );
};
