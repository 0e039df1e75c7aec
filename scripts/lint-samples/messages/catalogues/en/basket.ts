export const basket = {
  title: 'Корзина',
  pay: 'Pay {total}',
  places: '{count, plural, one {# place} other {# places}}',
  share: '{share, number, ::percent}',
  back: 'Back',
};
