export const tasks = {
  title: 'Задачи',
  refunds: 'Возвраты не прошли',
  orders: 'Заказы, которые надо разобрать',
  approvals: 'Ждут вашего решения',
  results: 'Старты без результатов',
  until: 'до {moment}',
  when: 'Когда',
  sum: 'Сумма',
  all: 'Показать все',
  done: 'Разобрано',
} as const;
