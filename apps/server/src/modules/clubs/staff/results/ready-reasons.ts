import type { Language } from '@trassa/contracts';

/** Reasons of a refusal that moderators need most, in the words that the person reads. */
export const readyReasons: Readonly<Record<Language, readonly string[]>> = {
  ru: [
    'На снимке не видно результата.',
    'На снимке не видно даты.',
    'Результат на снимке другой.',
    'Ссылка не открывается или закрыта от других.',
    'Это другая дистанция или другое упражнение.',
  ],
  en: [
    'The picture does not show the result.',
    'The picture does not show the date.',
    'The picture shows another result.',
    'The link does not open, or only you can see it.',
    'This is another distance or exercise.',
  ],
};
