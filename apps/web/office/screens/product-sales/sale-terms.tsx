import { productSaleForms, saleTitleMost } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE } from '../../../app/shared/format/use-format.ts';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { MomentField } from '../../shared/fields/moment-field.tsx';
import { NumberField } from '../../shared/fields/number-field.tsx';
import css from '../starts/sales.module.css';
import type { SaleTyped } from './typed-sale.ts';

export type SaleFieldsProps = {
  values: SaleTyped;
  set<Field extends keyof SaleTyped>(field: Field, value: SaleTyped[Field]): void;
  errorOf(field: string): string | undefined;
};

/** How much a sale takes off, and when. */
export const SaleTerms = ({ values, set, errorOf }: SaleFieldsProps) => {
  const t = useTranslations('productSales');
  return (
    <div className={css['pair']}>
      <TextField
        id="title"
        label={t('field.title')}
        hint={t('hint.title')}
        maxLength={saleTitleMost}
        value={values.title}
        error={errorOf('title')}
        onChange={({ target }) => set('title', target.value)}
      />
      <SelectField
        id="form"
        label={t('field.form')}
        value={values.form}
        options={productSaleForms.map((value) => ({ value, label: t(`form.${value}`) }))}
        onChange={({ target }) => set('form', productSaleForms.find((one) => one === target.value) ?? 'percent')}
      />
      <NumberField
        id="discount"
        label={t(`off.${values.form}`)}
        isWhole={values.form === 'percent'}
        value={values.discount}
        error={errorOf('discount')}
        onChange={(value) => set('discount', value)}
      />
      <NumberField
        id="count"
        label={t('field.count')}
        hint={t('hint.count')}
        isWhole
        value={values.count}
        error={errorOf('count')}
        onChange={(value) => set('count', value)}
      />
      {(['starts_at', 'ends_at'] as const).map((field) => (
        <MomentField
          key={field}
          id={field}
          label={t(`field.${field}`)}
          hint={field === 'ends_at' ? t('hint.moscow') : undefined}
          timezone={SITE_ZONE}
          value={values[field]}
          error={errorOf(field)}
          onChange={(value) => set(field, value)}
        />
      ))}
    </div>
  );
};
