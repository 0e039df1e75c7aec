/** What visitors are told of their requests (SUPPORT-02…04), and the staff of what they ask. */
export const supportWords = {
  ru: {
    support_name: 'Заполните имя',
    support_email: 'Введите корректный email',
    support_phone: 'Введите корректный телефон',
    support_sent: 'Ответим за пару часов',
    support_closed: 'Обращение закрыто: сначала откройте его снова',
    support_not_closed: 'Обращение и так открыто',
    support_colleague: 'Этот человек не отвечает на обращения: выберите другого',
    support_reason: 'Ответа ещё не было: скажите, почему он не нужен',
    answer_field_unknown: 'Поля «{field}» нет: бывают number, order и ticket',
    answer_field_open: 'Поле «{field}» осталось незаполненным: впишите вместо него слова',
    ready_answers_most: 'Готовых ответов не больше {max}',
  },
  en: {
    support_name: 'Enter your name',
    support_email: 'Enter a valid email',
    support_phone: 'Enter a valid phone number',
    support_sent: 'We will reply within a couple of hours',
    support_closed: 'The request is closed: open it again first',
    support_not_closed: 'The request is open already',
    support_colleague: 'This person does not answer requests: choose another one',
    support_reason: 'There has been no answer yet: say why none is needed',
    answer_field_unknown: 'There is no field “{field}”: there are number, order and ticket',
    answer_field_open: 'The field “{field}” is still open: write what belongs there',
    ready_answers_most: 'No more than {max} ready answers',
  },
} as const;
