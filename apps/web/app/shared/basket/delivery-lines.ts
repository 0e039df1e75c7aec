import type { DeliveryData, Quote } from '@trassa/contracts';
import { checkDelivery, type MessageSpec, parseIndex } from '@trassa/rules';
import { fieldId } from '../document/lead-to.ts';
import type { BasketItem } from './items/basket-item.ts';

/** Goods that are carried to the buyer, all the same way: one shipment (DEC-92). */
export const carriedLines = (goods: readonly BasketItem[]): BasketItem[] =>
  goods.filter(({ needsDelivery }) => needsDelivery);

/** Lines whose start packs are sent home (BASKET-09). */
export const packLines = (goods: readonly BasketItem[]): BasketItem[] =>
  goods.filter((line) => line.sendsPack && line.delivery_public_id !== null);

/** Whether the sum holds every parcel: until a city and a way are chosen it is one without delivery. */
export const isDeliveryCounted = (goods: readonly BasketItem[], shipments: Quote['shipments']): boolean => {
  const counted = new Set(shipments.flatMap(({ lines }) => lines));
  return [...carriedLines(goods), ...packLines(goods)].every(({ unique_id }) => counted.has(unique_id));
};

/** Sends the start packs of a group home by this way; null: they are handed out at the start. */
export const withPackWay = (
  goods: readonly BasketItem[],
  groupId: string,
  way: { readonly public_id: string; readonly name: string } | null,
): BasketItem[] =>
  goods.map((line) =>
    line.sendsPack && line.groupId === groupId
      ? {
          ...line,
          delivery_public_id: way?.public_id ?? null,
          delivery_method: way?.name ?? null,
          delivery: way && line.delivery,
        }
      : line,
  );

/** How and to whom carried goods go, with the wire's names. */
export type Carriage = Pick<
  BasketItem,
  'delivery' | 'delivery_method' | 'delivery_public_id' | 'isHiddenDeliveryAddres' | 'currentPickupSelect'
>;

export const carriageOf = (line: BasketItem): Carriage => ({
  delivery: line.delivery,
  delivery_method: line.delivery_method,
  delivery_public_id: line.delivery_public_id,
  isHiddenDeliveryAddres: line.isHiddenDeliveryAddres,
  currentPickupSelect: line.currentPickupSelect,
});

const sameData = (a: DeliveryData | null, b: DeliveryData | null): boolean => JSON.stringify(a) === JSON.stringify(b);

const isSame = (a: Carriage, b: Carriage): boolean =>
  a.delivery_public_id === b.delivery_public_id &&
  a.delivery_method === b.delivery_method &&
  a.currentPickupSelect === b.currentPickupSelect &&
  a.isHiddenDeliveryAddres === b.isHiddenDeliveryAddres &&
  sameData(a.delivery, b.delivery);

/** The same basket when every carried line goes this way already, and every start pack to this address. */
export const withCarriage = (
  goods: readonly BasketItem[],
  carriage: Carriage,
  home: DeliveryData,
): readonly BasketItem[] => {
  const packs = new Set<BasketItem>(packLines(goods));
  return carriedLines(goods).every((line) => isSame(line, carriage)) &&
    [...packs].every(({ delivery }) => sameData(delivery, home))
    ? goods
    : goods.map((line) => {
        if (line.needsDelivery) return { ...line, ...carriage };
        return packs.has(line) ? { ...line, delivery: home } : line;
      });
};

/** From the top of the page down. */
const fieldOrder = [
  'delivery.location_id',
  'delivery_public_id',
  'currentPickupSelect',
  'delivery.last_name',
  'delivery.first_name',
  'delivery.phone',
  'delivery.index',
  'delivery.address',
];

/** What is wrong with the delivery, by the names of the rules; empty: complete, or nothing to carry (DELIV-01…05). */
export const deliveryProblems = (goods: readonly BasketItem[]): Record<string, MessageSpec> => {
  const [first] = carriedLines(goods);
  const [pack] = packLines(goods);
  const found = {
    ...(pack ? checkDelivery(pack, { pickup: false }) : {}),
    ...(first ? checkDelivery(first, first.delivery_public_id ? { pickup: first.isHiddenDeliveryAddres } : null) : {}),
  };
  return Object.fromEntries(fieldOrder.flatMap((name) => (found[name] ? [[name, found[name]]] : [])));
};

/** A way of delivery as its price is asked: what is typed about the person and the house changes none. */
export const quotedDelivery = ({ delivery_public_id, delivery }: Carriage) => ({
  delivery_public_id,
  delivery: delivery && {
    location_id: delivery.location_id ?? null,
    index: parseIndex(delivery.index ?? ''),
    pickup_public_id: delivery.pickup_public_id ?? null,
  },
});

/** Said at the address, which all that is sent shares. */
export const isDeliveryField = (field: string): boolean =>
  /^(delivery\.\w+|delivery_public_id|currentPickupSelect)$/.test(field);

/** Id of its control, which is one for all that is sent. */
export const deliveryFieldId = (field: string): string => fieldId('delivery', field.replace(/^delivery\./, ''));

/** A path within a line, where it means the way of the parcel. */
export const deliveryField = (path: string): string | null => (isDeliveryField(path) ? path : null);
