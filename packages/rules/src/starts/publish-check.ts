/** A kind of a format: its places and the moments from which its prices hold; null: from a number of places on. */
export type CheckedKind = {
  readonly kind: string;
  readonly capacity: number;
  readonly steps: readonly (number | null)[];
};
export type CheckedFormat = {
  readonly id: string;
  readonly title: string;
  readonly hasEnglish: boolean;
  readonly start: number;
  readonly registrationEnd: number;
  readonly saleStart: number | null;
  readonly saleEnd: number | null;
  /** The team goes whole: so many people. */
  readonly wholeTeam: number | null;
  readonly ageMin: number | null;
  readonly ageMax: number | null;
  readonly kinds: readonly CheckedKind[];
  readonly asksShirt: boolean;
  readonly isInsurable: boolean;
  /** Insurance is sold for it. */
  readonly hasInsuranceOffer: boolean;
  /** Places of its ranges of numbers; null: nobody gets a number. */
  readonly numbers: number | null;
  /** How many answers its question offers; null: it asks none. */
  readonly answers: number | null;
  /** Names of its further questions. */
  readonly fieldNames: readonly string[];
  /** Waves that ask for a document without a link to it. */
  readonly wavesWithoutDocument: number;
};

/** All that publishing looks at; moments in unix seconds. */
export type PublishFacts = {
  readonly startId: string;
  readonly event: {
    readonly title: string;
    readonly hasSeries: boolean;
    /** Signs of the description without its marks. */
    readonly described: number;
    readonly hasEnglish: boolean;
    readonly hasRefundTiers: boolean;
  };
  readonly address: string;
  readonly hasPoint: boolean;
  readonly hasPicture: boolean;
  readonly start: number;
  readonly finish: number | null;
  readonly saleStart: number | null;
  readonly saleEnd: number | null;
  /** Those that are sold once the start is published. */
  readonly formats: readonly CheckedFormat[];
  /** Pieces of shirts of all sizes. */
  readonly shirts: number;
  readonly hasOffer: boolean;
  readonly hasPersonalDataText: boolean;
  readonly hasPayment: boolean;
  readonly isProduction: boolean;
  /** What the ticket's letter says of it can be said. */
  readonly isPresentable: boolean;
};

/** Point → its row in the table of back-office.md 5.1.2. */
const codes = {
  title: 'event_text',
  series: 'event_text',
  description: 'event_text',
  address: 'place',
  point: 'place',
  times_past: 'times',
  times_finish: 'times',
  times_sale_end: 'times',
  times_sale_order: 'times',
  times_registration: 'times',
  formats: 'formats',
  prices: 'prices',
  places: 'places',
  team_size: 'team_size',
  numbers: 'numbers',
  shirts_none: 'shirts',
  shirts_few: 'shirts',
  questions_answers: 'questions',
  questions_names: 'questions',
  questions_document: 'questions',
  age: 'age',
  age_kids: 'age',
  refund: 'refund',
  insurance: 'insurance',
  documents_offer: 'documents',
  documents_personal: 'documents',
  english: 'english',
  picture: 'picture',
  payment: 'payment',
  letter: 'letter',
} as const;
export type PointId = keyof typeof codes;
export const pointIds = Object.keys(codes) as PointId[];

/** A point of the list: where it is put right, and whether nothing is published before. */
export type CheckPoint = {
  readonly code: (typeof codes)[PointId];
  readonly id: PointId;
  /** Page and field of the back office. */
  readonly path: string;
  readonly blocking: boolean;
  /** Of which format. */
  readonly format: string | null;
};

const halfDay = 12 * 3600;
const sumOf = (kinds: readonly CheckedKind[]): number => kinds.reduce((sum, { capacity }) => sum + capacity, 0);

type Found = { readonly id: PointId; readonly isWrong: boolean; readonly blocking: boolean; readonly path: string };
const blocks = (id: PointId, isWrong: boolean, path: string): Found => ({ id, isWrong, blocking: true, path });
const warns = (id: PointId, isWrong: boolean, path: string): Found => ({ id, isWrong, blocking: false, path });

/** Whether each kind with places has a price in force when its sale begins. */
const isPriced = ({ capacity, steps }: CheckedKind, begins: number | null): boolean =>
  capacity === 0 || steps.some((from) => from !== null && (begins === null || from <= begins));

