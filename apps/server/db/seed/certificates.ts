import { goodsPicture, type GoodsColour, type GoodsPrint } from '@trassa/artwork';
import type { Row } from './insert.ts';
import type { Text } from './model.ts';

type NominalSeed = { roubles: number; colour: GoodsColour; print: GoodsPrint; text: Text };

const nominals: readonly NominalSeed[] = [
  {
    roubles: 1000,
    colour: 'steel',
    print: 'net',
    text: ['На бафф, носки или зрительский билет.', 'For a neck tube, socks or a spectator ticket.'],
  },
  {
    roubles: 2000,
    colour: 'moss',
    print: 'rope',
    text: ['На детский старт или футболку финишёра.', 'For a kids’ race or a finisher’s T-shirt.'],
  },
  {
    roubles: 3000,
    colour: 'ice',
    print: 'water',
    text: ['На первую пятёрку с препятствиями.', 'For a first 5 km with obstacles.'],
  },
  {
    roubles: 5000,
    colour: 'rust',
    print: 'fire',
    text: ['На личный старт в любом городе сезона.', 'For a solo race in any city this season.'],
  },
  {
    roubles: 10_000,
    colour: 'ember',
    print: 'wall',
    text: ['На двоих, со страховкой и футболками.', 'For two, with insurance and T-shirts.'],
  },
  {
    roubles: 20_000,
    colour: 'soot',
    print: 'course',
    text: ['На команду или на весь сезон.', 'For a team, or for the whole season.'],
  },
];

const sumOf = (roubles: number, locale: string): string => new Intl.NumberFormat(locale).format(roubles);

/** Gift certificates on sale. */
export const nominalRows = (): Row[] =>
  nominals.map(({ roubles, colour, print, text }, position) => ({
    public_id: `certificate-${roubles}`,
    position,
    title_ru: `Сертификат на ${sumOf(roubles, 'ru-RU')}\u00a0₽`,
    title_en: `Certificate for ${sumOf(roubles, 'en-GB')}\u00a0₽`,
    text_ru: `<p>${text[0]}</p>`,
    text_en: `<p>${text[1]}</p>`,
    price_minor: roubles * 100,
    picture: goodsPicture('certificate', colour, print),
  }));
