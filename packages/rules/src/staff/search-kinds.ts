import type { Right } from './rights.ts';
import type { Sought } from './sought.ts';

type KindRow = {
  readonly right: Right;
  /** By what of a typed text such a thing is found. */ readonly by: readonly (keyof Sought)[];
};

const names = ['words', 'otherWords'] as const;

/** What the search of the back office answers, in its order: the right that shows each kind, and by what it is found. */
export const searchKinds = {
  person: { right: 'people.find', by: ['email', 'phoneEnd', ...names] },
  ticket: { right: 'tickets.view', by: ['qr', 'number', 'startNumber', 'phoneEnd', ...names] },
  order: { right: 'orders.view', by: ['order', 'email', 'phoneEnd'] },
  start: { right: 'events.view', by: names },
  team: { right: 'teams.view', by: names },
  club: { right: 'clubs.view', by: names },
  product: { right: 'stock.view', by: names },
  policy: { right: 'insurance.view', by: ['number'] },
  certificate: { right: 'certificates.view', by: ['certificate', 'email'] },
  promocode: { right: 'promocodes.view', by: ['promocode'] },
  payment: { right: 'payments.view', by: ['payment'] },
  shipment: { right: 'shipments.view', by: ['number'] },
} as const satisfies Readonly<Record<string, KindRow>>;

export type SearchKind = keyof typeof searchKinds;

/** Kinds among which a thing may be that the text means. */
export const kindsFor = (sought: Sought): SearchKind[] =>
  (Object.keys(searchKinds) as SearchKind[]).filter((kind) =>
    searchKinds[kind].by.some((field) => sought[field] !== null),
  );
