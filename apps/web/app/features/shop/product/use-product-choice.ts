import type { ShopItem } from '@trassa/contracts';
import { lineCountMax } from '@trassa/rules';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBasket } from '../../../shared/basket/basket-store.ts';
import { findShopLine, leftOfChoice, sizesOf } from '../../../shared/basket/items/shop-item.ts';

export type AskedChoice = { size: string | null; proportion: string | null; count: number };
export type ProductChoice = {
  form: RefObject<HTMLFormElement | null>;
  size: string | null;
  proportion: string | null;
  count: number;
  /** Sizes one chooses from; none for goods without sizes. */
  sizes: ShopItem['size'];
  /** Pieces left of the choice; null while a size is still to be chosen. */
  left: number | null;
  /** Pieces of it that lie in the basket. */
  present: number;
  chooseSize(size: string): void;
  chooseProportion(id: string): void;
  setCount(count: number): void;
};

/** The asked variant, or the first that can be bought: its picture is the one shown. */
const firstProportion = ({ proportions }: ShopItem, asked: string | null): string | null =>
  (
    proportions.find(({ public_id }) => public_id === asked) ??
    proportions.find(({ left }) => left !== 0) ??
    proportions[0]
  )?.public_id ?? null;

/** The asked size if there are pieces of it, or the only one there is (SHOP-12). */
const firstSize = (sizes: ShopItem['size'], asked: string | null): string | null => {
  const [only, ...more] = sizes;
  const chosen = sizes.find(({ size }) => size === asked) ?? (more.length === 0 ? only : undefined);
  return chosen && chosen.count > 0 ? chosen.size : null;
};

/** What is chosen of a product: variant, size, number. Presses made before the scripts came are taken over. */
export const useProductChoice = (product: ShopItem, asked: AskedChoice): ProductChoice => {
  const form = useRef<HTMLFormElement>(null);
  const goods = useBasket();
  const [proportion, setProportion] = useState(() => firstProportion(product, asked.proportion));
  const [size, setSize] = useState(() => firstSize(sizesOf(product, proportion), asked.size));
  const [count, setCount] = useState(asked.count);
  const sizes = sizesOf(product, proportion);

  const chooseProportion = (id: string): void => {
    setProportion(id);
    setSize(firstSize(sizesOf(product, id), size));
    setCount(1);
  };
  useEffect(() => {
    const pressed = form.current && new FormData(form.current);
    const variant = pressed?.get('proportion');
    const pressedSize = pressed?.get('size');
    if (typeof variant === 'string' && variant !== proportion) chooseProportion(variant);
    else if (typeof pressedSize === 'string' && pressedSize !== size) setSize(pressedSize);
    // Once: later presses are heard.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const left = sizes.length > 0 && size === null ? null : leftOfChoice(product, { size, proportion });
  const line = findShopLine(goods, {
    public_id: product.public_id,
    size,
    proportion_public_id: proportion,
    format_public_id: null,
    ticketId: null,
  });
  const present = line?.count ?? 0;
  const most = Math.max(1, Math.min((left ?? lineCountMax) - present, lineCountMax));
  return {
    form,
    size,
    proportion,
    count: Math.min(count, most),
    sizes,
    left,
    present,
    chooseSize(next) {
      setSize(next);
      setCount(1);
    },
    chooseProportion,
    setCount: (next) => setCount(Math.max(1, Math.min(next, most))),
  };
};
