import type { Row } from './insert.ts';
import type { Text } from './model.ts';

const day = 86_400;
const legals = '/api/files/document/insurance';

type OfferSeed = {
  id: string;
  name: Text;
  title: Text;
  subtitle: Text;
  description: Text;
  footnote: Text;
  /** Roubles. */
  price: number;
  days: number;
  /** Public ids of event types; absent: all. */
  types?: readonly string[];
  isDefault?: boolean;
  /** Days before it can begin, where the buyer enters the start; absent: it begins with the race. */
  delay?: number;
};

const footnote: Text = ['Для тех, кому на день начала от 5 до 86 лет.', 'For anyone aged 5 to 86 on the first day.'];

const offers: readonly OfferSeed[] = [
  {
    id: 'strahovka-start',
    name: ['Старт', 'Race day'],
    title: ['Страховка на старт', 'Race insurance'],
    subtitle: ['Выплата до 100 000 ₽ при травме на трассе', 'Up to 100,000 ₽ for an injury on the course'],
    description: [
      '<p>Начинается со стартом вашего формата и действует двое суток: трасса, разминка и дорога домой. Переломы, вывихи, ушибы с лечением, ожоги крапивой и канатом.</p>',
      '<p>Starts with your race and lasts two days: the course, the warm-up and the way home. Fractures, dislocations, bruises that need treatment, nettle and rope burns.</p>',
    ],
    footnote,
    price: 200,
    days: 2,
    isDefault: true,
  },
  {
    id: 'strahovka-start-plus',
    name: ['Старт плюс', 'Race day plus'],
    title: ['Страховка на старт с лечением', 'Race insurance with treatment'],
    subtitle: ['Выплата до 300 000 ₽ и приём у спортивного врача', 'Up to 300,000 ₽ and a visit to a sports doctor'],
    description: [
      '<p>То же, что страховка на старт, но выплата втрое больше. Пять суток после старта оплачиваются приём травматолога, снимок и повязка.</p>',
      '<p>Everything in the race policy with three times the payout. For five days after the start it pays for a trauma doctor, an X-ray and a dressing.</p>',
    ],
    footnote,
    price: 450,
    days: 5,
  },
  {
    id: 'strahovka-deti',
    name: ['Детский старт', 'Kids’ race'],
    title: ['Страховка для ребёнка', 'Children’s race insurance'],
    subtitle: ['Выплата до 150 000 ₽, один взрослый рядом', 'Up to 150,000 ₽, with one adult alongside'],
    description: [
      '<p>Для детских забегов: день старта и следующий. Выплата положена и за растяжение, и за сломанные очки.</p>',
      '<p>For children’s races: race day and the day after. Sprains and broken glasses are covered too.</p>',
    ],
    footnote: ['Для детей: на день начала ребёнку от 5 до 17 лет.', 'For children aged 5 to 17 on the first day.'],
    price: 150,
    days: 2,
    types: ['trassa-deti'],
  },
  {
    id: 'strahovka-zima',
    name: ['Зимний старт', 'Winter race'],
    title: ['Страховка на зимний старт', 'Winter race insurance'],
    subtitle: ['Выплата до 200 000 ₽, обморожение и эвакуация', 'Up to 200,000 ₽, frostbite and evacuation'],
    description: [
      '<p>К травмам на трассе добавлены обморожение, переохлаждение и снегоход до медпункта.</p>',
      '<p>Injuries on the course, and also frostbite, hypothermia and a snowmobile to the first-aid post.</p>',
    ],
    footnote,
    price: 320,
    days: 3,
    types: ['snezhny-shturm'],
  },
  {
    id: 'strahovka-podgotovka',
    name: ['Подготовка', 'Training'],
    title: ['Страховка на тренировки', 'Training insurance'],
    subtitle: ['30 дней тренировок, выплата до 150 000 ₽', '30 days of training, up to 150,000 ₽'],
    description: [
      '<p>Тренировки в зале, на полигоне и в лесу. Первый день выбираете сами, не раньше чем через сутки после оплаты.</p>',
      '<p>Training in the gym, at the training ground and in the woods. You choose the first day: the day after payment at the earliest.</p>',
    ],
    footnote,
    price: 590,
    days: 30,
    delay: 1,
  },
  {
    id: 'strahovka-god',
    name: ['Сезон', 'Season'],
    title: ['Страховка на год', 'Annual insurance'],
    subtitle: ['365 дней, все старты и тренировки, до 500 000 ₽', '365 days, all races and training, up to 500,000 ₽'],
    description: [
      '<p>Один полис на все старты серии и тренировки между ними. Первый день выбираете сами, не раньше чем через трое суток после оплаты.</p>',
      '<p>One policy for every race of the series and the training in between. You choose the first day: three days after payment at the earliest.</p>',
    ],
    footnote,
    price: 2900,
    days: 365,
    delay: 3,
  },
];

/** What is sold with tickets and by itself; `types`: internal ids of event types by public id; `logo`: of the insurer. */
export const insuranceRows = (types: ReadonlyMap<string, number>, logo: string | null): Row[] =>
  offers.map((offer, position) => ({
    public_id: offer.id,
    position,
    name_ru: offer.name[0],
    name_en: offer.name[1],
    title_ru: offer.title[0],
    title_en: offer.title[1],
    subtitle_ru: offer.subtitle[0],
    subtitle_en: offer.subtitle[1],
    description_ru: offer.description[0],
    description_en: offer.description[1],
    footnote_ru: offer.footnote[0],
    footnote_en: offer.footnote[1],
    legals,
    logo,
    price_minor: offer.price * 100,
    is_default: offer.isDefault ?? false,
    validity_seconds: offer.days * day,
    activation_delay_seconds: (offer.delay ?? 0) * day,
    is_start_date: offer.delay === undefined,
    status: 'published',
    event_type_ids: (offer.types ?? []).map((type) => types.get(type)),
    format_ids: [],
  }));