const pointsOfFormat = (format: CheckedFormat, facts: PublishFacts, now: number): Found[] => {
  const { id, kinds, wholeTeam, ageMin, ageMax } = format;
  const card = (field: string): string => `/formats/${id}#${field}`;
  const opens = format.saleStart ?? facts.saleStart;
  // A format that joins a running sale is sold from now on.
  const begins = opens === null ? null : Math.max(opens, now);
  const runners = kinds.filter(({ kind }) => kind === 'athlete' || kind === 'kids');
  const names = new Set(format.fieldNames);
  return [
    blocks('times_registration', format.registrationEnd > format.start + halfDay, card('registration_end')),
    blocks('prices', !kinds.every((kind) => isPriced(kind, begins)), `/starts/${facts.startId}/prices`),
    blocks('places', sumOf(kinds) === 0, `/starts/${facts.startId}/places`),
    blocks(
      'team_size',
      wholeTeam !== null && runners.some(({ capacity }) => capacity % wholeTeam !== 0),
      card('max_count'),
    ),
    blocks('age', ageMin !== null && ageMax !== null && ageMin > ageMax, card('age_min')),
    warns('age_kids', ageMax === null && kinds.some(({ kind }) => kind === 'kids'), card('age_max')),
    blocks('questions_answers', format.answers !== null && format.answers < 2, card('select')),
    blocks('questions_names', names.size !== format.fieldNames.length, card('fields')),
    blocks('questions_document', format.wavesWithoutDocument > 0, card('clusters')),
    warns('numbers', format.numbers !== null && format.numbers < sumOf(runners), card('numbers')),
    warns('insurance', format.isInsurable && !format.hasInsuranceOffer, card('insurable')),
    warns('english', !format.hasEnglish, card('title')),
  ];
};

const pointsOfStart = (facts: PublishFacts, now: number): Found[] => {
  const { event, start, finish, saleStart, saleEnd, formats, shirts } = facts;
  const settings = (field: string): string => `/starts/${facts.startId}/settings#${field}`;
  const places = `/starts/${facts.startId}/places#shirts`;
  const wearing = formats.filter(({ asksShirt }) => asksShirt);
  const needed = wearing.reduce((sum, { kinds }) => sum + sumOf(kinds), 0);
  return [
    blocks('title', event.title.trim() === '', settings('title_ru')),
    blocks('series', !event.hasSeries, settings('title_ru')),
    warns('description', event.described < 100, settings('description_ru')),
    blocks('address', facts.address.trim() === '', settings('address_ru')),
    warns('point', !facts.hasPoint, settings('latitude')),
    blocks('times_past', start <= now, settings('start_time')),
    blocks('times_finish', finish !== null && finish <= start, settings('finish_time')),
    blocks('times_sale_end', saleEnd !== null && saleEnd > start, settings('sale_end')),
    blocks('times_sale_order', saleStart !== null && saleEnd !== null && saleEnd <= saleStart, settings('sale_end')),
    blocks('formats', formats.length === 0, `/starts/${facts.startId}/formats`),
    blocks('shirts_none', wearing.length > 0 && shirts === 0, places),
    warns('shirts_few', shirts > 0 && shirts < needed, places),
    warns('refund', !event.hasRefundTiers, settings('refund_policy')),
    blocks('documents_offer', !facts.hasOffer, '/content/documents'),
    blocks('documents_personal', !facts.hasPersonalDataText, '/content/documents'),
    warns('english', !event.hasEnglish, settings('title_en')),
    warns('picture', !facts.hasPicture, settings('picture')),
    { id: 'payment', isWrong: !facts.hasPayment, blocking: facts.isProduction, path: `/starts/${facts.startId}` },
    blocks('letter', !facts.isPresentable, settings('address_ru')),
  ];
};

/** Everything that stands against publishing a start, what blocks it first (BO-011, back-office.md 5.1.2). */
export const checkPublishing = (facts: PublishFacts, now: number): CheckPoint[] => {
  const found = [
    ...pointsOfStart(facts, now).map((point) => ({ ...point, format: null })),
    ...facts.formats.flatMap((format) =>
      pointsOfFormat(format, facts, now).map((point) => ({ ...point, format: format.title })),
    ),
  ];
  return found
    .filter(({ isWrong }) => isWrong)
    .map(({ id, path, blocking, format }) => ({ code: codes[id], id, path, blocking, format }))
    .toSorted((a, b) => Number(b.blocking) - Number(a.blocking));
};
