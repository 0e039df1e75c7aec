import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { parsePhone, type PhoneCountry, phoneRules } from '@trassa/rules';

/** Digits are typed, the calling code among them: it may still turn out to be another one. */
const expressionOf = (country: PhoneCountry): (string | RegExp)[] =>
  [...phoneRules[country].mask].map((character) => (/\d/.test(character) ? /\d/ : character));

/** Country whose calling code the digits start with, or may yet: `3`, `37` and `375` are Belarus. */
const countryOfDigits = (digits: string, countries: readonly PhoneCountry[]): PhoneCountry | undefined =>
  countries.find((country) => {
    const { callingCode } = phoneRules[country];
    return digits.startsWith(callingCode) || callingCode.startsWith(digits);
  });

/** A whole number that is pasted or filled in by the browser, in any writing, becomes its own digits. */
const takeWholeNumber =
  (countries: readonly PhoneCountry[]): MaskitoPreprocessor =>
  ({ elementState, data }) => {
    const whole = data.length > 5 ? parsePhone(data, { countries }) : null;
    return whole ? { elementState: { value: '', selection: [0, 0] }, data: whole } : { elementState, data };
  };

/** A number typed without its calling code gets it; 8 in front of a Russian one means +7. */
const addCallingCode =
  (country: PhoneCountry): MaskitoPreprocessor =>
  ({ elementState, data }) => {
    if (elementState.value !== '' || !/^\d/.test(data)) return { elementState, data };
    const { callingCode } = phoneRules[country];
    if (callingCode === '7' && /^[78]/.test(data)) return { elementState, data: `+7${data.slice(1)}` };
    return { elementState, data: data.startsWith(callingCode) ? `+${data}` : `+${callingCode}${data}` };
  };

/**
 * Typed with the calling code of a country whose numbers are not taken. It stays as it was typed: under a mask +49 911…
 * would turn into somebody else's number.
 */
export const isForeignPhone = (text: string, countries: readonly PhoneCountry[]): boolean => {
  const digits = text.replace(/\D/g, '');
  return text.startsWith('+') && digits !== '' && !countryOfDigits(digits, countries);
};

/** The longest number of any country has 15 digits. */
const foreign: readonly (string | RegExp)[] = ['+', ...Array.from({ length: 15 }, () => /\d/)];

/** Mask of a phone for Maskito: the calling code typed decides the form, `country` what a bare number belongs to. */
export const phoneMask = (country: PhoneCountry, countries: readonly PhoneCountry[]): MaskitoOptions => ({
  mask: ({ value }) =>
    isForeignPhone(value, countries)
      ? [...foreign]
      : expressionOf(countryOfDigits(value.replace(/\D/g, ''), [country, ...countries]) ?? country),
  preprocessors: [takeWholeNumber(countries), addCallingCode(country)],
});

/** The same number with the calling code of another country; its own digits stay as far as they fit. */
export const retypePhone = (text: string, country: PhoneCountry): string => {
  const { callingCode, mask } = phoneRules[country];
  const digits = text.replace(/\D/g, '');
  const old = ['992', '375', '7'].find((code) => digits.startsWith(code)) ?? '';
  const national = digits.slice(old.length).split('');
  const head = callingCode.length + 1;
  let shown = mask.slice(0, head);
  for (const character of mask.slice(head)) {
    if (national.length === 0) break;
    shown += character === '9' ? national.shift() : character;
  }
  return shown;
};

/** Sets the value as if it were typed, so that React and the mask hear of it. */
export const setInputValue = (input: HTMLInputElement, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
