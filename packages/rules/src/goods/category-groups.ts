/** What a category of the shop is of: filters of the catalogue go by it. */
export const categoryGroups = [
  'clothes',
  'hats',
  'accessories',
  'for_kids',
  'medals',
  'recovery',
  'for_home',
  'other',
] as const;
export type CategoryGroup = (typeof categoryGroups)[number];

/** As it is kept and told on the wire. */
export type KeptGroup = {
  readonly key: string;
  readonly ru: string;
  readonly en: string | null;
  readonly subgroup: string | null;
};

const kept: Readonly<Record<CategoryGroup, KeptGroup>> = {
  clothes: { key: 'clothes', ru: 'Одежда', en: 'Clothes', subgroup: null },
  hats: { key: 'clothes', ru: 'Одежда', en: 'Clothes', subgroup: 'hats' },
  accessories: { key: 'accessories', ru: 'Аксессуары', en: 'Accessories', subgroup: null },
  for_kids: { key: 'kids', ru: 'Детям', en: 'Kids', subgroup: null },
  medals: { key: 'medals', ru: 'Медали', en: 'Medals', subgroup: null },
  recovery: { key: 'recovery', ru: 'Восстановление', en: 'Recovery', subgroup: null },
  for_home: { key: 'home', ru: 'Дом', en: 'Home', subgroup: null },
  other: { key: 'other', ru: 'Разное', en: 'Other', subgroup: null },
};

export const keptGroupOf = (group: CategoryGroup): KeptGroup => kept[group];

/** Of what is kept; what the office does not know is `other`. */
export const categoryGroupOf = ({ key, subgroup }: Pick<KeptGroup, 'key' | 'subgroup'>): CategoryGroup =>
  categoryGroups.find((group) => kept[group].key === key && kept[group].subgroup === subgroup) ?? 'other';

/** Characters. */
export const categoryTitleMost = 60;
/** Of the whole shop: lists show all of them. */
export const categoriesMost = 200;
