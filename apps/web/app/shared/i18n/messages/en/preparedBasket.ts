import type { preparedBasket as ru } from '../ru/preparedBasket.ts';
import type { Translation } from '../../types.ts';

export const preparedBasket: Translation<typeof ru> = {
  title: 'A basket made for you',
  text: 'Check what is inside. It comes into your basket only if you agree.',
  sum: 'Total',
  fill: 'Put into the basket',
  again: 'Try again',
  leave: 'No, thanks',
  toBasket: 'Go to the basket',
  hint: 'Prices and stock are checked again: places at a race are held for {minutes, plural, one {# minute} other {# minutes}} once the tickets are in your basket.',
  partly:
    '{count, plural, one {# line stayed} other {# lines stayed}} here, the reason is beside. The rest is in the basket.',
  refused: 'It did not work: the reason is beside.',
  in: 'In the basket',
  gone: 'It cannot be bought now',
  size: 'size {size}',
  promocode: 'promo code {code}',
  count: {
    ticket: '{count, plural, one {# ticket} other {# tickets}}',
    shop: '{count, plural, one {# piece} other {# pieces}}',
    insurance: '{count, plural, one {# policy} other {# policies}}',
    certificate: '{count, plural, one {# certificate} other {# certificates}}',
  },
  emptyTitle: 'This link is no longer valid',
  emptyText: 'A prepared basket lives 30 days, and goods may be sold out. Choose yourself: it is quick.',
  toShop: 'To the shop',
  needsScript: 'Turn on JavaScript to put this into the basket.',
};
