import type { preparedBasket as ru } from '../ru/preparedBasket.ts';
import type { Translation } from '../../types.ts';

export const preparedBasket: Translation<typeof ru> = {
  title: 'A basket prepared for you',
  text: 'Check what is inside. Nothing is added until you say so.',
  sum: 'Total',
  fill: 'Add to basket',
  again: 'Try again',
  leave: 'No, thanks',
  toBasket: 'Go to basket',
  hint: 'Prices and stock are checked again; race places are held for {minutes, plural, one {# minute} other {# minutes}} once the tickets are in your basket.',
  partly:
    '{count, plural, one {# item stayed} other {# items stayed}} here for the reasons shown. The rest is in the basket.',
  refused: 'It did not work, for the reasons shown.',
  in: 'In the basket',
  gone: 'Not available now',
  size: 'size {size}',
  promocode: 'promo code {code}',
  count: {
    ticket: '{count, plural, one {# ticket} other {# tickets}}',
    shop: '{count, plural, one {# piece} other {# pieces}}',
    insurance: '{count, plural, one {# policy} other {# policies}}',
    certificate: '{count, plural, one {# certificate} other {# certificates}}',
  },
  emptyTitle: 'This link is no longer valid',
  emptyText: 'A prepared basket lasts 30 days, and goods may sell out. Choose your own: it is quick.',
  toShop: 'Go to the shop',
  needsScript: 'Turn on JavaScript to add this to your basket.',
};
