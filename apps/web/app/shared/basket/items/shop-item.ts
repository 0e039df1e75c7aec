import type { ShopItem } from '@trassa/contracts';
import { lineCost } from '@trassa/rules';
import { type BasketItem, type BasketShop, type BasketTicket, groupIds, isShop } from './basket-item.ts';
import { changeBasket, readBasket } from '../basket-store.ts';
import { blankLine } from './blank-line.ts';
import { removeBasketLine, setLineCount } from '../change-lines.ts';

export type ShopChoice = {
  /** Chosen text; null for goods without sizes. */
  size?: string | null;
  /** public_id of the variant. */
  proportion?: string | null;
  /** One if not said. */
  count?: number;
  /** The special product that goes along (`linked_public_id`): both leave the basket together (BASKET-40). */
  linked?: ShopItem | null;
  /** The ticket it was offered with: handed out at its race. */
  ticket?: Pick<BasketTicket, 'unique_id' | 'format_public_id' | 'event' | 'event_city'> | null;
};

/** Sizes of the product or of its variant, with the pieces left of each. */
export const sizesOf = (product: ShopItem, proportion: string | null): ShopItem['size'] =>
  (proportion ? product.proportions.find(({ public_id }) => public_id === proportion)?.size : undefined) ??
  product.size;

/** Pieces left of a choice. */
export const leftOfChoice = (product: ShopItem, { size = null, proportion = null }: ShopChoice): number => {
  if (size !== null) return sizesOf(product, proportion).find((one) => one.size === size)?.count ?? 0;
  return product.proportions.find(({ public_id }) => public_id === proportion)?.left ?? product.left;
};

/** The line that a product becomes (API §3.3). */
export const shopItem = (product: ShopItem, choice: ShopChoice, newId: () => string): BasketShop => {
  const { size = null, proportion = null, count = 1, ticket = null } = choice;
  const variant = product.proportions.find(({ public_id }) => public_id === proportion);
  const picture = variant?.picture ?? product.picture;
  return {
    ...blankLine,
    selector: 'shop',
    unique_id: newId(),
    public_id: product.public_id,
    groupId: groupIds.shop,
    count,
    price: product.price,
    totalCost: lineCost(product.price, count),
    ...(product.old_price === null ? {} : { old_price: product.old_price }),
    title: product.title,
    logo: picture,
    picture,
    size,
    proportion_public_id: variant?.public_id ?? null,
    proportion: variant?.name ?? null,
    insurance_cost: product.insurance_cost,
    sale: product.sale,
    needsDelivery: product.delivery && ticket === null,
    left: leftOfChoice(product, choice),
    event: ticket?.event ?? null,
    event_city: ticket?.event_city ?? null,
    format_public_id: ticket?.format_public_id ?? null,
    abid: ticket?.unique_id ?? null,
  };
};

type Wanted = Pick<BasketShop, 'public_id' | 'size' | 'proportion_public_id' | 'format_public_id'> & {
  /** unique_id of the ticket it was offered with. */
  ticketId: string | null;
};

/** The line of this very product, size and variant, bought for this ticket or for none. */
export const findShopLine = (goods: readonly BasketItem[], wanted: Wanted): BasketShop | null =>
  goods
    .filter(isShop)
    .find(
      (line) =>
        line.public_id === wanted.public_id &&
        line.size === wanted.size &&
        line.proportion_public_id === wanted.proportion_public_id &&
        line.format_public_id === wanted.format_public_id &&
        (wanted.ticketId === null || line.abid === wanted.ticketId),
    ) ?? null;

/** Whether a product can go along with another: it is bought without a choice, or it stays out. */
export const goesAlong = (linked: ShopItem): boolean => linked.proportions.length === 0 && linked.size.length <= 1;

const linkedLine = (linked: ShopItem, count: number, newId: () => string): BasketShop | null => {
  if (!goesAlong(linked)) return null;
  return shopItem(linked, { size: linked.size[0]?.size ?? null, count }, newId);
};

/**
 * Puts a product into the basket; the same one in the same size grows by the count. Answers the unique_id of its line.
 * Nothing is reserved: pieces are taken with the order (DEC-106).
 */
export const addShopItem = (product: ShopItem, choice: ShopChoice = {}): string => {
  const newId = (): string => crypto.randomUUID();
  const line = shopItem(product, choice, newId);
  const present = findShopLine(readBasket(), { ...line, ticketId: choice.ticket?.unique_id ?? null });
  if (present) {
    setLineCount(present.unique_id, present.count + line.count);
    return present.unique_id;
  }
  const along = choice.linked && !choice.ticket ? linkedLine(choice.linked, line.count, newId) : null;
  changeBasket((goods) => [
    ...goods,
    along ? { ...line, abid: along.unique_id } : line,
    ...(along ? [{ ...along, abid: line.unique_id }] : []),
  ]);
  return line.unique_id;
};

/** Takes a product out, whichever line it is in. */
export const removeShopItem = (wanted: Wanted): void => {
  const line = findShopLine(readBasket(), wanted);
  if (line) removeBasketLine(line.unique_id);
};
