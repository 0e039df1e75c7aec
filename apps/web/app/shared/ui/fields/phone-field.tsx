import type { MaskitoOptions } from '@maskito/core';
import { guessPhoneCountry, type PhoneCountry, phoneCountries, phoneRules } from '@trassa/rules';
import { type ChangeEvent, type InputHTMLAttributes, type Ref, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { classes } from '../classes.ts';
import fieldCss from './field.module.css';
import { Field, type FieldText } from './field.tsx';
import { Icon } from '../icon.tsx';
import { MaskedInput } from './masked-input.tsx';
import { mergeRefs } from '../merge-refs.ts';
import css from './phone-field.module.css';
import { isForeignPhone, phoneMask, retypePhone, setInputValue } from './phone-mask.ts';

type Props = Omit<FieldText, 'label'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & {
    label?: FieldText['label'];
    countries?: readonly PhoneCountry[];
    isFull?: boolean;
    ref?: Ref<HTMLInputElement>;
  };

/**
 * A phone with the mask of its country (TICKET-23, DEC-29). The country follows the typed prefix and the list beside;
 * the value is the text as shown: `parsePhone` of the rules reads it.
 */
export const PhoneField = ({
  label,
  hint,
  error,
  isOptional,
  id,
  isFull,
  countries = phoneCountries,
  ref,
  onChange,
  className,
  ...input
}: Props) => {
  const t = useTranslations('ui');
  const own = useRef<HTMLInputElement>(null);
  const initial = String(input.value ?? input.defaultValue ?? '');
  const [country, setCountry] = useState<PhoneCountry>(() =>
    initial ? guessPhoneCountry(initial) : (countries[0] ?? 'RU'),
  );
  const [isForeign, setForeign] = useState(() => isForeignPhone(initial, countries));
  const options = useMemo<MaskitoOptions>(() => phoneMask(country, countries), [country, countries]);
  const refs = useMemo(() => mergeRefs(own, ref), [ref]);
  const change = useCallback(
    (event: ChangeEvent<HTMLInputElement>) => {
      const typed = event.target.value;
      const guess = guessPhoneCountry(typed);
      setForeign(isForeignPhone(typed, countries));
      if (typed === '') setCountry(countries[0] ?? 'RU');
      else if (typed.replace(/\D/g, '').length > 1 && countries.includes(guess)) setCountry(guess);
      onChange?.(event);
    },
    [countries, onChange],
  );
  const choose = (next: PhoneCountry): void => {
    setCountry(next);
    if (!own.current) return;
    setInputValue(own.current, retypePhone(own.current.value, next));
    own.current.focus();
  };
  const names = countries.map((code) => t(`country.${code}`)).join(', ');
  const said = isForeign ? t('phoneForeign', { countries: names }) : hint;
  return (
    <Field {...{ label: label ?? t('phone'), hint: said, error, isOptional, id, isFull }}>
      {(control) => (
        <div className={css['phone']}>
          <span className={css['country']} data-invalid={error ? true : undefined}>
            <span aria-hidden="true">{country}</span>
            {countries.length > 1 && (
              <>
                <select
                  aria-label={t('phoneCountry')}
                  value={country}
                  onChange={(event) => choose(event.target.value as PhoneCountry)}
                >
                  {countries.map((code) => (
                    <option key={code} value={code}>
                      {t(`country.${code}`)} +{phoneRules[code].callingCode}
                    </option>
                  ))}
                </select>
                <Icon name="down" size="xs" />
              </>
            )}
          </span>
          <MaskedInput
            autoComplete="tel"
            {...input}
            {...control}
            ref={refs}
            type="tel"
            inputMode="tel"
            placeholder={phoneRules[country].mask.replaceAll('9', '_')}
            className={classes(fieldCss['input'], className)}
            options={options}
            onChange={change}
          />
        </div>
      )}
    </Field>
  );
};
