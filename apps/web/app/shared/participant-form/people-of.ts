import type { Ticket } from '@trassa/contracts';

/** A participant of an earlier purchase; `ticket`: public_id of one of his tickets, which knows the rest. */
export type KnownPerson = { readonly name: string; readonly ticket: string };

const same = (name: string): string => name.trim().toLowerCase();
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** First and last name of these answers (wire fields); empty while nobody is named. */
export const nameOf = (info: Readonly<Record<string, unknown>>): string =>
  `${text(info['first_name'])} ${text(info['last_name'])}`.trim();

export const isTaken = (name: string, taken: readonly string[]): boolean =>
  taken.some((other) => same(other) === same(name));

/** Everybody named on these tickets, once each, by the first of them; nobody of `taken` (names). */
export const peopleOf = (
  tickets: readonly Pick<Ticket, 'public_id' | 'info'>[],
  taken: readonly string[],
): KnownPerson[] => {
  const known = new Set(taken.map(same));
  return tickets.flatMap(({ public_id, info }) => {
    const name = nameOf(info);
    if (!info.registered || !name || known.has(same(name))) return [];
    known.add(same(name));
    return [{ name, ticket: public_id }];
  });
};
