/** What a person reads who asked about his data; nothing of his request is repeated. */
export const privacyWords = {
  ru: {
    subject: (number: number) => `Запрос о персональных данных № ${number}`,
    title: 'Ответ на ваш запрос',
    prolonged: (until: string) => `Нам нужно больше времени. Ответим до ${until} включительно. Почему:`,
    erased: [
      'Ваши данные стёрты. Остались только суммы заказов и отметки о согласиях без имени и почты: их велит хранить закон.',
      'Этот адрес у нас тоже не сохранился. Это письмо последнее.',
    ],
  },
  en: {
    subject: (number: number) => `Request about personal data No. ${number}`,
    title: 'An answer to your request',
    prolonged: (until: string) => `We need more time and will answer by ${until} at the latest. The reason:`,
    erased: [
      'Your data is erased. All that is left are sums of orders and marks of consents, without name and email: the law wants them kept.',
      'We have not kept this address either. This email is the last one.',
    ],
  },
} as const;
