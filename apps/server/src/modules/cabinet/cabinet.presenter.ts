import type { Language, ShopOrder } from '@trassa/contracts';
import { toUnix } from '../../kernel/clock.ts';
import { toRoubles } from '../../kernel/money.ts';
import type { ShipmentView } from '../orders/index.ts';
import type { GoodsRow, OrderRow } from './cabinet.repository.ts';

const inLanguage = (language: Language, ru: string, en: string | null): string => (language === 'en' ? (en ?? ru) : ru);

/** Several shipments of an order are told as one. */
const presentDelivery = (shipments: readonly ShipmentView[], language: Language): ShopOrder['delivery'] => {
  if (!shipments.length) return undefined;
  const all = (texts: readonly string[]): string => [...new Set(texts)].join('; ');
  return {
    method: all(shipments.map(({ method }) => method[language])),
    cost: toRoubles(shipments.reduce((sum, { cost }) => sum + cost, 0)),
    track: all(shipments.flatMap(({ track }) => track ?? [])) || null,
    address: all(shipments.map(({ address }) => address)),
  };
};

/** Goods and shipments of the orders of a page. */
export type ShopParts = {
  readonly goods: readonly GoodsRow[];
  readonly shipments: ReadonlyMap<number, readonly ShipmentView[]>;
};

/** An order with its goods alone: its amount is theirs and their delivery's (DEC-90). */
export const presentShopOrder = (order: OrderRow, { goods, shipments }: ShopParts, language: Language): ShopOrder => {
  const own = goods.filter((line) => line.orderId === order.id);
  const sent = (shipments.get(order.id) ?? []).filter((one) => one.goods === 'shop');
  const delivery = presentDelivery(sent, language);
  return {
    public_id: order.publicId,
    created: toUnix(order.createdAt),
    status: order.status,
    amount: toRoubles([...own.map(({ total }) => total), ...sent.map(({ cost }) => cost)].reduce((a, b) => a + b, 0)),
    ...(delivery ? { delivery } : {}),
    items: {
      shop: own.map((line) => ({
        public_id: line.publicId,
        unique_id: line.uniqueId,
        title: inLanguage(language, line.titleRu, line.titleEn),
        picture: line.picture ?? '',
        size: line.size,
        proportion: line.proportionRu === null ? null : inLanguage(language, line.proportionRu, line.proportionEn),
        count: line.count,
        price: toRoubles(line.price),
        totalCost: toRoubles(line.total),
      })),
    },
  };
};
