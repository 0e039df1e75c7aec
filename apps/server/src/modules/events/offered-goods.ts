import type { EventFormat, Language, ShopItem } from '@trassa/contracts';

/** Port of the shop: goods offered with the tickets of events, by the event's public id. */
export type GoodsOfEvents = (
  eventPublicIds: readonly string[],
  language: Language,
) => Promise<ReadonlyMap<string, readonly ShopItem[]>>;

/** Formats with the goods of the optional-product card (SHOP-06); all that is said of goods stands on their own page. */
export const withGoods = async (
  formats: readonly EventFormat[],
  language: Language,
  goodsOfEvents: GoodsOfEvents,
): Promise<EventFormat[]> => {
  if (!formats.length) return [];
  const goods = await goodsOfEvents([...new Set(formats.map((format) => format.event.public_id))], language);
  return formats.map((format) => ({
    ...format,
    eventGoods: (goods.get(format.event.public_id) ?? []).map((item) => ({
      ...item,
      description: '',
      text: '',
      pictures: [item.picture],
    })),
  }));
};
