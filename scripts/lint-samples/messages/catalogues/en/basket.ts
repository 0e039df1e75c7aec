export const basket = {
  title: 'Корзина',
  pay: 'Pay {total}',
  places: '{count, plural, one {# place} other {# places}}',
  back: 'Back',
};
