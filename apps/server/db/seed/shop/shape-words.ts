import type { GoodsShape } from '@trassa/artwork';
import type { Text } from '../model.ts';

type ShapeWords = {
  /** What it is made of and how it is cared for. */
  text: Text;
  grams: number;
  keywords: string;
};

const p = (...lines: string[]): string => lines.map((line) => `<p>${line}</p>`).join('');

/** What is the same for all goods of a shape. */
export const shapeWords: Readonly<Record<Exclude<GoodsShape, 'certificate' | 'certificate-en'>, ShapeWords>> = {
  tee: {
    text: [
      p(
        'Полиэстер 92 %, эластан 8 %, 140 г/м². Плоские швы не натирают под рюкзаком и мокрой одеждой.',
        'Стирка при 30°, без отбеливателя. Рисунок печатается внутри волокна и не трескается.',
      ),
      p(
        '92 % polyester, 8 % elastane, 140 g/m². Flat seams do not rub under a pack or wet clothes.',
        'Wash at 30°, no bleach. The print is inside the fibre and does not crack.',
      ),
    ],
    grams: 180,
    keywords: 'футболка майка t-shirt tshirt tee shirt',
  },
  'kids-tee': {
    text: [
      p(
        'Хлопок 95 %, эластан 5 %. Мягкий ворот без бирки, двойная строчка по низу.',
        'Размер – рост ребёнка в сантиметрах. Стирка при 40°.',
      ),
      p(
        '95 % cotton, 5 % elastane. A soft collar without a label, a double seam at the hem.',
        'The size is the child’s height in centimetres. Wash at 40°.',
      ),
    ],
    grams: 120,
    keywords: 'футболка детская ребёнок t-shirt kids child',
  },
  tank: {
    text: [
      p(
        'Полиэстер 90 %, эластан 10 %, сетка на спине. Сохнет за двадцать минут после рва.',
        'Стирка при 30°, сушить в тени.',
      ),
      p(
        '90 % polyester, 10 % elastane, a mesh back. Dries within twenty minutes after the ditch.',
        'Wash at 30°, dry in the shade.',
      ),
    ],
    grams: 130,
    keywords: 'майка борцовка безрукавка tank top singlet',
  },
  longsleeve: {
    text: [
      p(
        'Плотный трикотаж с начёсом изнутри, 190 г/м². Прорезь для большого пальца закрывает запястье от верёвки.',
        'Стирка при 30°.',
      ),
      p('A dense knit brushed inside, 190 g/m². A thumb hole keeps the rope off the wrist.', 'Wash at 30°.'),
    ],
    grams: 260,
    keywords: 'лонгслив рукав термобельё long sleeve base layer',
  },
  hoodie: {
    text: [
      p(
        'Хлопок 80 %, полиэстер 20 %, 330 г/м². Капюшон держит форму, карман – две руки сразу.',
        'Стирка при 30° наизнанку.',
      ),
      p(
        '80 % cotton, 20 % polyester, 330 g/m². The hood keeps its shape, the pocket takes both hands.',
        'Wash inside out at 30°.',
      ),
    ],
    grams: 620,
    keywords: 'худи толстовка кофта свитшот hoodie sweatshirt',
  },
  shorts: {
    text: [
      p(
        'Лёгкая ткань с водоотталкивающей пропиткой и внутренними тайтсами. Карман на молнии под ключ.',
        'Стирка при 30°.',
      ),
      p('A light cloth that sheds water, with inner tights. A zipped pocket for a key.', 'Wash at 30°.'),
    ],
    grams: 170,
    keywords: 'шорты трусы тайтсы shorts',
  },
  cap: {
    text: [
      p('Сетка на затылке, козырёк не боится воды, ремешок с пряжкой. Один размер, обхват 56–60 см.', 'Ручная стирка.'),
      p('A mesh back, a peak that does not mind water, a strap with a buckle. One size, 56–60 cm.', 'Wash by hand.'),
    ],
    grams: 90,
    keywords: 'кепка бейсболка козырёк cap hat',
  },
  beanie: {
    text: [
      p(
        'Шерсть мериноса 50 %, акрил 50 %, двойная вязка. Один размер, обхват 56–60 см.',
        'Ручная стирка в прохладной воде.',
      ),
      p('50 % merino wool, 50 % acrylic, knitted double. One size, 56–60 cm.', 'Wash by hand in cool water.'),
    ],
    grams: 80,
    keywords: 'шапка beanie hat winter',
  },
  buff: {
    text: [
      p(
        'Бесшовная труба из микрофибры: шарф, повязка, маска от пыли, подшлемник.',
        'Стирка при 40°, сохнет за полчаса.',
      ),
      p(
        'A seamless microfibre tube: a scarf, a band, a mask against dust, a cap under a helmet.',
        'Wash at 40°, dries in half an hour.',
      ),
    ],
    grams: 45,
    keywords: 'баф бафф бандана шарф труба buff scarf headband',
  },
  socks: {
    text: [
      p('Полиамид с шерстью, усиленные пятка и мысок, резинка не сползает в воде.', 'Стирка при 40°.'),
      p('Polyamide and wool, a reinforced heel and toe, a cuff that stays up in water.', 'Wash at 40°.'),
    ],
    grams: 60,
    keywords: 'носки гольфы socks',
  },
  gloves: {
    text: [
      p('Ладонь из синтетической замши с силиконовым рисунком: держит мокрую трубу и верёвку.', 'Ручная стирка.'),
      p('A palm of synthetic suede with a silicone pattern: holds a wet bar and a rope.', 'Wash by hand.'),
    ],
    grams: 70,
    keywords: 'перчатки хват gloves grip',
  },
  bag: {
    text: [
      p(
        'Полотно 600D, литров – сорок, отдельное дно для мокрого. Лямки переставляются на спину.',
        'Протирать влажной тканью.',
      ),
      p(
        '600D canvas, forty litres, a separate bottom for wet things. The straps move to the back.',
        'Wipe with a damp cloth.',
      ),
    ],
    grams: 750,
    keywords: 'сумка рюкзак баул bag backpack duffel',
  },
  bottle: {
    text: [
      p('Пищевой полиэтилен без бисфенола, 0,75 л, клапан открывается зубами.', 'Моется в посудомойке.'),
      p('Food-grade polyethylene without bisphenol, 0.75 l, a valve that opens with the teeth.', 'Dishwasher safe.'),
    ],
    grams: 110,
    keywords: 'бутылка фляга вода bottle flask',
  },
  mug: {
    text: [
      p('Сталь с эмалью, 0,4 л. Ставится на угли, край завальцован.', 'Без посудомойки и микроволновки.'),
      p('Enamelled steel, 0.4 l. Stands on embers, the rim is rolled.', 'Not for the dishwasher or the microwave.'),
    ],
    grams: 180,
    keywords: 'кружка чашка mug cup',
  },
  towel: {
    text: [
      p(
        'Микрофибра, 70 × 140 см, петля для крючка. Впитывает пять своих весов воды.',
        'Стирка при 40°, без кондиционера.',
      ),
      p('Microfibre, 70 × 140 cm, a loop for a hook. Soaks up five times its weight.', 'Wash at 40°, no softener.'),
    ],
    grams: 320,
    keywords: 'полотенце towel',
  },
  roller: {
    text: [
      p(
        'Плотная пена на жёсткой трубе: держит сто тридцать килограммов. Схема упражнений в коробке.',
        'Протирать влажной тканью.',
      ),
      p(
        'Dense foam on a rigid tube, holds a hundred and thirty kilograms. A sheet of exercises in the box.',
        'Wipe with a damp cloth.',
      ),
    ],
    grams: 900,
    keywords: 'ролик валик мфр массаж roller foam massage',
  },
  medal: {
    text: [
      p(
        'Литьё из цинкового сплава, 90 мм, зубчатый край. Лента 25 мм с рисунком трассы.',
        'В коробке с местом для имени и времени.',
      ),
      p(
        'Cast zinc alloy, 90 mm, a toothed rim. A 25 mm ribbon with the course on it.',
        'In a box with room for a name and a time.',
      ),
    ],
    grams: 210,
    keywords: 'медаль награда medal',
  },
  'medal-holder': {
    text: [
      p(
        'Сталь 2 мм с порошковой краской, лазерная резка. Крепёж и шаблон для сверления в коробке.',
        'Держит до сорока медалей.',
      ),
      p(
        'Powder-coated 2 mm steel, cut by laser. Fixings and a drilling template in the box.',
        'Holds up to forty medals.',
      ),
    ],
    grams: 1100,
    keywords: 'медальница держатель вешалка medal holder hanger',
  },
  poster: {
    text: [
      p('Офсет на плотной бумаге 200 г/м², 50 × 70 см. Едет в тубусе.', 'Рамки нет.'),
      p('Offset on heavy 200 g/m² paper, 50 × 70 cm. Travels in a tube.', 'No frame.'),
    ],
    grams: 240,
    keywords: 'постер плакат карта poster print map',
  },
  stickers: {
    text: [
      p('Двенадцать виниловых знаков с ламинацией: держатся на машине, шлеме и термосе.', 'Лист А5.'),
      p('Twelve laminated vinyl signs: they stay on a car, a helmet and a flask.', 'An A5 sheet.'),
    ],
    grams: 30,
    keywords: 'наклейки стикеры стикерпак stickers',
  },
};
