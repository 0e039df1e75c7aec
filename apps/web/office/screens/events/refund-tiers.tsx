import { type RefundTier, refundTiersMost, seasonRefundPolicy } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { FieldError } from '../../../app/shared/ui/fields/field.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import css from '../starts/starts.module.css';

/** The sum of the example sentence. */
const sample = 3000;

type Props = {
  id: string;
  /** null: those of the season. */
  tiers: readonly RefundTier[] | null;
  /** Of all of them, and of a number of one: `refund_policy.0.percent`. */
  errorOf(field: string): string | undefined;
  onChange(tiers: RefundTier[] | null): void;
};

/** What comes back how long before a start, and what that makes of a sum. */
export const RefundTiers = ({ id, tiers, errorOf, onChange }: Props) => {
  const t = useTranslations('startForm');
  const { money } = useFormat();
  const shown = tiers ?? seasonRefundPolicy;
  const change = (index: number, part: Partial<RefundTier>): void =>
    onChange((tiers ?? []).map((tier, at) => (at === index ? { ...tier, ...part } : tier)));
  return (
    <fieldset className={css['form']} id={id}>
      <legend>{t('tiers')}</legend>
      <CheckField
        checked={tiers !== null}
        onChange={(event) => onChange(event.target.checked ? seasonRefundPolicy.map((tier) => ({ ...tier })) : null)}
      >
        {t('ownTiers')}
      </CheckField>
      {tiers?.map((tier, index) => (
        <div key={index} className={css['pair']} role="group" aria-label={String(index + 1)}>
          <TextField
            label={t('tierDays')}
            type="number"
            min={0}
            max={1000}
            value={tier.days}
            error={errorOf(`${id}.${index}.days`)}
            onChange={(event) => change(index, { days: Math.trunc(Number(event.target.value)) })}
          />
          <TextField
            label={t('tierPercent')}
            type="number"
            min={0}
            max={100}
            value={tier.percent}
            error={errorOf(`${id}.${index}.percent`)}
            onChange={(event) => change(index, { percent: Math.trunc(Number(event.target.value)) })}
          />
          {tiers.length > 1 && (
            <div className={css['buttons']}>
              <Button kind="line" size="sm" onClick={() => onChange(tiers.filter((_, at) => at !== index))}>
                {t('remove', { number: String(index + 1) })}
              </Button>
            </div>
          )}
        </div>
      ))}
      {tiers !== null && tiers.length < refundTiersMost && (
        <div className={css['buttons']}>
          <Button
            kind="line"
            size="sm"
            onClick={() => onChange([...tiers, { days: Math.max(0, (tiers.at(-1)?.days ?? 1) - 1), percent: 0 }])}
          >
            {t('add')}
          </Button>
        </div>
      )}
      <FieldError text={errorOf(id)} />
      <ul>
        {shown
          .filter(({ percent }) => percent > 0)
          .map(({ days, percent }) => (
            <li key={days}>
              {t('tierWords', {
                days,
                percent: String(percent),
                sum: money(sample),
                back: money((sample * percent) / 100),
              })}
            </li>
          ))}
      </ul>
      <p>{tiers === null ? t('seasonTiers') : ''}</p>
    </fieldset>
  );
};
