import type { Row } from './insert.ts';
import type { Ground, Text } from './model.ts';

type Slide = { text: Text; link?: string };
type StorySeed = { id: string; title: Text; sign: string; ground: Ground; slides: readonly Slide[] };

const stories: readonly StorySeed[] = [
  {
    id: 'kak-proyti-ogon',
    title: ['Как пройти огонь', 'How to jump the fire'],
    sign: 'fire',
    ground: 'rust',
    slides: [
      {
        text: [
          'Огонь стоит после рва: одежда мокрая, и это правильно. Не выжимайте её.',
          'The fire comes after the ditch: your clothes are wet, and that is how it should be. Do not wring them out.',
        ],
      },
      {
        text: [
          'Прыгайте с двух шагов, не с разбега. Смотрите на дальнюю бровку, а не под ноги.',
          'Two steps and jump, no run-up. Look at the far edge, not at your feet.',
        ],
      },
      {
        text: [
          'Волосы уберите под бафф. Если сомневаетесь — обойдите слева, штраф десять бёрпи.',
          'Tuck your hair under a neck tube. Not sure? Go round on the left and do ten burpees.',
        ],
      },
    ],
  },
  {
    id: 'suhie-nogi',
    title: ['Сухие ноги: миф', 'Dry feet: a myth'],
    sign: 'water',
    ground: 'ice',
    slides: [
      {
        text: [
          'Мембранные кроссовки держат воду внутри. Берите сетку: вода уходит за минуту.',
          'Waterproof shoes keep the water in. Go for mesh: it drains in a minute.',
        ],
      },
      {
        text: [
          'Носки — шерсть или синтетика, никогда хлопок. Вторая пара ждёт в камере хранения.',
          'Wool or synthetic socks, never cotton. Leave a spare pair at the bag drop.',
        ],
      },
      {
        text: [
          'После старта разуйтесь сразу: мокрая кожа трётся вдвое быстрее. Газета в кроссовках к утру высушит их.',
          'Take your shoes off right after the finish: wet skin chafes twice as fast. Stuffed with newspaper, they dry by morning.',
        ],
      },
    ],
  },
  {
    id: 'sobiraem-desyatku',
    title: ['Собираем десятку', 'Building a team of ten'],
    sign: 'log',
    ground: 'soot',
    slides: [
      {
        text: [
          'Капитан покупает десять мест сразу, анкеты заполняются до вечера накануне.',
          'The captain buys all ten places at once; details can be filled in until the evening before.',
        ],
      },
      {
        text: [
          'Время идёт по последнему. Сильные не убегают, а подсаживают.',
          'The clock stops with the last of you. The strong do not run ahead, they give a boost.',
        ],
      },
      {
        text: ['Не хватает людей — вступите в открытую команду.', 'A few people short? Join an open team.'],
        link: '/event/trassa?city=trassa-moskva',
      },
    ],
  },
  {
    id: 'plan-na-8-nedel',
    title: ['План на 8 недель', 'An eight-week plan'],
    sign: 'pyramid',
    ground: 'clay',
    slides: [
      {
        text: [
          'Недели 1–3: три пробежки по 30–40 минут и вис на перекладине каждый день.',
          'Weeks 1–3: three runs of 30–40 minutes and a dead hang every day.',
        ],
      },
      {
        text: [
          'Недели 4–6: горки, перенос груза, подтягивания через день.',
          'Weeks 4–6: hills, carrying loads, pull-ups every other day.',
        ],
      },
      {
        text: [
          'Недели 7–8: один длинный бег с бёрпи, потом отдых. Свежим бежать легче, чем уставшим.',
          'Weeks 7–8: one long run with burpees, then rest. Fresh legs run better than tired ones.',
        ],
      },
      {
        text: [
          'Проверить себя можно на открытой тренировке, она бесплатная.',
          'Test yourself at an open training session. It is free.',
        ],
        link: '/event/otkrytaya-trenirovka',
      },
    ],
  },
  {
    id: 'chto-nadet-v-gryaz',
    title: ['Что надеть в грязь', 'What to wear in the mud'],
    sign: 'mud',
    ground: 'moss',
    slides: [
      {
        text: [
          'Обтягивающее и тёмное. Карманы набирают глину и тянут вниз.',
          'Close-fitting and dark. Pockets fill with clay and drag you down.',
        ],
      },
      {
        text: [
          'Перчатки без пальцев на рукоход, на канат — голые ладони.',
          'Fingerless gloves for the bars, bare hands for the rope.',
        ],
      },
      {
        text: [
          'Очки на резинке, волосы под бафф, украшения дома. Номер крепите на грудь: его ищут камеры и судьи.',
          'Glasses on a strap, hair under a neck tube, jewellery at home. Wear your bib on your chest: cameras and marshals look for it.',
        ],
      },
    ],
  },
  {
    id: 'pervyy-finish',
    title: ['Первый финиш', 'A first finish'],
    sign: 'wall',
    ground: 'dust',
    slides: [
      {
        text: [
          '«Я боялась стены два месяца, а прошла её за двадцать секунд: подсадили незнакомые люди».',
          '“I dreaded the wall for two months and got over it in twenty seconds: strangers gave me a boost.”',
        ],
      },
      {
        text: [
          'На препятствие даётся три попытки. Не вышло — делайте бёрпи и бегите дальше: финиш засчитают.',
          'You get three tries at each obstacle. No luck? Do your burpees and run on: your finish still counts.',
        ],
      },
      {
        text: [
          'Начните с короткой дистанции: пять километров, без самых высоких снарядов.',
          'Start with the short distance: five kilometres without the tallest obstacles.',
        ],
        link: '/calendar',
      },
    ],
  },
  {
    id: 'start10',
    title: ['СТАРТ10', 'START10'],
    sign: 'ramp',
    ground: 'rust',
    slides: [
      {
        text: [
          'Десять процентов с каждого билета по промокоду СТАРТ10, до четырёх мест в заказе.',
          'Ten per cent off every ticket with promo code START10, for up to four places per order.',
        ],
        link: '/calendar/trassa/СТАРТ10',
      },
      {
        text: [
          'Первым пятидесяти — ПЕРВЫЙ: пятнадцать процентов на одно место. Почти все разобраны.',
          'For the first fifty, PERVY: fifteen per cent off one place. Nearly all gone.',
        ],
        link: '/calendar/trassa/ПЕРВЫЙ',
      },
      {
        text: [
          'Скидки не складываются: в корзине останется та, что больше. Какая сработала, видно под строкой.',
          'Discounts do not stack: the basket applies the larger one and shows which it was.',
        ],
      },
    ],
  },
  {
    id: 'merch15',
    title: ['МЕРЧ15', 'MERCH15'],
    sign: 'finish',
    ground: 'ice',
    slides: [
      {
        text: [
          'Минус пятнадцать процентов на вещи магазина по промокоду МЕРЧ15, до четырёх штук в заказе.',
          'Fifteen per cent off the shop with promo code MERCH15, up to four items per order.',
        ],
        link: '/shop',
      },
      {
        text: [
          'Если на вещи уже есть скидка больше, останется она: скидки не складываются.',
          'If an item already has a bigger discount, that one stays: discounts do not stack.',
        ],
      },
      {
        text: [
          'Везём курьером, почтой и в пункты выдачи. Цену и срок покажем до оплаты.',
          'By courier, post or pickup point. You see the price and delivery time before you pay.',
        ],
      },
    ],
  },
];

export const storyRows = (): Row[] =>
  stories.map((story, position) => ({
    public_id: story.id,
    position,
    title_ru: story.title[0],
    title_en: story.title[1],
    status: 'published',
    sign: story.sign,
    ground: story.ground,
    slides: story.slides.map((slide) => ({
      picture: '',
      text_ru: slide.text[0],
      text_en: slide.text[1],
      link: slide.link ?? '',
    })),
  }));
