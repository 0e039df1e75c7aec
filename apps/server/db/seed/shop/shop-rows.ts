import { goodsPicture, goodsPictures, type Plate } from '@trassa/artwork';
import type { Row } from '../insert.ts';
import { steady } from '../steady.ts';
import { categories, groups } from './categories.ts';
import type { GoodsSeed } from './goods-seed.ts';
import { shapeWords } from './shape-words.ts';

const day = 86_400_000;
/** Pieces of one size. */
const plenty = 40;

export const categoryRows = (): Row[] =>
  categories.map(({ id, title, group, subgroup }, position) => ({
    public_id: id,
    position,
    title_ru: title[0],
    title_en: title[1],
    group_key: group,
    group_ru: groups[group][0],
    group_en: groups[group][1],
    subgroup: subgroup ?? null,
  }));

export type FindPlate = (eventId: string) => Plate;

const printOf = ({ print }: GoodsSeed, findPlate: FindPlate) =>
  typeof print === 'string' ? print : findPlate(print.terrain);

const wordsOf = ({ shape }: GoodsSeed) => {
  if (shape === 'certificate' || shape === 'certificate-en') throw new Error('a certificate is not goods of the shop');
  return shapeWords[shape];
};

export const productRow = (
  goods: GoodsSeed,
  categoryId: number,
  position: number,
  { now, findPlate }: { now: Date; findPlate: FindPlate },
): Row => {
  const words = wordsOf(goods);
  return {
    public_id: goods.id,
    category_id: categoryId,
    position,
    title_ru: goods.title[0],
    title_en: goods.title[1],
    description_ru: `<p>${goods.description[0]}</p>`,
    description_en: `<p>${goods.description[1]}</p>`,
    text_ru: words.text[0],
    text_en: words.text[1],
    keywords: [words.keywords, goods.keywords].filter(Boolean).join(' '),
    price_minor: goods.price * 100,
    pictures: goodsPictures(goods.shape, goods.colour, printOf(goods, findPlate)),
    gender: goods.gender ?? 'unisex',
    delivery: true,
    weight_grams: words.grams,
    status: 'published',
    published_at: new Date(now.getTime() - goods.age * day),
    shuffle: steady(`shuffle ${goods.id}`),
  };
};

export const variantRows = (goods: GoodsSeed, productId: number, findPlate: FindPlate): Row[] =>
  (goods.variants ?? []).map(({ name, colour }, position) => ({
    public_id: `${goods.id}-${colour}`,
    product_id: productId,
    position,
    name_ru: name[0],
    name_en: name[1],
    picture: goodsPicture(goods.shape, colour, printOf(goods, findPlate)),
  }));

/** Pieces of a size: the outer ones are made in smaller numbers and run out first. */
const piecesOf = ({ id, stock = 'many' }: GoodsSeed, size: string | null, key: string, isOuter: boolean): number => {
  if (stock === 'none') return 0;
  if (typeof stock === 'object') return stock[size ?? ''] ?? 0;
  const share = steady(`stock ${id} ${key}`);
  if (stock === 'few') return Math.floor(share * 4) + (isOuter ? 0 : 1);
  return isOuter && share < 0.2 ? 0 : Math.round(plenty * (0.3 + share));
};

export const stockRows = (goods: GoodsSeed, productId: number, variantIds: readonly number[]): Row[] => {
  const sizes: readonly (string | null)[] = goods.sizes ?? [null];
  const owners: readonly (number | null)[] = variantIds.length ? variantIds : [null];
  return owners.flatMap((variantId, owner) =>
    sizes.map((size, position) => {
      const isOuter = sizes.length > 2 && (position === 0 || position === sizes.length - 1);
      return {
        public_id: `${goods.id}-${owner}-${position}`,
        product_id: productId,
        variant_id: variantId,
        size,
        position,
        stock: piecesOf(goods, size, `${owner} ${size ?? ''}`, isOuter),
        taken: 0,
      };
    }),
  );
};
