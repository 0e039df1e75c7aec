import { goodsKinds, type OrderShopLine, type ShopLine } from '@trassa/contracts';
import type { Clock } from '../../kernel/clock.ts';
import { toRoubles } from '../../kernel/money.ts';
import { say } from '../../kernel/say.ts';
import { promocodeOf, readLine, type Sellable } from '../orders/index.ts';
import { quoteGoods } from './quote-goods.ts';
import { reserveGoods } from './reserve-goods.ts';
import { reserveLateGoods } from './reserve-late.ts';
import type { GoodsDetails, GoodsPlan } from './shop-line.ts';
import { refundedGoods } from './staff-returns.ts';
import { givePiecesBack } from './stock.repository.ts';

/** Goods of the shop as a kind of goods: pieces are the buyer's when they are paid, they wait to be carried or handed out. */
export const shopGoods = ({ clock }: { readonly clock: Clock }): Sellable<ShopLine, GoodsPlan, GoodsDetails> => ({
  kind: 'shop',
  contract: goodsKinds.shop,
  fromBasket: (goods) => {
    const { unique_id, public_id, count } = goods;
    return readLine(goodsKinds.shop.line, goods, { unique_id, public_id, count, promocode: promocodeOf(goods) });
  },
  quote: quoteGoods,
  reserve: reserveGoods,
  reserveAnew: (tx, order, lines) => reserveLateGoods(tx, order, lines, clock()),
  release: (tx, orderId) => givePiecesBack(tx, [orderId]),
  undo: (tx, orderId) => givePiecesBack(tx, [orderId]),
  handBack: (tx, orderId) => givePiecesBack(tx, [orderId]),
  present: (line, language): OrderShopLine => {
    const { picture, size, proportion } = line.details;
    return {
      public_id: line.itemPublicId,
      unique_id: line.uniqueId,
      title: say(language, line.titleRu, line.titleEn),
      picture,
      size,
      proportion: proportion && say(language, proportion.ru, proportion.en),
      count: line.count,
      price: toRoubles(line.price),
      totalCost: toRoubles(line.total),
    };
  },
  look: ({ details: { picture, size, proportion } }, language) => ({
    picture,
    size,
    variant: proportion && say(language, proportion.ru, proportion.en),
  }),
  personal: {
    picture: false,
    size: false,
    proportion: false,
    proportionPublicId: false,
    formatPublicId: false,
    stockId: false,
  },
  fiscal: { subject: 'commodity', method: 'full_prepayment' },
  lead: { place: 4, ru: 'Товары собираем.', en: 'We are packing your order.' },
  refunded: refundedGoods,
  async giveUp(tx, orderId) {
    await givePiecesBack(tx, [orderId]);
    return new Map();
  },
});
