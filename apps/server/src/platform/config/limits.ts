import { ConfigError } from './error.ts';

/** Numbers of API §22 that an operator may raise or lower; each is a variable `LIMIT_<NAME>`. */
const defaults = {
  /** Public reads per minute and address. */
  reads: 300,
  /** Pages rendered and pictures drawn per minute and address; what is kept already is free. */
  pages: 240,
  pictures: 120,
  /** Unpaid holds and order lines of a visitor; unpaid places of a network (/24, /56), and of a mailbox. DEC-113 */
  holdsPerVisitor: 10,
  placesPerNetwork: 60,
  placesPerMailbox: 60,
  /** Payments begun per minute and visitor. */
  payments: 10,
  /** Uploads per hour of a guest, and of a user. */
  uploadsGuest: 20,
  uploadsUser: 100,
  /** Promocode checks per minute and address. */
  promocodes: 20,
  /** Checks of a gift certificate per minute and address. */
  certificates: 5,
  /**
   * Logins by e-mail per 15 minutes: of an e-mail from one network or known browser, of an e-mail from all unknown browsers
   * together, and of an address; right ones do not count.
   */
  signIns: 10,
  signInsPerAccount: 30,
  signInsPerAddress: 50,
  /** Letters per hour that a stranger may ask for, to an e-mail and from an address. */
  letters: 5,
  lettersPerAddress: 20,
  /** Letters per hour about free orders, from a network (/24, /56). */
  orderLettersPerNetwork: 60,
  /** Letters per day that offer a ticket to a mailbox, by whomever. */
  offerLetters: 10,
  /** Codes by text message per hour and address. */
  codesPerAddress: 20,
  /** Codes without a check: of all in ten minutes; an hour of an address (/56 of IPv6) and of its network (/24, /48). */
  codesUnchecked: 200,
  codesUncheckedNear: 5,
  codesUncheckedFar: 20,
  /** Checks of an e-mail per minute and address. */
  emailChecks: 30,
  /** Requests to the team per hour and address. */
  support: 5,
  /** Mass letters per minute, of all together and to one mail domain. */
  mailingsPerMinute: 300,
  mailingsPerDomain: 60,
} as const;

export type Limits = { readonly [name in keyof typeof defaults]: number };

const variableOf = (name: string): string => `LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/** Reads `LIMIT_READS`, `LIMIT_HOLDS_PER_VISITOR`… over the defaults. */
export const readLimits = (env: NodeJS.ProcessEnv): Limits => {
  const limits: Record<string, number> = { ...defaults };
  for (const name of Object.keys(defaults)) {
    const variable = variableOf(name);
    const text = env[variable];
    if (text === undefined || text === '') continue;
    if (!/^[1-9]\d{0,8}$/.test(text)) throw new ConfigError(`${variable} must be a whole number from 1 to 999999999.`);
    limits[name] = Number(text);
  }
  return limits as Limits;
};
