/** The form that asks for news by letter. */
export const subscribe = {
  title: 'Новости на почту',
  lead: 'Открытие продаж, последние места и скидки. Не чаще раза в неделю, отписаться можно в каждом письме.',
  send: 'Подписаться',
  agree:
    'Согласен на <personal>обработку персональных данных</personal> и получение <advertising>рекламной рассылки</advertising>',
} as const;
