/** Words of the letters about an order. */
export const letterWords = {
  ru: {
    subject: (number: string, about: string) => `Заказ № ${number} · ${about}`,
    starts: (count: number) => `стартов: ${count}`,
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
    refund: 'Возврат',
    lateness: {
      duplicate: 'Этот заказ уже был оплачен.',
      gone: 'Оплата пришла, когда заказ уже перестал ждать, а места или товары успели занять.',
      changed:
        'Оплата пришла, когда заказ уже перестал ждать, а на прежних условиях его больше не купить: продажа закончилась или изменилась цена, скидка или остаток сертификата.',
      over: 'Оплата пришла, когда заказ уже больше суток как перестал ждать.',
      cancelled: 'Оплата пришла за заказ, который уже отменён: вместо него оформлен другой.',
      unused: 'Пока мы ждали оплаты, билет вернули или использовали, и перенести его уже нельзя.',
      ended: 'Оплата пришла, когда перенос билета уже отменился. Билет остался прежним.',
    },
    inFull: (sum: string) => `Возвращаем ${sum} полностью.`,
    bank: 'Обычно банк зачисляет деньги в течение пяти рабочих дней.',
    calendar: 'Открыть календарь',
  },
  en: {
    subject: (number: string, about: string) => `Order ${number} · ${about}`,
    starts: (count: number) => `${count} races`,
    orderTitle: 'Your order is paid',
    freeTitle: 'Your order is placed',
    confirm: {
      title: 'Confirm your free places',
      text: (until: string) =>
        `Free places were booked with this address. Open the order page and press the button by ${until}: we will send your tickets and the places are yours. Unconfirmed places go back on sale.`,
      textKept:
        'Free places were booked with this address. Open the order page and press the button: we will send your tickets here.',
      button: 'Open the order',
      note: 'If this was not you, you do not need to do anything.',
    },
    order: 'Order number',
    bought: 'What you bought',
    delivery: 'Delivery',
    free: 'free',
    total: 'Total',
    byCertificate: 'Paid by certificate',
    paid: 'Paid',
    open: 'Open the order',
    refundSubject: (sum: string) => `Your refund of ${sum}`,
    refundTitle: 'We are refunding you',
    refund: 'Refund',
    lateness: {
      duplicate: 'This order had already been paid.',
      gone: 'The payment arrived after the order had expired, and the places or goods had been taken by then.',
      changed:
        'The payment arrived after the order had expired, and it can no longer be fulfilled on the same terms: sales have closed, or the price, a discount or a certificate balance has changed.',
      over: 'The payment arrived more than a day after the order had expired.',
      cancelled: 'The payment was for a cancelled order that another one has replaced.',
      unused: 'While we waited for the payment the ticket was returned or used, and it can no longer be moved.',
      ended: 'The payment arrived after the move of the ticket had ended. The ticket is as it was.',
    },
    inFull: (sum: string) => `We are refunding ${sum} in full.`,
    bank: 'The money usually arrives within five working days.',
    calendar: 'Open the calendar',
  },
} as const;

export type LetterWords = (typeof letterWords)[keyof typeof letterWords];
