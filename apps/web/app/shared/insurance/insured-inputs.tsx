import { type InsuranceTerms, asksStart, earliestInsuranceStart, nameMaxLength, normaliseName } from '@trassa/rules';
import type { ChangeEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../format/use-format.ts';
import { DateField } from '../ui/fields/date-field.tsx';
import { Fields } from '../ui/layout/layout.tsx';
import { PhoneField } from '../ui/fields/phone-field.tsx';
import { RadioPick } from '../ui/fields/radio-pick.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import type { InsuredName } from './insured-text.ts';
import type { InsuredState } from './use-insured-text.ts';

type Props = {
  /** Ids of the fields begin with it: `{id}-last_name`. */
  id: string;
  form: InsuredState;
  terms: InsuranceTerms;
  /** In a sheet: a phone takes a row. */
  isNarrow?: boolean;
  onEdit?(name: InsuredName): void;
};

const names = ['last_name', 'first_name', 'second_name'] as const;

/** Who is insured, and from when where the person chooses it (INS-10…20). */
export const InsuredInputs = ({ id, form, terms, isNarrow = false, onEdit }: Props) => {
  const t = useTranslations('insured');
  const format = useFormat();
  const inputOf = (name: InsuredName) => ({
    id: `${id}-${name}`,
    label: t(name),
    error: form.errorOf(name),
    value: form.text[name],
    autoComplete: 'off',
    onChange(event: ChangeEvent<HTMLInputElement>) {
      form.change(name, event.target.value);
      onEdit?.(name);
    },
    onBlur: () => form.leave(name),
  });
  return (
    <Fields>
      {names.map((name) => (
        <TextField
          key={name}
          {...inputOf(name)}
          isOptional={name === 'second_name'}
          aria-required={name !== 'second_name' || undefined}
          spellCheck={false}
          autoCapitalize="words"
          maxLength={nameMaxLength}
          onBlur={() => {
            const typed = form.text[name];
            if (typed.trim() && normaliseName(typed) !== typed) form.change(name, normaliseName(typed));
            form.leave(name);
          }}
        />
      ))}
      <DateField {...inputOf('birth_date')} aria-required />
      <RadioPick
        {...inputOf('gender')}
        kind="plates"
        options={(['male', 'female'] as const).map((value) => ({ value, label: t(value) }))}
      />
      <PhoneField {...inputOf('phone')} isFull={isNarrow} aria-required />
      {asksStart(terms) && (
        <DateField
          {...inputOf('start_date')}
          aria-required
          hint={t('startHint', {
            day: format.longDay(earliestInsuranceStart(form.now, terms.activation_delay), SITE_ZONE),
          })}
        />
      )}
    </Fields>
  );
};
