import type { Language } from '@trassa/contracts';

type Words = {
  readonly asked: { readonly subject: string; readonly text: string; readonly button: string; readonly note: string };
  readonly opening: {
    readonly subject: string;
    readonly text: string;
    readonly facts: {
      readonly start: string;
      readonly opens: string;
      readonly day: string;
      readonly place: string;
    };
    readonly button: string;
    readonly file: string;
    readonly stop: string;
  };
  /** To whoever was told of another opening. */
  readonly moved: { readonly subject: string; readonly text: string };
  readonly calendar: string;
};

/** Letters about the opening of a sale; `{start}`, `{when}` and `{was}` are filled in. */
export const reminderWords: Readonly<Record<Language, Words>> = {
  ru: {
    asked: {
      subject: 'Напомнить об открытии продажи?',
      text: 'Вы просили напомнить, когда откроется продажа билетов: {start}. Подтвердите, что это ваша почта.',
      button: 'Подтвердить',
      note: 'Если вы об этом не просили, ничего не делайте: писем больше не будет.',
    },
    opening: {
      subject: 'Продажа откроется {when}',
      text: 'Билеты на старт, о котором вы просили напомнить, появятся {when}.',
      facts: { start: 'Старт', opens: 'Открытие продажи', day: 'День старта', place: 'Место' },
      button: 'К старту',
      file: 'Событие для календаря – во вложении.',
      stop: 'Больше не напоминать',
    },
    moved: {
      subject: 'Продажу перенесли: она откроется {when}',
      text: 'Открытие продажи перенесли: было {was}, теперь {when}.',
    },
    calendar: 'Открытие продажи: {start}',
  },
  en: {
    asked: {
      subject: 'Remind you when tickets go on sale?',
      text: 'You asked for a reminder when tickets go on sale: {start}. Please confirm that this is your address.',
      button: 'Confirm',
      note: 'If you did not ask for it, do nothing: there will be no more emails.',
    },
    opening: {
      subject: 'Tickets go on sale on {when}',
      text: 'Tickets for the race you asked about go on sale on {when}.',
      facts: { start: 'Race', opens: 'On sale', day: 'Race day', place: 'Venue' },
      button: 'Go to the race',
      file: 'A calendar event is attached.',
      stop: 'Stop reminding me',
    },
    moved: {
      subject: 'New time: tickets go on sale on {when}',
      text: 'Ticket sales were to open on {was}; they now open on {when}.',
    },
    calendar: 'Tickets on sale: {start}',
  },
};
