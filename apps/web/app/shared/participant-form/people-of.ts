import type { Ticket } from '@trassa/contracts';

/** A participant of an earlier purchase; `ticket`: public_id of one of his tickets, which knows the rest. */
export type KnownPerson = { readonly name: string; readonly ticket: string };

const same = (name: string): string => name.trim().toLowerCase();

/** Everybody named on these tickets, once each, without the person himself (`own`: answers of the participant form). */
export const peopleOf = (
  tickets: readonly Pick<Ticket, 'public_id' | 'info'>[],
  own: Readonly<Record<string, unknown>> | null,
): KnownPerson[] => {
  const known = new Set(own ? [same(`${String(own['first_name'])} ${String(own['last_name'])}`)] : []);
  return tickets.flatMap(({ public_id, info }) => {
    const name = `${info.first_name} ${info.last_name}`.trim();
    if (!info.registered || !name || known.has(same(name))) return [];
    known.add(same(name));
    return [{ name, ticket: public_id }];
  });
};
