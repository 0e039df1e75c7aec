/** Words of the letter about a returned ticket. */
export const words = {
  ru: {
    subject: (sum: string) => `Вернули ${sum} за билет`,
    subjectFree: 'Билет возвращён',
    title: 'Возврат выполнен',
    paid: (sum: string) => `Вернули ${sum} тем же способом, которым был оплачен заказ. Билет больше не действует.`,
    toCertificate: (sum: string) =>
      `Вернули ${sum} на подарочный сертификат, которым был оплачен заказ. Билет больше не действует.`,
    inParts: (certificate: string, rest: string) =>
      `Вернули ${certificate} на подарочный сертификат и ${rest} тем же способом, которым был оплачен заказ. Билет больше не действует.`,
    free: 'Билет возвращён, его место снова в продаже. По правилам возврата этого старта деньги за него не возвращаются или он был бесплатным.',
    event: 'Старт',
    format: 'Формат',
    start: 'Когда',
    ticket: 'Билет',
    sum: 'Возврат',
    bank: 'Обычно банк зачисляет деньги в течение пяти рабочих дней.',
    calendar: 'Выбрать другой старт',
  },
  en: {
    subject: (sum: string) => `We have returned ${sum} for your ticket`,
    subjectFree: 'Your ticket is returned',
    title: 'Refund done',
    paid: (sum: string) => `We have sent ${sum} back the way the order was paid. The ticket is no longer valid.`,
    toCertificate: (sum: string) =>
      `We have put ${sum} back on the gift certificate that paid for the order. The ticket is no longer valid.`,
    inParts: (certificate: string, rest: string) =>
      `We have put ${certificate} back on the gift certificate and sent ${rest} back the way the order was paid. The ticket is no longer valid.`,
    free: 'The ticket is returned and its place is on sale again. By the refund rules of this start nothing is paid back for it, or it was free.',
    event: 'Start',
    format: 'Format',
    start: 'When',
    ticket: 'Ticket',
    sum: 'Refund',
    bank: 'Banks usually take up to five working days.',
    calendar: 'Choose another start',
  },
} as const;
