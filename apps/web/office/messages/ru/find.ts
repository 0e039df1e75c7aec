export const find = {
  title: 'Найти',
  hint: 'Имя, почта, телефон, номер, заказ, билет, оплата, сертификат',
  close: 'Закрыть',
  kind: { person: 'Люди', order: 'Заказы', ticket: 'Билеты', payment: 'Оплаты', certificate: 'Сертификаты' },
  nameless: 'Без имени',
  more: 'Нашлось ещё: уточните запрос',
  none: 'Ничего не нашлось',
} as const;
