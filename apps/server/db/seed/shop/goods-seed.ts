import type { GoodsColour, GoodsPrint, GoodsShape } from '@trassa/artwork';
import type { Text } from '../model.ts';

export type CategorySeed = { id: string; title: Text; group: GroupKey; subgroup?: 'hats' };
export type GroupKey = 'clothes' | 'accessories' | 'medals' | 'kids' | 'recovery' | 'home';

/** Pieces of each size: plenty, the last ones, or what an editor wrote down. */
export type StockSeed = 'many' | 'few' | 'none' | Readonly<Record<string, number>>;

export type GoodsSeed = {
  id: string;
  category: string;
  title: Text;
  /** Said in a list; what it is made of is told by its shape. */
  description: Text;
  /** Roubles. */
  price: number;
  shape: GoodsShape;
  colour: GoodsColour;
  /** A print, or the event city whose terrain is on it. */
  print: GoodsPrint | { terrain: string };
  gender?: 'male' | 'female';
  /** Absent: has no sizes. */
  sizes?: readonly string[];
  stock?: StockSeed;
  variants?: readonly { name: Text; colour: GoodsColour }[];
  /** Other names people search by. */
  keywords?: string;
  /** Days since it came into the shop. */
  age: number;
  /** Goes into the basket with it. */
  linked?: string;
  related?: readonly string[];
};

export const clothes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;
export const narrow = ['XS', 'S', 'M', 'L'] as const;
export const wide = ['S', 'M', 'L', 'XL', 'XXL'] as const;
export const head = ['56–60'] as const;
export const feet = ['36–38', '39–41', '42–44', '45–47'] as const;
export const hands = ['S', 'M', 'L'] as const;
export const children = ['104', '116', '128', '140', '152'] as const;
