export const tasks = {
  title: 'Задачи',
  refunds: 'Возвраты не прошли',
  orders: 'Заказы, которые надо разобрать',
  approvals: 'Ждут вашего решения',
  results: 'Старты без результатов',
  holes: 'Команды, где не хватает людей',
  lacks: 'Нет {count, number} из {size, number}: {place}, {day}',
  until: 'до {moment}',
  when: 'Когда',
  sum: 'Сумма',
  all: 'Показать все',
  done: 'Разобрано',
} as const;
