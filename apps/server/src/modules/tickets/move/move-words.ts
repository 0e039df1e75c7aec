import type { Language } from '@trassa/contracts';

/** Words of the letters about a move. */
type Words = {
  readonly payTitle: string;
  readonly pay: (until: string) => string;
  readonly payButton: string;
  readonly payNote: string;
  readonly movedTitle: string;
  readonly moved: string;
  readonly told: string;
  readonly from: string;
  readonly to: string;
  readonly was: string;
  readonly willBe: string;
  readonly fee: string;
  readonly toPay: string;
  readonly paid: string;
  readonly back: string;
  readonly toCertificate: string;
  readonly free: string;
  readonly bank: string;
};

export const moveWords: Readonly<Record<Language, Words>> = {
  ru: {
    payTitle: 'Перенос билета ждёт доплаты',
    pay: (until) =>
      `Мы держим для вас место до ${until}. Доплатите разницу – и билет перейдёт на новый формат. Пока доплаты нет, билет остаётся прежним.`,
    payButton: 'Доплатить',
    payNote: 'Если не доплатить вовремя, перенос отменится сам, а билет останется как есть.',
    movedTitle: 'Билет перенесён',
    moved:
      'Это новый билет. Прежний QR-код и сохранённый PDF больше не действуют: на старте покажите код из этого письма.',
    told: 'Билет, который вы купили, перенесли. Сам билет – у того, кто им сейчас владеет.',
    from: 'Было',
    to: 'Стало',
    was: 'Оплачено раньше',
    willBe: 'Новая цена',
    fee: 'Сбор за перенос',
    toPay: 'К доплате',
    paid: 'Доплачено',
    back: 'Возвращаем',
    toCertificate: 'из них на сертификат',
    free: 'бесплатно',
    bank: 'Обычно банк зачисляет деньги в течение пяти рабочих дней.',
  },
  en: {
    payTitle: 'Moving your ticket needs a payment',
    pay: (until) =>
      `We are holding a place for you until ${until}. Pay the difference and your ticket moves. Until then nothing changes.`,
    payButton: 'Pay the difference',
    payNote: 'If it is not paid in time, the move is cancelled and the ticket stays as it is.',
    movedTitle: 'Your ticket has been moved',
    moved:
      'This is the new ticket. The old QR code and saved PDF no longer work: show the code from this letter on the day.',
    told: 'A ticket you bought has been moved. The ticket itself is with the person who holds it now.',
    from: 'Before',
    to: 'Now',
    was: 'Paid before',
    willBe: 'New price',
    fee: 'Moving fee',
    toPay: 'To pay',
    paid: 'Paid now',
    back: 'Refund',
    toCertificate: 'of which to a certificate',
    free: 'free',
    bank: 'The money usually arrives within five working days.',
  },
};
