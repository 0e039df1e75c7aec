/** Words of the letters about an order. */
export const letterWords = {
  ru: {
    orderTitle: 'Заказ оплачен',
    freeTitle: 'Заказ оформлен',
    confirm: {
      title: 'Подтвердите бесплатные места',
      text: (until: string) =>
        `На эту почту оформили бесплатные места. Откройте страницу заказа и нажмите кнопку до ${until}: мы пришлём билеты, а места останутся за вами. Без подтверждения они вернутся в продажу.`,
      textKept:
        'На эту почту оформили бесплатные места. Откройте страницу заказа и нажмите кнопку: мы пришлём билеты сюда.',
      button: 'Открыть заказ',
      note: 'Если вы ничего не оформляли, ничего делать не нужно.',
    },
    order: 'Номер заказа',
    bought: 'Что куплено',
    delivery: 'Доставка',
    free: 'бесплатно',
    total: 'Всего',
    byCertificate: 'Оплачено сертификатом',
    paid: 'Оплачено',
    open: 'Открыть заказ',
    refundSubject: (sum: string) => `Возвращаем ${sum}`,
    refundTitle: 'Возвращаем деньги',
    lateness: {
      duplicate: 'Этот заказ уже был оплачен.',
      gone: 'Оплата пришла, когда заказ уже перестал ждать, а места или товары успели занять.',
      changed:
        'Оплата пришла, когда заказ уже перестал ждать, а на прежних условиях его больше не купить: продажа закончилась или изменилась цена, скидка или остаток сертификата.',
      over: 'Оплата пришла, когда заказ уже больше суток как перестал ждать.',
      cancelled: 'Оплата пришла за заказ, который уже отменён: вместо него оформлен другой.',
    },
    inFull: (sum: string) => `Возвращаем ${sum} полностью.`,
    bank: 'Обычно банк зачисляет деньги в течение пяти рабочих дней.',
    calendar: 'Открыть календарь',
  },
  en: {
    orderTitle: 'Your order is paid',
    freeTitle: 'Your order is placed',
    confirm: {
      title: 'Confirm your free places',
      text: (until: string) =>
        `Free places were booked with this address. Open the page of the order and press the button by ${until}: we will send the tickets, and the places stay yours. Unconfirmed, they go back on sale.`,
      textKept:
        'Free places were booked with this address. Open the page of the order and press the button: we will send the tickets here.',
      button: 'Open the order',
      note: 'If this was not you, there is nothing to do.',
    },
    order: 'Order number',
    bought: 'What you bought',
    delivery: 'Delivery',
    free: 'free',
    total: 'Total',
    byCertificate: 'Paid by certificate',
    paid: 'Paid',
    open: 'Open the order',
    refundSubject: (sum: string) => `We are sending ${sum} back`,
    refundTitle: 'Your money goes back',
    lateness: {
      duplicate: 'This order was paid already.',
      gone: 'The payment came after the order had stopped waiting, and the places or goods were taken by then.',
      changed:
        'The payment came after the order had stopped waiting, and it can no longer be had on the same terms: the sale has closed, or the price, a discount or the balance of a certificate has changed.',
      over: 'The payment came more than a day after the order had stopped waiting.',
      cancelled: 'The payment was for a cancelled order: another one has taken its place.',
    },
    inFull: (sum: string) => `We are sending ${sum} back in full.`,
    bank: 'Banks usually take up to five working days.',
    calendar: 'Open the calendar',
  },
} as const;

export type LetterWords = (typeof letterWords)[keyof typeof letterWords];
