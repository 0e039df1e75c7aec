import { type Area, areas, type Right, type VerbOf } from './rights.ts';

/** Verbs by area; any of them brings `view` with it. */
type Verbs = { readonly [A in Area]?: 'all' | readonly VerbOf<A>[] };

export type RoleRow = {
  readonly may: Verbs;
  /** May be granted for some events or starts; any other role works everywhere or not at all. */
  readonly narrow?: true;
  /** Given only by a grant that is not narrowed. */
  readonly undivided?: Verbs;
  /** Of what it may: a second person agrees before anything happens. */
  readonly approved?: readonly Right[];
};

const everything: Verbs = Object.fromEntries(areas.map((area) => [area, 'all']));

/**
 * Role → rights: a new role is one row here, and no code names a role. `vip` is a discount and no role of these.
 * Source: DEC-46
 */
export const roles = {
  admin: {
    may: everything,
    approved: ['events.cancel', 'refunds.override', 'certificates.edit'],
  },
  manager: {
    narrow: true,
    may: {
      events: 'all',
      formats: 'all',
      places: 'all',
      teams: 'all',
      numbers: 'all',
      tickets: 'all',
      orders: 'all',
      refunds: ['request'],
      // Whoever asks sees what became of it (ADR 0035).
      approvals: ['view'],
      promocodes: 'all',
      certificates: ['view'],
      people: ['find', 'reveal'],
      clubs: 'all',
      shop: 'all',
      stock: 'all',
      shipments: 'all',
      support: 'all',
      results: 'all',
      mailings: 'all',
      partners: ['baskets'],
      reports: ['sales'],
      exports: 'all',
      desk: 'all',
    },
    undivided: { people: ['edit'] },
    approved: ['events.cancel', 'refunds.request'],
  },
  content: {
    narrow: true,
    may: {
      events: ['text'],
      clubs: 'all',
      shop: 'all',
      support: 'all',
      content: 'all',
      documents: ['draft'],
      mailings: ['edit'],
      exports: ['plain'],
    },
  },
  finance: {
    may: {
      events: ['cancel'],
      tickets: ['view'],
      orders: ['view'],
      refunds: 'all',
      approvals: 'all',
      payments: 'all',
      receipts: 'all',
      settlement: 'all',
      insurance: 'all',
      promocodes: ['view'],
      certificates: 'all',
      people: ['find'],
      reports: 'all',
      exports: ['plain'],
    },
    approved: ['events.cancel', 'refunds.override', 'certificates.edit'],
  },
  desk: { narrow: true, may: { desk: ['work'] } },
} as const satisfies Readonly<Record<string, RoleRow>>;

export type StaffRole = keyof typeof roles;
export type Roles<R extends string = StaffRole> = Readonly<Record<R, RoleRow>>;

/** The house's table, seen as rows of one shape. */
export const houseRoles: Roles = roles;

export const isStaffRole = (word: string): word is StaffRole => Object.hasOwn(roles, word);

const verbsOf = (row: RoleRow, area: Area, isWhole: boolean): readonly string[] | 'all' => {
  const [given, further] = [row.may[area] ?? [], isWhole ? (row.undivided?.[area] ?? []) : []];
  return given === 'all' || further === 'all' ? 'all' : [...given, ...further];
};

/** Whether a role has a right, granted for everything (`isWhole`) or narrowed. */
export const isInRole = (row: RoleRow, right: Right, isWhole: boolean): boolean => {
  const [area, verb] = right.split('.') as [Area, string];
  const given = verbsOf(row, area, isWhole);
  return given === 'all' || given.includes(verb) || (verb === 'view' && given.length > 0);
};
