import { countryOfPhone, parsePhone, phoneRules } from './phone.ts';

/** `i***@mail.ru` (DEC-87) */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${[...email][0] ?? ''}***${email.slice(at)}`;
};

/** `+7 *** **-45`, in whatever punctuation it comes; of a few digits nothing. Source: back-office.md 6.2 */
export const maskPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 7) return '***';
  const country = countryOfPhone(parsePhone(phone) ?? phone);
  return `${country ? `+${phoneRules[country].callingCode} ` : ''}*** **-${digits.slice(-2)}`;
};

/** First letters alone, for who is not shown names: `А*** И***`. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0] ?? ''}***`)
    .join(' ');
