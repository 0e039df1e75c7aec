/** What a person reads who asked about his data; nothing of his request is repeated. */
export const privacyWords = {
  ru: {
    subject: (number: number) => `Запрос о персональных данных № ${number}`,
    title: 'Ответ на ваш запрос',
    later: (number: number) => `Ответ на запрос № ${number} о персональных данных задержится`,
    laterTitle: 'Нам нужно больше времени',
    prolonged: (until: string) => `Ответим до ${until} включительно. Почему:`,
    erased: [
      'Ваши данные стёрты. Остались только суммы заказов и отметки о согласиях без имени и почты: их велит хранить закон.',
      'Этот адрес у нас тоже не сохранился. Это письмо последнее.',
    ],
  },
  en: {
    subject: (number: number) => `Request about personal data No. ${number}`,
    title: 'An answer to your request',
    later: (number: number) => `Your request No. ${number} about personal data takes longer`,
    laterTitle: 'We need more time',
    prolonged: (until: string) => `We will answer by ${until} at the latest. The reason:`,
    erased: [
      'Your data is erased. All that is left are sums of orders and marks of consents, without name and email: the law wants them kept.',
      'We have not kept this address either. This email is the last one.',
    ],
  },
} as const;
