type SaleSeed = {
  /** Days from now. */
  from: number;
  until: number;
  form: 'percent' | 'amount';
  /** Per cent, or roubles off each piece. */
  discount: number;
  /** Pieces in the basket from which it holds. */
  count: number;
  goods: readonly string[];
};

/** One that anybody gets, one in roubles, two for several pieces, one to come and one that is over. */
export const sales: readonly SaleSeed[] = [
  {
    from: -9,
    until: 60,
    form: 'percent',
    discount: 20,
    count: 1,
    goods: ['futbolka-21-km', 'mayka-stena', 'mayka-led', 'kepka-finish'],
  },
  {
    from: -5,
    until: 45,
    form: 'amount',
    discount: 500,
    count: 1,
    goods: ['hudi-komanda', 'polotentse-voda', 'medalnitsa-komanda'],
  },
  { from: -20, until: 90, form: 'percent', discount: 15, count: 3, goods: ['noski-gryaz', 'noski-led'] },
  {
    from: -20,
    until: 90,
    form: 'percent',
    discount: 10,
    count: 2,
    goods: ['kruzhka-znak', 'kruzhka-les', 'butylka-voda'],
  },
  { from: 12, until: 40, form: 'percent', discount: 25, count: 1, goods: ['rolik-dlinny', 'rolik-korotkiy'] },
  { from: -60, until: -30, form: 'percent', discount: 30, count: 1, goods: ['shorty-boloto'] },
];

/** Goods that are offered with a ticket and handed out at the start. */
export const eventGoods: Readonly<Record<string, readonly string[]>> = {
  trassa: ['futbolka-trassa', 'baff-znaki', 'medalnitsa-stalnaya'],
  'trassa-osenniy-tur': ['futbolka-10-km', 'shapka-sazha'],
  'trassa-noch': ['longsliv-noch', 'medal-ogon'],
  'sibirskaya-noch': ['longsliv-noch', 'shapka-zima'],
  'trassa-deti': ['detskaya-futbolka-trassa', 'detskiy-baff'],
  'stalnaya-milya': ['shorty-skorost', 'polotentse-finish'],
  'lesnoy-kross': ['futbolka-gorizontali', 'baff-gorizontali', 'shapka-les'],
  'yuzhny-kross': ['kepka-gorizontali', 'noski-gryaz'],
  'uralskiy-kross': ['baff-gorizontali', 'poster-kavkaz'],
  'snezhny-shturm': ['shapka-zima', 'perchatki-zima', 'noski-led'],
  'baykalskiy-vyzov': ['futbolka-baykal', 'poster-baykal'],
  'volzhskiy-eshelon': ['futbolka-trassa', 'perchatki-kanat'],
};

type CollectionSeed = {
  readonly place: 'home' | 'basket';
  readonly ru: string;
  readonly en: string;
  readonly goods: readonly string[];
};

/** What an editor chose for pages. */
export const collections: readonly CollectionSeed[] = [
  {
    place: 'home',
    ru: 'Магазин',
    en: 'Shop',
    goods: [
      'futbolka-baykal',
      'hudi-trassa',
      'kepka-trassa',
      'medalnitsa-gorizontali',
      'longsliv-holod',
      'poster-baykal',
      'perchatki-kanat',
      'medal-ogon',
    ],
  },
  {
    place: 'basket',
    ru: 'Пригодится на трассе',
    en: 'Handy on the course',
    goods: ['baff-gorizontali', 'noski-gryaz', 'butylka-voda', 'polotentse-finish', 'nakleyki-znaki', 'kruzhka-znak'],
  },
];

type PreparedLine = {
  selector: 'ticket' | 'shop';
  public_id: string;
  count: number;
  kind?: 'athlete' | 'kids';
  size?: string;
  proportion_public_id?: string;
  promocode?: string;
};

/** Baskets that others prepared: a family's, and a present. */
export const preparedBaskets: readonly { id: string; lines: readonly PreparedLine[] }[] = [
  {
    id: 'semya-na-starte',
    lines: [
      { selector: 'ticket', public_id: 'moskva-lichny', count: 2, kind: 'athlete' },
      { selector: 'shop', public_id: 'detskaya-futbolka-znaki', count: 1, size: '128' },
      { selector: 'shop', public_id: 'baff-gorizontali', count: 2, proportion_public_id: 'baff-gorizontali-moss' },
    ],
  },
  {
    id: 'podarok-finisheru',
    lines: [
      { selector: 'shop', public_id: 'medalnitsa-stalnaya', count: 1 },
      { selector: 'shop', public_id: 'hudi-trassa', count: 1, size: 'L', proportion_public_id: 'hudi-trassa-soot' },
      { selector: 'shop', public_id: 'kruzhka-znak', count: 2 },
    ],
  },
];
