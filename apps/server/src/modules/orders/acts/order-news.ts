export const orderNewsWords = {
  ru: {
    away: {
      title: 'Почта заказа изменена',
      text: (number: string) =>
        `Письма о заказе № ${number} больше не приходят на этот адрес: его поправили по просьбе покупателя. Если вы об этом не просили, ответьте нам.`,
    },
    here: {
      title: 'Теперь письма приходят сюда',
      text: (number: string) =>
        `Адрес заказа № ${number} поправили: письма о нём теперь приходят сюда. Что в заказе, видно на его странице.`,
      button: 'Открыть заказ',
    },
    pay: {
      title: 'Заказ ждёт оплаты',
      text: (number: string, sum: string, until: string) =>
        `Заказ № ${number} на ${sum} можно оплатить до ${until}. Потом места и товары вернутся в продажу.`,
      button: 'Оплатить',
    },
  },
  en: {
    away: {
      title: 'The address of an order has changed',
      text: (number: string) =>
        `Letters about order ${number} no longer come to this address: it was corrected at the buyer’s request. If you did not ask for that, reply to us.`,
    },
    here: {
      title: 'Letters now come here',
      text: (number: string) =>
        `The address of order ${number} was corrected: letters about it now come here. Its page shows what is in it.`,
      button: 'Open the order',
    },
    pay: {
      title: 'An order waits for payment',
      text: (number: string, sum: string, until: string) =>
        `Order ${number} for ${sum} can be paid until ${until}. After that its places and goods go back on sale.`,
      button: 'Pay',
    },
  },
} as const;

export type OrderNews = keyof (typeof orderNewsWords)['ru'];
export const isOrderNews = (text: string): text is OrderNews => Object.hasOwn(orderNewsWords.ru, text);
