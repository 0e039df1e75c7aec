import { linkMax } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { CheckField } from '../../../../app/shared/ui/fields/check-field.tsx';
import { SelectField } from '../../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import css from '../../starts/sales.module.css';
import type { OfferFieldsProps } from './typed-offer.ts';

/** What an offer costs, and for how long. */
export const OfferPrice = ({ values, set, errorOf }: OfferFieldsProps) => {
  const t = useTranslations('offers');
  return (
    <>
      <NumberField
        id="price"
        label={t('field.price')}
        value={values.price}
        error={errorOf('price')}
        onChange={(price) => set('price', price)}
      />
      <NumberField
        id="days"
        label={t('field.days')}
        hint={t('hint.days')}
        isWhole
        value={values.days}
        error={errorOf('days')}
        onChange={(days) => set('days', days)}
      />
    </>
  );
};

/** Price, term, beginning and conditions of an offer. */
export const OfferTerms = (fields: OfferFieldsProps) => {
  const { values, set, errorOf } = fields;
  const t = useTranslations('offers');
  return (
    <div className={css['stack']}>
      <div className={css['pair']}>
        <OfferPrice {...fields} />
        <SelectField
          id="with_start"
          label={t('field.with_start')}
          value={values.with_start ? 'with_start' : 'own_day'}
          error={errorOf('with_start')}
          options={(['with_start', 'own_day'] as const).map((value) => ({ value, label: t(`value.starts.${value}`) }))}
          onChange={({ target }) => set('with_start', target.value === 'with_start')}
        />
        <NumberField
          id="delay_days"
          label={t('field.delay_days')}
          hint={t('hint.delay')}
          isWhole
          value={values.delay_days}
          error={errorOf('delay_days')}
          onChange={(days) => set('delay_days', days)}
        />
        <TextField
          id="legals"
          label={t('field.legals')}
          hint={t('hint.legals')}
          maxLength={linkMax}
          value={values.legals}
          error={errorOf('legals')}
          onChange={({ target }) => set('legals', target.value)}
        />
      </div>
      <CheckField
        id="is_default"
        checked={values.is_default}
        error={errorOf('is_default')}
        onChange={({ target }) => set('is_default', target.checked)}
      >
        {t('field.is_default')}
      </CheckField>
    </div>
  );
};
