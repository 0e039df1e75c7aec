import { content, files, service, spaces } from './calls/content.ts';
import { events } from './calls/events.ts';
import { holds } from './calls/holds.ts';
import { basketCalls } from './calls/basket.ts';
import { cabinetCalls } from './calls/cabinet.ts';
import { clubs } from './calls/clubs.ts';
import { insurances } from './calls/insurances.ts';
import { places } from './calls/places.ts';
import { results } from './calls/results.ts';
import { certificates, delivery, shop } from './calls/shop.ts';
import { orderCalls, payments, promocodes, seats } from './calls/orders.ts';
import { guestData } from './calls/guest-data.ts';
import { logins, profile } from './calls/profile.ts';
import { type GoodsKinds } from './goods/goods-kind.ts';
import { goodsKinds } from './goods/goods-kinds.ts';
import { reminders } from './calls/reminders.ts';
import { support } from './calls/support.ts';
import { signIn } from './calls/sign-in.ts';
import { social } from './calls/social.ts';
import { cancellation, tickets } from './calls/tickets.ts';

/** Every call of the HTTP contract that a server answers which sells these kinds of goods. */
export const createApi = <const K extends GoodsKinds>(kinds: K) => ({
  events,
  holds,
  orders: orderCalls(kinds),
  payments,
  promocodes,
  signIn,
  social,
  profile,
  guestData,
  logins,
  tickets,
  cancellation,
  basket: basketCalls(kinds),
  cabinet: cabinetCalls(kinds),
  shop,
  delivery,
  certificates,
  places,
  insurances,
  seats,
  spaces,
  content,
  results,
  clubs,
  support,
  reminders,
  files,
  service,
});

export const api = createApi(goodsKinds);
export type Api = typeof api;

export * from './call.ts';
export * from './goods/goods-kind.ts';
export * from './goods/goods-kinds.ts';
export * from './errors.ts';
export * from './entities/basic.ts';
export * from './entities/course.ts';
export * from './entities/event.ts';
export * from './entities/basket.ts';
export * from './entities/order.ts';
export * from './entities/order-line.ts';
export * from './entities/shop.ts';
export * from './entities/place.ts';
export * from './entities/account.ts';
export * from './entities/cabinet.ts';
export * from './entities/own-order.ts';
export * from './entities/club.ts';
export * from './entities/result.ts';
export * from './entities/ticket-detail.ts';
export { BasketGoods } from './calls/basket.ts';
export * from './entities/content.ts';
export { BasketLines, PaymentAnswer, PaymentBody } from './calls/orders.ts';
export { clubSorts } from './calls/clubs.ts';
export { supportTypes, type SupportType } from './calls/support.ts';
export { EventCityFilter } from './calls/events.ts';
export { shopFilters, shopPlaces, shopSorts } from './calls/shop.ts';
export * from './messages/index.ts';
