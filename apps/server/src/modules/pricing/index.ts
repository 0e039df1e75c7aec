export { priceGoods, type GoodsToPrice, type PricedGoods } from './price-goods.ts';
export { priceOf, priceTickets, type Buyer, type PricedTicket, type TicketToPrice } from './price-tickets.ts';
export { hasVipFirst } from './has-vip-first.ts';
