/** Words of the letter about a parcel. */
export const parcelWords = {
  ru: {
    subject: (number: string) => `Посылка по заказу ${number} отправлена`,
    title: 'Посылка в пути',
    text: 'Мы передали вашу посылку в доставку. По номеру отправления видно, где она сейчас.',
    track: 'Номер отправления',
    way: 'Доставка',
    days: 'Срок, дней',
    dayCount: (min: number, max: number) => (min === max ? String(max) : `${min}–${max}`),
    follow: 'Отследить посылку',
    toOrder: 'Открыть заказ',
  },
  en: {
    subject: (number: string) => `The parcel of order ${number} is on its way`,
    title: 'Your parcel is on its way',
    text: 'We have handed your parcel over for delivery. The tracking number tells where it is.',
    track: 'Tracking number',
    way: 'Delivery',
    days: 'Days on the way',
    dayCount: (min: number, max: number) => (min === max ? String(max) : `${min}–${max}`),
    follow: 'Track the parcel',
    toOrder: 'Open the order',
  },
} as const;
