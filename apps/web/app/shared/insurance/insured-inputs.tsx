import { type InsuranceTerms, asksStart, earliestInsuranceStart, nameMaxLength, normaliseName } from '@trassa/rules';
import type { ChangeEvent, FocusEvent, Ref } from 'react';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../format/use-format.ts';
import { DateField } from '../ui/fields/date-field.tsx';
import { Fields } from '../ui/layout/layout.tsx';
import { PhoneField } from '../ui/fields/phone-field.tsx';
import { RadioPick } from '../ui/fields/radio-pick.tsx';
import { setInputValue } from '../ui/fields/phone-mask.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import type { InsuredName } from './insured-text.ts';

/** A field of a form that is sent keeps its text from `defaultValue` on, a field of a draft is given it (ADR 0012). */
type InsuredField = {
  id?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  value?: string;
  defaultValue?: string;
  error: string | undefined;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  onBlur(event: FocusEvent<HTMLInputElement>): void;
};

type Props = {
  fieldOf(name: InsuredName): InsuredField;
  terms: InsuranceTerms;
  /** Unix seconds: from which day on an insurance may begin. */
  now: number;
  /** In a sheet: a phone takes a row. */
  isNarrow?: boolean;
};

const names = ['last_name', 'first_name', 'second_name'] as const;

/** Who is insured, and from when where the person chooses it (INS-10…20). */
export const InsuredInputs = ({ fieldOf, terms, now, isNarrow = false }: Props) => {
  const t = useTranslations('insured');
  const format = useFormat();
  const inputOf = (name: InsuredName) => ({ ...fieldOf(name), label: t(name), autoComplete: 'off' });
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
          onBlur={(event) => {
            const typed = event.target.value;
            if (typed.trim() && normaliseName(typed) !== typed) setInputValue(event.target, normaliseName(typed));
            fieldOf(name).onBlur(event);
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
            day: format.longDay(earliestInsuranceStart(now, terms.activation_delay), SITE_ZONE),
          })}
        />
      )}
    </Fields>
  );
};
