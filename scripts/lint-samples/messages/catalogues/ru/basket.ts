export const basket = {
  title: 'Корзина',
  pay: 'Оплатить {sum}',
  places: '{count, plural, one {# место} few {# места} other {# мест}}',
  empty: 'Корзина пуста',
  share: '{share, number, ::percent}',
  back: '',
};
