import type { Language, MessageSpec } from './spec.ts';

const locales: Readonly<Record<Language, string>> = { ru: 'ru-RU', en: 'en-GB' };
const isoDate = /^\d{4}-\d\d-\d\d$/;

/** 'D MMMM YYYY' (CONST-31) */
const sayDate = (iso: string, language: Language): string => {
  const parts = new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).formatToParts(new Date(iso));
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')}`;
};

/** Values as they are said: a day (YYYY-MM-DD) in the words of the language, everything else as it is. */
export const spoken = (language: Language, spec: MessageSpec): MessageSpec =>
  Object.values(spec).some((value) => typeof value === 'string' && isoDate.test(value))
    ? (Object.fromEntries(
        Object.entries(spec).map(([name, value]) => [
          name,
          typeof value === 'string' && isoDate.test(value) ? sayDate(value, language) : value,
        ]),
      ) as MessageSpec)
    : spec;
