import { ConfigError } from './error.ts';

/** Years for which the law lets or makes us keep a kind of personal data; each is a variable `KEEP_<NAME>_YEARS`. */
const defaults = {
  /** Participants, after their start: claims may be brought for three years (Civil Code, art. 196). */
  participants: 3,
  /** Who paid, what was delivered and insured: documents of the books are kept for five years (402-FZ, art. 29). */
  purchases: 5,
  /** Consents of guests, as proof of them. */
  consents: 3,
} as const;

export type KeepYears = { readonly [name in keyof typeof defaults]: number };

/** Reads `KEEP_PARTICIPANTS_YEARS`, `KEEP_PURCHASES_YEARS`, `KEEP_CONSENTS_YEARS` over the defaults (DEC-120). */
export const readKeepYears = (env: NodeJS.ProcessEnv): KeepYears => {
  const years: Record<string, number> = { ...defaults };
  for (const name of Object.keys(defaults)) {
    const variable = `KEEP_${name.toUpperCase()}_YEARS`;
    const text = env[variable];
    if (text === undefined || text === '') continue;
    if (!/^[1-9]\d?$/.test(text)) throw new ConfigError(`${variable} must be a whole number from 1 to 99.`);
    years[name] = Number(text);
  }
  return years as KeepYears;
};
