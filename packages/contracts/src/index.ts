import { content, files, service, spaces } from './calls/content.ts';
import { events } from './calls/events.ts';
import { holds } from './calls/holds.ts';
import { orders, payments, promocodes, seats, tickets } from './calls/orders.ts';

/** Every call of the HTTP contract that the server answers. */
export const api = { events, holds, orders, payments, promocodes, tickets, seats, spaces, content, files, service };

export * from './call.ts';
export * from './errors.ts';
export * from './entities/basic.ts';
export * from './entities/event.ts';
export * from './entities/basket.ts';
export * from './entities/order.ts';
export * from './entities/content.ts';
export { BasketLines, PaymentAnswer, PaymentBody } from './calls/orders.ts';
export { EventCityFilter } from './calls/events.ts';
export * from './messages/index.ts';
