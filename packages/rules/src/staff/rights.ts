/** Everything a person of the back office may be permitted, by area. Looking is a right of every area. */
const verbs = {
  events: ['view', 'text', 'edit', 'publish', 'move', 'cancel'],
  formats: ['view', 'edit'],
  places: ['view', 'edit'],
  teams: ['view', 'edit'],
  numbers: ['view', 'edit'],
  tickets: ['view', 'edit', 'move', 'block', 'invite'],
  orders: ['view', 'edit'],
  refunds: ['view', 'request', 'make', 'override'],
  approvals: ['view', 'decide'],
  payments: ['view', 'capture'],
  receipts: ['view', 'repeat'],
  settlement: ['view', 'close'],
  insurance: ['view', 'edit'],
  promocodes: ['view', 'edit'],
  certificates: ['view', 'edit'],
  people: ['view', 'find', 'reveal', 'edit', 'block', 'merge'],
  privacy: ['view', 'handle'],
  clubs: ['view', 'edit', 'moderate'],
  shop: ['view', 'edit'],
  stock: ['view', 'edit'],
  shipments: ['view', 'edit'],
  support: ['view', 'answer'],
  results: ['view', 'edit'],
  content: ['view', 'edit', 'publish'],
  documents: ['view', 'draft', 'publish'],
  mailings: ['view', 'edit', 'send'],
  partners: ['view', 'baskets', 'edit'],
  reports: ['view', 'sales', 'money'],
  exports: ['view', 'plain', 'personal'],
  desk: ['view', 'manage', 'work'],
  staff: ['view', 'manage'],
  settings: ['view', 'edit'],
  audit: ['view'],
  reference: ['view', 'import'],
} as const;

type Verbs = typeof verbs;
export type Area = keyof Verbs;
export type VerbOf<A extends Area> = Verbs[A][number];
/** `area.verb`. Calls ask for rights, never for roles. */
export type Right = { [A in Area]: `${A}.${VerbOf<A>}` }[Area];

export const areas = Object.keys(verbs) as Area[];

/** The rights of an area, looking first. */
export const rightsOfArea = (area: Area): Right[] => verbs[area].map((verb) => `${area}.${verb}` as Right);

export const rights: readonly Right[] = areas.flatMap(rightsOfArea);

export const areaOf = (right: Right): Area => right.slice(0, right.indexOf('.')) as Area;

export const isView = (right: Right): boolean => right.endsWith('.view');
