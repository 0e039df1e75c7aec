export type PhoneCountry = 'RU' | 'KZ' | 'TJ' | 'BY';

type PhoneRule = {
  readonly callingCode: string;
  /** With the calling code (CONST-36…39). */
  readonly digits: number;
  /** `9` stands for a digit that is typed, other characters are fixed (DEC-29). */
  readonly mask: string;
  /** What may follow the calling code. Russia and Kazakhstan share +7; 6 and 7 are Kazakhstan's (DEC-29). */
  readonly national: RegExp;
};

export const phoneRules: Readonly<Record<PhoneCountry, PhoneRule>> = {
  RU: { callingCode: '7', digits: 11, mask: '+7 (999) 999-99-99', national: /^[1-589]\d{9}$/ },
  KZ: { callingCode: '7', digits: 11, mask: '+7 (999) 999-99-99', national: /^[67]\d{9}$/ },
  TJ: { callingCode: '992', digits: 12, mask: '+992 (99) 999-99-99', national: /^\d{9}$/ },
  BY: { callingCode: '375', digits: 12, mask: '+375 (99) 999-99-99', national: /^[1-9]\d{8}$/ },
};

/** Russia first (TICKET-23). */
export const phoneCountries: readonly PhoneCountry[] = ['RU', 'KZ', 'TJ', 'BY'];
/** Login and profile, DEC-29 */
export const loginPhoneCountries: readonly PhoneCountry[] = ['RU'];
/** Extra contact of the profile, DEC-29 */
export const extraContactCountries: readonly PhoneCountry[] = ['RU', 'TJ', 'BY'];

/** Characters people and address books put into numbers; anything else is a typing error, not punctuation. */
const punctuation = /[\s().\-–—‑/\u200e\u200f\u202a-\u202e]/g;

/** Full digits for what is typed without +: 9991234567, 8 999 1234567 and Belarusian 8 029 1234567. */
const expand = (digits: string): string => {
  if (digits.length === 10) return `7${digits}`;
  if (digits.length === 11 && digits.startsWith('80')) return `375${digits.slice(2)}`;
  if (digits.length === 11 && digits.startsWith('8')) return `7${digits.slice(1)}`;
  return digits;
};

/**
 * The number as `+` and digits, or null when it is incomplete or of another country. Any punctuation is accepted; all
 * four countries unless told (DEC-29, CONST-36…40).
 */
export const parsePhone = (
  text: string,
  { countries = phoneCountries }: { countries?: readonly PhoneCountry[] } = {},
): string | null => {
  const bare = text.replace(punctuation, '');
  if (!/^\+?\d{9,15}$/.test(bare)) return null;
  const phone = bare.startsWith('+') ? bare : `+${expand(bare)}`;
  const country = countryOfPhone(phone);
  return country && countries.includes(country) ? phone : null;
};

/** Country of a number in the form that `parsePhone` gives; null for any other text. */
export const countryOfPhone = (phone: string): PhoneCountry | null =>
  phoneCountries.find((country) => {
    const { callingCode, national } = phoneRules[country];
    return phone.startsWith(`+${callingCode}`) && national.test(phone.slice(callingCode.length + 1));
  }) ?? null;

/** `+79991234567` → `+7 (999) 123-45-67`; a text that is no such number is given back as it is. */
export const formatPhone = (phone: string): string => {
  const country = countryOfPhone(phone);
  if (!country) return phone;
  const { callingCode, mask } = phoneRules[country];
  const head = callingCode.length + 1;
  let next = head;
  return mask.slice(0, head) + mask.slice(head).replace(/9/g, () => phone.charAt(next++));
};

/** Which mask fits what is typed so far: +99… is Tajikistan, +37… Belarus, 76 and 77 Kazakhstan, everything else Russia. */
export const guessPhoneCountry = (text: string): PhoneCountry => {
  const bare = text.replace(punctuation, '');
  if (bare.startsWith('+99') || /^992\d{8,}/.test(bare)) return 'TJ';
  if (bare.startsWith('+37') || /^375\d{8,}/.test(bare)) return 'BY';
  return /^(\+7|7|8)[67]/.test(bare) ? 'KZ' : 'RU';
};
