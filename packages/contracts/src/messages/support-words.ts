/** What the staff is told of requests of visitors. */
export const supportWords = {
  ru: {
    support_closed: 'Обращение закрыто: сначала откройте его снова',
    support_not_closed: 'Обращение и так открыто',
    support_gone: 'Написанное здесь уже забыто: отвечать некому',
    support_colleague: 'Этот человек не отвечает на обращения: выберите другого',
    support_reason: 'Ответа ещё не было: скажите, почему он не нужен',
  },
  en: {
    support_closed: 'The request is closed: open it again first',
    support_not_closed: 'The request is open already',
    support_gone: 'What was written here is forgotten: there is nobody to answer',
    support_colleague: 'This person does not answer requests: choose another one',
    support_reason: 'There has been no answer yet: say why none is needed',
  },
} as const;
