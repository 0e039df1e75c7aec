import {
  goodsPicture,
  type GoodsColour,
  type GoodsPrint,
  type GoodsShape,
} from '../../../src/modules/artwork/index.ts';
import type { Row } from '../insert.ts';
import type { Text } from '../model.ts';

type BannerSeed = {
  id: string;
  title: Text;
  shape: GoodsShape;
  colour: GoodsColour;
  print: GoodsPrint;
  /** Roubles; the second one is what it was. */
  price: readonly [now: number, before?: number];
};

/** What the brand's shop elsewhere offers; its address is an example. */
const externalShop: readonly BannerSeed[] = [
  {
    id: 'vneshny-lager',
    title: ['Термохуди «Лагерь»', 'Camp thermal hoodie'],
    shape: 'hoodie',
    colour: 'dust',
    print: 'contour',
    price: [6990, 8490],
  },
  {
    id: 'vneshny-grip',
    title: ['Перчатки «Грип Про»', 'Grip Pro gloves'],
    shape: 'gloves',
    colour: 'ember',
    print: 'weight',
    price: [2190],
  },
  {
    id: 'vneshny-baul',
    title: ['Баул 60 литров', '60 litre duffel'],
    shape: 'bag',
    colour: 'rust',
    print: 'course',
    price: [5490, 6290],
  },
  {
    id: 'vneshny-set',
    title: ['Лонгслив «Туман»', 'Fog long sleeve'],
    shape: 'longsleeve',
    colour: 'steel',
    print: 'net',
    price: [3990],
  },
  {
    id: 'vneshny-kepka',
    title: ['Кепка «Пятипанельная»', 'Five-panel cap'],
    shape: 'cap',
    colour: 'clay',
    print: 'signs',
    price: [2290, 2790],
  },
  {
    id: 'vneshny-noski',
    title: ['Носки, три пары', 'Socks, three pairs'],
    shape: 'socks',
    colour: 'steel',
    print: 'mark',
    price: [1490, 1890],
  },
  {
    id: 'vneshny-butylka',
    title: ['Фляга мягкая 0,5 л', 'Soft flask 0.5 l'],
    shape: 'bottle',
    colour: 'snow',
    print: 'water',
    price: [1290],
  },
  {
    id: 'vneshny-polotentse',
    title: ['Пончо-полотенце', 'Towel poncho'],
    shape: 'towel',
    colour: 'ice',
    print: 'contour',
    price: [3290, 3790],
  },
  {
    id: 'vneshny-shapka',
    title: ['Шапка «Двойная»', 'Double beanie'],
    shape: 'beanie',
    colour: 'rust',
    print: 'mark',
    price: [1890],
  },
  {
    id: 'vneshny-rolik',
    title: ['Набор для восстановления', 'Recovery set'],
    shape: 'roller',
    colour: 'ember',
    print: 'plain',
    price: [4990, 5990],
  },
];

export const bannerRows = (): Row[] =>
  externalShop.map(({ id, title, shape, colour, print, price }, position) => ({
    public_id: id,
    page: 'shop',
    banner_type: 'external_shop',
    position,
    title_ru: title[0],
    title_en: title[1],
    link: `https://shop.trassa.example/${id.replace('vneshny-', '')}`,
    picture_main: goodsPicture(shape, colour, print, 'scene'),
    price_minor: price[0] * 100,
    old_price_minor: price[1] === undefined ? null : price[1] * 100,
    status: 'published',
  }));
