import type { Language } from '@trassa/contracts';
import type { Executor } from '../../../platform/database/index.ts';
import type { LettersOf, OfficeDeps } from './office-deps.ts';
import type { Person } from './person.repository.ts';
import type { Views } from './person-views.ts';

/** Letters about a purchase: sent again they tell what they told before, and carry no code that opens anything. */
export const repeatable: readonly string[] = [
  'order',
  'policy',
  'certificates_bought',
  'refund',
  'ticket_returned',
  'parcel',
];

const ids = (block: { readonly items: readonly { readonly publicId: string }[] } | null): string[] =>
  block?.items.map(({ publicId }) => publicId) ?? [];

/** What of a person is in scope, by the rights of tickets and orders. */
export const listPurchases = async (
  { owners }: Pick<OfficeDeps, 'owners'>,
  db: Executor,
  person: Person,
  views: Views,
  language: Language,
) => {
  const [ofTickets, ofOrders] = [await views.scopeOf('tickets.view'), await views.scopeOf('orders.view')];
  const tickets = ofTickets && (await owners.tickets(db, person.id, { scope: ofTickets, language }));
  const orders = ofOrders && (await owners.orders(db, person.id, { scope: ofOrders, language }));
  return { tickets, orders };
};

/** Which letters of a person are seen: all of them by who sees everybody, else those about what is in scope. */
export const lettersOf = (
  { email, phone }: Person,
  views: Views,
  { tickets, orders }: Awaited<ReturnType<typeof listPurchases>>,
): LettersOf => ({
  email,
  phone,
  about: views.seesAll('people.find') ? null : [...ids(tickets), ...ids(orders)],
});
