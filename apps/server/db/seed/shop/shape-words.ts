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
        'Полиэстер 92 %, эластан 8 %, 140 г/м². Плоские швы не натирают под рюкзаком и мокрой одеждой.',
        'Стирка при 30°, без отбеливателя. Рисунок печатается внутри волокна и не трескается.',
      ),
      p(
        '92% polyester, 8% elastane, 140 g/m². Flat seams that do not chafe under a pack or when wet.',
        'Wash at 30°, no bleach. The print is dyed into the fibre and does not crack.',
      ),
    ],
    grams: 180,
    keywords: 'футболка майка t-shirt tshirt tee shirt',
  },
  'kids-tee': {
    text: [
      p(
        'Хлопок 95 %, эластан 5 %. Мягкий ворот без бирки, двойная строчка по низу.',
        'Размер – рост ребёнка в сантиметрах. Стирка при 40°.',
      ),
      p(
        '95% cotton, 5% elastane. A soft tagless collar, a double-stitched hem.',
        'The size is the child’s height in centimetres. Wash at 40°.',
      ),
    ],
    grams: 120,
    keywords: 'футболка детская ребёнок t-shirt kids child',
  },
  tank: {
    text: [
      p(
        'Полиэстер 90 %, эластан 10 %, сетка на спине. Сохнет за двадцать минут после рва.',
        'Стирка при 30°, сушить в тени.',
      ),
      p(
        '90% polyester, 10% elastane, with a mesh back. Dry twenty minutes after the trench.',
        'Wash at 30°, dry in the shade.',
      ),
    ],
    grams: 130,
    keywords: 'майка борцовка безрукавка tank top singlet',
  },
  longsleeve: {
    text: [
      p(
        'Плотный трикотаж с начёсом изнутри, 190 г/м². Прорезь для большого пальца закрывает запястье от верёвки.',
        'Стирка при 30°.',
      ),
      p('A dense knit, brushed inside, 190 g/m². A thumb hole keeps the rope off your wrist.', 'Wash at 30°.'),
    ],
    grams: 260,
    keywords: 'лонгслив рукав термобельё long sleeve base layer',
  },
  hoodie: {
    text: [
      p(
        'Хлопок 80 %, полиэстер 20 %, 330 г/м². Капюшон держит форму, в кармане хватает места двум рукам.',
        'Стирка при 30° наизнанку.',
      ),
      p(
        '80% cotton, 20% polyester, 330 g/m². The hood keeps its shape, the pocket fits both hands.',
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
      p('A light water-repellent fabric with inner tights. A zip pocket for a key.', 'Wash at 30°.'),
    ],
    grams: 170,
    keywords: 'шорты трусы тайтсы shorts',
  },
  cap: {
    text: [
      p('Сетка на затылке, козырёк не боится воды, ремешок с пряжкой. Один размер, обхват 56–60 см.', 'Ручная стирка.'),
      p('A mesh back, a waterproof peak, a strap with a buckle. One size, 56–60 cm.', 'Hand wash.'),
    ],
    grams: 90,
    keywords: 'кепка бейсболка козырёк cap hat',
  },
  beanie: {
    text: [
      p(
        'Шерсть мериноса 50 %, акрил 50 %, двойная вязка. Один размер, обхват 56–60 см.',
        'Ручная стирка в прохладной воде.',
      ),
      p('50% merino wool, 50% acrylic, double-knit. One size, 56–60 cm.', 'Hand wash in cool water.'),
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
        'A seamless microfibre tube: a scarf, a headband, a dust mask, a helmet liner.',
        'Wash at 40°, dries in half an hour.',
      ),
    ],
    grams: 45,
    keywords: 'баф бафф бандана шарф труба buff scarf headband',
  },
  socks: {
    text: [
      p('Полиамид с шерстью, усиленные пятка и мысок, резинка не сползает в воде.', 'Стирка при 40°.'),
      p('Polyamide and wool, reinforced heel and toe, a cuff that stays up in water.', 'Wash at 40°.'),
    ],
    grams: 60,
    keywords: 'носки гольфы socks',
  },
  gloves: {
    text: [
      p('Ладонь из синтетической замши с силиконовым рисунком: держит мокрую трубу и верёвку.', 'Ручная стирка.'),
      p('A synthetic suede palm with a silicone pattern: grips a wet bar and a rope.', 'Hand wash.'),
    ],
    grams: 70,
    keywords: 'перчатки хват gloves grip',
  },
  bag: {
    text: [
      p(
        'Ткань 600D, сорок литров, отдельное дно для мокрого. Лямки превращают сумку в рюкзак.',
        'Протирать влажной тканью.',
      ),
      p(
        '600D canvas, forty litres, a separate compartment for wet kit. The straps turn it into a backpack.',
        'Wipe with a damp cloth.',
      ),
    ],
    grams: 750,
    keywords: 'сумка рюкзак баул bag backpack duffel',
  },
  bottle: {
    text: [
      p('Пищевой полиэтилен без бисфенола, 0,75 л, клапан открывается зубами.', 'Моется в посудомойке.'),
      p('Food-grade, BPA-free polyethylene, 0.75 L, a valve you can open with your teeth.', 'Dishwasher safe.'),
    ],
    grams: 110,
    keywords: 'бутылка фляга вода bottle flask',
  },
  mug: {
    text: [
      p('Сталь с эмалью, 0,4 л. Ставится на угли, край завальцован.', 'Без посудомойки и микроволновки.'),
      p('Enamelled steel, 0.4 L, with a rolled rim. Can stand on embers.', 'Not for the dishwasher or the microwave.'),
    ],
    grams: 180,
    keywords: 'кружка чашка mug cup',
  },
  towel: {
    text: [
      p(
        'Микрофибра, 70 × 140 см, петля для крючка. Впитывает пять своих весов воды.',
        'Стирка при 40°, без кондиционера.',
      ),
      p(
        'Microfibre, 70 × 140 cm, with a hanging loop. Soaks up five times its weight.',
        'Wash at 40°, no fabric softener.',
      ),
    ],
    grams: 320,
    keywords: 'полотенце towel',
  },
  roller: {
    text: [
      p('Плотная пена на жёсткой трубе: держит 130 кг. Схема упражнений в коробке.', 'Протирать влажной тканью.'),
      p('Dense foam on a rigid tube, holds up to 130 kg. An exercise sheet is in the box.', 'Wipe with a damp cloth.'),
    ],
    grams: 900,
    keywords: 'ролик валик мфр массаж roller foam massage',
  },
  medal: {
    text: [
      p(
        'Литьё из цинкового сплава, 90 мм, зубчатый край. Лента 25 мм с рисунком трассы.',
        'В коробке с местом для имени и времени.',
      ),
      p(
        'Cast zinc alloy, 90 mm, with a toothed rim. A 25 mm ribbon with the course on it.',
        'In a box with space for a name and a time.',
      ),
    ],
    grams: 210,
    keywords: 'медаль награда medal',
  },
  'medal-holder': {
    text: [
      p(
        'Сталь 2 мм с порошковой краской, лазерная резка. Крепёж и шаблон для сверления в коробке.',
        'Держит до сорока медалей.',
      ),
      p(
        'Laser-cut, powder-coated 2 mm steel. Fixings and a drilling template are in the box.',
        'Holds up to forty medals.',
      ),
    ],
    grams: 1100,
    keywords: 'медальница держатель вешалка medal holder hanger',
  },
  poster: {
    text: [
      p('Офсет на плотной бумаге 200 г/м², 50 × 70 см. Едет в тубусе.', 'Без рамки.'),
      p('Offset print on heavy 200 g/m² paper, 50 × 70 cm. Shipped in a tube.', 'Frame not included.'),
    ],
    grams: 240,
    keywords: 'постер плакат карта poster print map',
  },
  stickers: {
    text: [
      p('Двенадцать виниловых знаков с ламинацией: держатся на машине, шлеме и термосе.', 'Лист А5.'),
      p('Twelve laminated vinyl signs that stick to a car, a helmet or a flask.', 'One A5 sheet.'),
    ],
    grams: 30,
    keywords: 'наклейки стикеры стикерпак stickers',
  },
};
