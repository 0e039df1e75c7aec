import type { myOrders as ru } from '../ru/myOrders.ts';
import type { Translation } from '../../types.ts';

export const myOrders: Translation<typeof ru> = {
  title: 'Goods',
  orderTitle: 'Order',
  description: 'Orders with goods: what was bought, what it cost and where it is now.',
  failed: 'The orders did not load. Check the connection and try again.',
  empty: 'No orders yet',
  emptyText: 'Shirts, hats and other goods you buy will be here.',
  toShop: 'To the shop',
  orderOf: 'Order of {date}',
  states: {
    paid: 'Paid',
    delivered: 'Delivered',
    processing: 'In progress',
  },
  line: '{title} × {count}',
  size: 'size {size}',
  pieces: '{count, plural, one {# piece} other {# pieces}}',
  total: 'Total',
  delivery: 'Delivery',
  method: 'Way',
  address: 'Address',
  cost: 'Cost',
  track: 'Tracking number',
  noTrack: 'Comes after dispatch',
  toList: 'To all orders',
  unknown: 'There is no such order',
  unknownText: 'It may belong to another account.',
  more: 'Show more',
};
