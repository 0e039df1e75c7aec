import { formatDate } from '@trassa/rules';
import type { Language, MessageSpec } from './spec.ts';

const isoDate = /^\d{4}-\d\d-\d\d$/;

const sayDate = (iso: string, language: Language): string => formatDate(Date.parse(iso) / 1000, 'UTC', language);

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
