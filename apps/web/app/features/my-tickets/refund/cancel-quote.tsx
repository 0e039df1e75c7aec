import type { CancelQuote as Quote } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { classes } from '../../../shared/ui/classes.ts';
import css from '../ticket-page.module.css';
import { useDeadline } from '../use-deadline.ts';

type Props = { quote: Quote; /** IANA, of the place. */ zone: string };

/** Paid, per cent, what comes back, why less where a group price is lost or money has gone back before, until when, and the rules it follows. */
export const CancelQuote = ({ quote, zone }: Props) => {
  const t = useTranslations('myTicket');
  const format = useFormat();
  const deadline = useDeadline(zone);
  const rules = quote.rules.toSorted((a, b) => b.days - a.days);
  return (
    <div className={css['quote']}>
      <p>{t('cancelWarning')}</p>
      <ul className={css['sums']}>
        <Sum name={t('paid')} value={format.money(quote.paid)} />
        <Sum name={t('percent')} value={`${format.number(quote.percent)}\u00a0%`} />
        {quote.insurance > 0 && <Sum name={t('insurancePart')} value={format.money(quote.insurance)} />}
        <Sum isTotal name={t('comesBack')} value={format.money(quote.sum)} />
      </ul>
      {quote.group !== undefined && <p>{t('groupPrice', { sum: format.money(quote.group) })}</p>}
      {quote.gone !== undefined && <p>{t('goneBefore', { sum: format.money(quote.gone) })}</p>}
      {quote.until !== null && <p>{t('cancelUntil', { until: deadline(quote.until) })}</p>}
      {rules.length > 0 && (
        <div>
          <b>{t('rules')}</b>
          <ul className={css['rules']}>
            {rules.map(({ days, percent }) => (
              <li key={days}>
                <span>{t('rule', { days })}</span>
                <span>{`${format.number(percent)}\u00a0%`}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};

type SumProps = { name: string; value: string; isTotal?: boolean };

const Sum = ({ name, value, isTotal }: SumProps) => (
  <li className={classes(css['sum'], isTotal && css['total'])}>
    <span>{name}</span>
    <b>{value}</b>
  </li>
);
