import { goodsPicture, type GoodsColour, type GoodsPrint, type GoodsShape } from '@trassa/artwork';
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
    title: ['Термохуди «Лагерь»', 'Camp fleece hoodie'],
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
    title: ['Баул на 60 литров', '60-litre duffel'],
    shape: 'bag',
    colour: 'rust',
    print: 'course',
    price: [5490, 6290],
  },
  {
    id: 'vneshny-set',
    title: ['Лонгслив «Туман»', 'Fog long-sleeve shirt'],
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
    title: ['Носки, три пары', 'Socks, 3-pack'],
    shape: 'socks',
    colour: 'steel',
    print: 'mark',
    price: [1490, 1890],
  },
  {
    id: 'vneshny-butylka',
    title: ['Мягкая фляга, 0,5 л', 'Soft flask, 0.5 L'],
    shape: 'bottle',
    colour: 'snow',
    print: 'water',
    price: [1290],
  },
  {
    id: 'vneshny-polotentse',
    title: ['Пончо-полотенце', 'Changing towel poncho'],
    shape: 'towel',
    colour: 'ice',
    print: 'contour',
    price: [3290, 3790],
  },
  {
    id: 'vneshny-shapka',
    title: ['Шапка «Двойная»', 'Double-knit beanie'],
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

/** A banner of any page; the price is shown where there is one. */
type AnyBanner = Omit<BannerSeed, 'price'> & { page: string; type: string; link: string; price?: BannerSeed['price'] };

/** What the pages about goods and partners offer: things of the shop, and what partners of the series give runners. */
const ofPages: readonly AnyBanner[] = [
  {
    id: 'glavnaya-futbolki',
    page: 'home',
    type: 'shop',
    title: ['Футболки с рельефом городов', 'T-shirts mapped from our race cities'],
    shape: 'tee',
    colour: 'soot',
    print: 'contour',
    link: '/shop/category/futbolki',
  },
  {
    id: 'merch-futbolki',
    page: 'merch',
    type: 'shop',
    title: ['Футболки с рельефом городов', 'T-shirts mapped from our race cities'],
    shape: 'tee',
    colour: 'rust',
    print: 'contour',
    link: '/shop/category/futbolki',
  },
  {
    id: 'merch-medalnitsy',
    page: 'merch',
    type: 'shop',
    title: ['Медальницы из стали', 'Steel medal holders'],
    shape: 'medal-holder',
    colour: 'steel',
    print: 'course',
    link: '/shop/category/medalnitsy',
  },
  {
    id: 'merch-hudi',
    page: 'merch',
    type: 'shop',
    title: ['Худи для вечера после старта', 'A hoodie for the evening after the race'],
    shape: 'hoodie',
    colour: 'dust',
    print: 'signs',
    link: '/shop/category/hudi',
  },
  {
    id: 'partner-karabin',
    page: 'partners',
    type: 'partner',
    title: ['«Карабин»: перчатки напрокат у рукохода', 'Karabin: gloves to borrow at the monkey bars'],
    shape: 'gloves',
    colour: 'ember',
    print: 'weight',
    link: 'https://karabin.trassa.example/',
  },
  {
    id: 'partner-vodohod',
    page: 'partners',
    type: 'partner',
    title: ['«Водоход»: вода на каждом третьем километре', 'Vodokhod: water every three kilometres'],
    shape: 'bottle',
    colour: 'ice',
    print: 'water',
    link: 'https://vodohod.trassa.example/',
  },
  {
    id: 'partner-impuls',
    page: 'partners',
    type: 'partner',
    title: ['«Импульс»: ролики и массаж у финиша', 'Impuls: foam rollers and massage at the finish'],
    shape: 'roller',
    colour: 'moss',
    print: 'plain',
    link: 'https://impuls.trassa.example/',
  },
];

export const bannerRows = (): Row[] => {
  const outside = externalShop.map((one): AnyBanner => ({
    ...one,
    page: 'shop',
    type: 'external_shop',
    link: `https://shop.trassa.example/${one.id.replace('vneshny-', '')}`,
  }));
  return [...outside, ...ofPages].map(({ id, page, type, title, shape, colour, print, link, price }, position) => ({
    public_id: id,
    page,
    banner_type: type,
    position,
    title_ru: title[0],
    title_en: title[1],
    link,
    picture_main: goodsPicture(shape, colour, print, 'scene'),
    price_minor: price ? price[0] * 100 : null,
    old_price_minor: price?.[1] === undefined ? null : price[1] * 100,
    status: 'published',
  }));
};
