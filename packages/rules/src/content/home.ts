/** Blocks of the first page below its poster and the next starts, in the order that it has by itself. */
export const homeSections = ['signs', 'stories', 'goods', 'news', 'partners'] as const;
export type HomeSection = (typeof homeSections)[number];
/** Whatever is shown or not, and by dates: the blocks, and the line of the season on the poster. */
export const homeSlots = ['season', ...homeSections] as const;
export type HomeSlotName = (typeof homeSlots)[number];

/** Events that lead the first page, and news on top of the others, at most. */
export const leadingMost = 10;
export const pinnedMost = 4;
/** News that the first page shows. */
export const homeNews = 4;

export type HomeSlot = {
  readonly is_shown: boolean;
  /** Seconds since 1970; null: always was, or ever will be. */
  readonly starts_at: number | null;
  readonly ends_at: number | null;
};

/** What the staff say of the first page. */
export type HomeContent = { readonly [S in HomeSlotName]: HomeSlot } & {
  /** All blocks, each once. */
  readonly sections: readonly HomeSection[];
  /** Ids of events: the first of them that sells now is on the poster. */
  readonly leading: readonly string[];
  /** Ids of news, by which the staff know them, before the latest ones. */
  readonly pinned: readonly string[];
};

const always: HomeSlot = { is_shown: true, starts_at: null, ends_at: null };
/** Where nobody has said anything: everything, as it always was. */
export const homeDefaults: HomeContent = {
  sections: homeSections,
  season: always,
  signs: always,
  stories: always,
  goods: always,
  news: always,
  partners: always,
  leading: [],
  pinned: [],
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const momentOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const readSlot = (value: unknown): HomeSlot =>
  isRecord(value)
    ? {
        is_shown: value['is_shown'] !== false,
        starts_at: momentOf(value['starts_at']),
        ends_at: momentOf(value['ends_at']),
      }
    : always;
const readIds = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];

/** Blocks in the order of what is kept, each once; those that it lacks, as blocks built later, stand behind. */
const readSections = (value: unknown): HomeSection[] => {
  const kept = readIds(value).flatMap((name) => homeSections.filter((section) => section === name));
  return [...new Set([...kept, ...homeSections])];
};

/** What is kept of the first page; whatever it lacks or cannot be read is as it is by itself. Fields come in one order. */
export const readHome = (stored: unknown): HomeContent => {
  const of = isRecord(stored) ? stored : {};
  return {
    sections: readSections(of['sections']),
    season: readSlot(of['season']),
    signs: readSlot(of['signs']),
    stories: readSlot(of['stories']),
    goods: readSlot(of['goods']),
    news: readSlot(of['news']),
    partners: readSlot(of['partners']),
    leading: readIds(of['leading']),
    pinned: readIds(of['pinned']),
  };
};

export const homeSlotStates = ['shown', 'coming', 'over', 'hidden'] as const;
export type HomeSlotState = (typeof homeSlotStates)[number];

/** How a slot stands now; the page shows `shown` alone. BO-093 */
export const homeSlotState = (
  { is_shown: isShown, starts_at: from, ends_at: until }: HomeSlot,
  now: number,
): HomeSlotState => {
  if (!isShown) return 'hidden';
  if (until !== null && until <= now) return 'over';
  return from !== null && from > now ? 'coming' : 'shown';
};

/** What the first page shows at a moment: blocks in their order, and whether the poster has the line of the season. BO-093 */
export const homeAt = (
  content: HomeContent,
  now: number,
): { readonly sections: HomeSection[]; readonly season: boolean } => {
  const isShown = (slot: HomeSlotName): boolean => homeSlotState(content[slot], now) === 'shown';
  return { sections: content.sections.filter(isShown), season: isShown('season') };
};

/** What is wrong with what is typed, by the field. */
export const checkHome = (content: HomeContent): Readonly<Record<string, 'date_order' | 'said_twice' | 'option'>> => ({
  ...Object.fromEntries(
    homeSlots.flatMap((slot) => {
      const { starts_at: from, ends_at: until } = content[slot];
      return from !== null && until !== null && until <= from ? [[`${slot}.ends_at`, 'date_order' as const]] : [];
    }),
  ),
  ...(new Set(content.leading).size < content.leading.length && { leading: 'said_twice' as const }),
  ...(new Set(content.pinned).size < content.pinned.length && { pinned: 'said_twice' as const }),
  ...(readSections(content.sections).join() !== content.sections.join() && { sections: 'option' as const }),
});
