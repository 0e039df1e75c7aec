/** Requests of visitors (SUPPORT-01…10); texts of the refusals are those of the contract. */
export const support = {
  name: 'Имя',
  email: 'Почта',
  phone: 'Телефон',
  text: 'Сообщение',
  send: 'Отправить',
  waiting:
    'Кнопка заработает, когда заполнены имя, почта и {needed, select, phone {телефон} other {сообщение}} и дано согласие',
  thanksTitle: 'Спасибо!',
  thanksText: 'Мы получили ваше обращение.',
  close: 'Хорошо',
} as const;
