export const find = {
  title: 'Найти',
  hint: 'Имя, почта, телефон, номер, заказ, билет',
  close: 'Закрыть',
  kind: { person: 'Люди', order: 'Заказы', ticket: 'Билеты', payment: 'Оплаты' },
  nameless: 'Без имени',
  more: 'Нашлось ещё: уточните запрос',
  none: 'Ничего не нашлось',
} as const;
