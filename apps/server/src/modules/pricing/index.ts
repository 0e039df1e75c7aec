export { priceGoods, type GoodsToPrice, type PricedGoods } from './price-goods.ts';
export {
  priceOf,
  priceTickets,
  type Buyer,
  type GroupPrice,
  type PricedTicket,
  type TicketToPrice,
} from './price-tickets.ts';
export { areGoodsAsNow, areTicketsAsNow } from './price-as-now.ts';
export { canTakeVip } from './vip-once.ts';
export { findVipDiscount } from './vip-discount.ts';
