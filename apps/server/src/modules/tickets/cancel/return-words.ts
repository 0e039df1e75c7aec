/** Words of the letter about a returned ticket. */
export const words = {
  ru: {
    subject: (sum: string, race: string) => `Вернули ${sum} за билет: ${race}`,
    subjectFree: (race: string) => `Билет возвращён: ${race}`,
    title: 'Возврат выполнен',
    paid: (sum: string) => `Вернули ${sum} тем же способом, которым был оплачен заказ. Билет больше не действует.`,
    toCertificate: (sum: string) =>
      `Вернули ${sum} на подарочный сертификат, которым был оплачен заказ. Билет больше не действует.`,
    inParts: (certificate: string, rest: string) =>
      `Вернули ${certificate} на подарочный сертификат и ${rest} тем же способом, которым был оплачен заказ. Билет больше не действует.`,
    free: 'Билет возвращён, его место снова в продаже. По правилам возврата этого старта деньги за него не возвращаются или он был бесплатным.',
    event: 'Событие',
    format: 'Формат',
    start: 'Старт',
    ticket: 'Билет',
    sum: 'Возврат',
    bank: 'Обычно банк зачисляет деньги в течение пяти рабочих дней.',
    calendar: 'Выбрать другой старт',
  },
  en: {
    subject: (sum: string, race: string) => `Your ticket refund of ${sum}: ${race}`,
    subjectFree: (race: string) => `Your ticket has been returned: ${race}`,
    title: 'Ticket returned',
    paid: (sum: string) => `We have refunded ${sum} to the original payment method. The ticket is no longer valid.`,
    toCertificate: (sum: string) =>
      `We have refunded ${sum} to the gift certificate that paid for the order. The ticket is no longer valid.`,
    inParts: (certificate: string, rest: string) =>
      `We have refunded ${certificate} to the gift certificate and ${rest} to the original payment method. The ticket is no longer valid.`,
    free: 'The ticket has been returned and its place is back on sale. It was free, or the race’s refund rules no longer allow a refund.',
    event: 'Event',
    format: 'Format',
    start: 'Start',
    ticket: 'Ticket',
    sum: 'Refund',
    bank: 'The money usually arrives within five working days.',
    calendar: 'Choose another race',
  },
} as const;
