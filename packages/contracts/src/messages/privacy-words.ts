/** What the staff is told of requests about personal data. */
export const privacyWords = {
  ru: {
    consents_contact: 'Введите почту или телефон целиком',
    privacy_closed: 'На этот запрос уже ответили',
    privacy_kind: 'Для такого запроса этого не делают',
    privacy_prolonged: 'Срок продлевают только один раз',
    privacy_late: 'Срок ответа вышел: продлить его уже нельзя',
    privacy_gone: 'Данных этого человека больше нет: отвечать некому',
    privacy_received: 'Укажите день не позже сегодняшнего и не раньше чем год назад',
    privacy_identity: 'Отметьте, как вы убедились, что это тот самый человек',
    privacy_open_order: 'У человека есть неоплаченный или ещё не выданный заказ: дождитесь его конца',
    privacy_tickets: 'У человека есть билеты на предстоящие старты. Вместе с данными они пропадут',
    privacy_last_admin: 'Это последний администратор. Сначала дайте эти права ещё кому-нибудь',
    privacy_unproved: 'Аккаунт с этой почтой её не подтвердил. Попросите человека войти по ссылке из письма',
    privacy_many: 'Покупок без аккаунта больше {max}. Попросите человека стереть часть на странице «Мои данные»',
  },
  en: {
    consents_contact: 'Type a whole email or phone number',
    privacy_closed: 'This request has been answered',
    privacy_kind: 'This is not done for such a request',
    privacy_prolonged: 'The term can be made longer only once',
    privacy_late: 'The term is over: it cannot be made longer any more',
    privacy_gone: 'Nothing is left of this person: there is nobody to answer',
    privacy_received: 'Give a day not after today and within the last year',
    privacy_identity: 'Say how you made sure that it is this very person',
    privacy_open_order: 'An order of this person is still unpaid or not issued: wait for its end',
    privacy_tickets: 'This person has tickets for upcoming races. They will be lost with the data',
    privacy_last_admin: 'This is the last administrator. Give somebody else the same rights first',
    privacy_unproved: 'The account with this email has not confirmed it. Ask the person to sign in by a link',
    privacy_many:
      'There are more than {max} purchases without an account. Ask the person to erase some on the page “My data”',
  },
} as const;
