import type { Row } from '../insert.ts';
import { placeOf } from './places.ts';

type Carrier = 'courier' | 'post' | 'pickup';
/** Roubles up to the first weight and for each further kilogram, days; by zone from 1, absent: is not reached. */
type Rate = readonly [first: number, step: number, daysMin: number, daysMax: number];
type MethodSeed = {
  readonly id: string;
  /** Of the shop, if not said. */
  readonly goods?: 'ticket';
  readonly carrier: Carrier;
  readonly name: readonly [ru: string, en: string];
  readonly description: readonly [ru: string, en: string];
  readonly maxGrams: number;
  readonly rates: Readonly<Record<number, Rate>>;
};

const methods: readonly MethodSeed[] = [
  {
    id: 'pickup-point',
    carrier: 'pickup',
    name: ['Пункт выдачи', 'Pickup point'],
    description: ['Заказ хранится в пункте 7 дней', 'The point keeps an order for 7 days'],
    maxGrams: 15_000,
    rates: {
      1: [190, 30, 1, 3],
      2: [250, 45, 2, 5],
      3: [310, 60, 4, 8],
      4: [420, 95, 6, 11],
      5: [560, 140, 8, 15],
      6: [690, 180, 8, 16],
    },
  },
  {
    id: 'courier',
    carrier: 'courier',
    name: ['Курьер до двери', 'Courier to the door'],
    description: ['Курьер позвонит за час до приезда', 'The courier calls an hour before arriving'],
    maxGrams: 30_000,
    rates: { 1: [390, 40, 1, 2], 2: [490, 60, 2, 4], 3: [590, 85, 3, 7], 4: [790, 130, 5, 9], 5: [1190, 220, 7, 14] },
  },
  {
    id: 'post',
    carrier: 'post',
    name: ['Почта', 'Post'],
    description: ['До отделения по адресу получателя', "To the post office of the recipient's address"],
    maxGrams: 20_000,
    rates: {
      1: [240, 35, 3, 5],
      2: [280, 50, 4, 7],
      3: [340, 70, 5, 10],
      4: [430, 110, 8, 14],
      5: [540, 160, 10, 21],
      6: [890, 310, 12, 25],
      7: [990, 340, 14, 28],
    },
  },
  {
    id: 'pack-courier',
    goods: 'ticket',
    carrier: 'courier',
    name: ['Пакет участника курьером', "Participant's pack by courier"],
    description: ['Номер, чип и футболка – домой', 'Number, chip and shirt to your door'],
    maxGrams: 10_000,
    rates: { 1: [450, 40, 2, 3], 2: [550, 60, 3, 5], 3: [650, 85, 4, 8], 4: [850, 130, 6, 10], 5: [1250, 220, 8, 15] },
  },
  {
    id: 'pack-post',
    goods: 'ticket',
    carrier: 'post',
    name: ['Пакет участника почтой', "Participant's pack by post"],
    description: ['До отделения по адресу получателя', "To the post office of the recipient's address"],
    maxGrams: 10_000,
    rates: {
      1: [290, 35, 3, 5],
      2: [330, 50, 4, 7],
      3: [390, 70, 5, 10],
      4: [480, 110, 8, 14],
      5: [590, 160, 10, 21],
      6: [940, 310, 12, 25],
      7: [1040, 340, 14, 28],
    },
  },
];

export const methodRows = (): Row[] =>
  methods.map(({ id, goods = 'shop', carrier, name, description }, position) => ({
    public_id: id,
    goods,
    carrier,
    position,
    name_ru: name[0],
    name_en: name[1],
    description_ru: description[0],
    description_en: description[1],
    status: 'published',
  }));

type Stored = ReadonlyMap<string, number>;

export const tariffRows = (ids: Stored): Row[] =>
  methods.flatMap(({ id, maxGrams, rates }) =>
    Object.entries(rates).map(([zone, [first, step, daysMin, daysMax]]) => ({
      method_id: ids.get(id),
      zone: Number(zone),
      first_grams: 1000,
      first_minor: first * 100,
      step_grams: 1000,
      step_minor: step * 100,
      max_grams: maxGrams,
      days_min: daysMin,
      days_max: daysMax,
    })),
  );

const schedules = [
  ['Ежедневно 10:00–21:00', 'Daily 10:00–21:00'],
  ['Пн–Пт 9:00–20:00, Сб–Вс 10:00–18:00', 'Mon–Fri 9:00–20:00, Sat–Sun 10:00–18:00'],
] as const;

/** Points of the bigger cities: region, city, then street and house of each. */
const points: readonly (readonly [
  region: string,
  city: string,
  ...addresses: readonly (readonly [string, string])[],
])[] = [
  [
    'Москва',
    'Москва',
    ['ул. Новодмитровская, 5А', '5A Novodmitrovskaya St'],
    ['ул. Автозаводская, 18', '18 Avtozavodskaya St'],
    ['Ленинградский пр-т, 37', '37 Leningradsky Ave'],
    ['ул. Профсоюзная, 61А', '61A Profsoyuznaya St'],
  ],
  ['Московская область', 'Химки', ['ул. Московская, 14', '14 Moskovskaya St']],
  ['Московская область', 'Подольск', ['Революционный пр-т, 25', '25 Revolyutsionny Ave']],
  [
    'Санкт-Петербург',
    'Санкт-Петербург',
    ['Лиговский пр-т, 74', '74 Ligovsky Ave'],
    ['пр-т Энгельса, 120', '120 Engelsa Ave'],
    ['Московский пр-т, 183', '183 Moskovsky Ave'],
  ],
  ['Татарстан', 'Казань', ['ул. Баумана, 42', '42 Baumana St'], ['пр-т Ямашева, 71', '71 Yamasheva Ave']],
  ['Татарстан', 'Набережные Челны', ['пр-т Мира, 24', '24 Mira Ave']],
  ['Свердловская область', 'Екатеринбург', ['ул. Малышева, 53', '53 Malysheva St'], ['ул. Победы, 34', '34 Pobedy St']],
  ['Новосибирская область', 'Новосибирск', ['Красный пр-т, 82', '82 Krasny Ave'], ['ул. Титова, 11', '11 Titova St']],
  ['Нижегородская область', 'Нижний Новгород', ['ул. Белинского, 63', '63 Belinskogo St']],
  ['Челябинская область', 'Челябинск', ['пр-т Ленина, 52', '52 Lenina Ave']],
  ['Самарская область', 'Самара', ['ул. Ново-Садовая, 160', '160 Novo-Sadovaya St']],
  ['Башкортостан', 'Уфа', ['пр-т Октября, 34', '34 Oktyabrya Ave']],
  ['Ростовская область', 'Ростов-на-Дону', ['ул. Красноармейская, 105', '105 Krasnoarmeyskaya St']],
  ['Красноярский край', 'Красноярск', ['ул. Карла Маркса, 78', '78 Karla Marksa St']],
  ['Воронежская область', 'Воронеж', ['ул. Кольцовская, 35', '35 Koltsovskaya St']],
  ['Пермский край', 'Пермь', ['ул. Ленина, 60', '60 Lenina St']],
  ['Волгоградская область', 'Волгоград', ['ул. Рабоче-Крестьянская, 9', '9 Raboche-Krestyanskaya St']],
  ['Краснодарский край', 'Краснодар', ['ул. Красная, 145', '145 Krasnaya St']],
  ['Краснодарский край', 'Сочи', ['ул. Навагинская, 9', '9 Navaginskaya St']],
  ['Тюменская область', 'Тюмень', ['ул. Республики, 142', '142 Respubliki St']],
  ['Иркутская область', 'Иркутск', ['ул. Байкальская, 69', '69 Baykalskaya St']],
  ['Калининградская область', 'Калининград', ['Ленинский пр-т, 30', '30 Leninsky Ave']],
  ['Ярославская область', 'Ярославль', ['ул. Свободы, 46', '46 Svobody St']],
  ['Тульская область', 'Тула', ['пр-т Ленина, 85', '85 Lenina Ave']],
  ['Хабаровский край', 'Хабаровск', ['ул. Муравьёва-Амурского, 23', '23 Muravyova-Amurskogo St']],
  ['Приморский край', 'Владивосток', ['ул. Светланская, 51', '51 Svetlanskaya St']],
  ['Алматы', 'Алматы', ['пр-т Абая, 44', '44 Abaya Ave']],
  ['Астана', 'Астана', ['пр-т Кабанбай батыра, 34', '34 Kabanbay Batyra Ave']],
  ['Минск', 'Минск', ['пр-т Независимости, 58', '58 Nezavisimosti Ave']],
];

export const pointRows = (ids: Stored): Row[] =>
  points.flatMap(([region, city, ...addresses]) => {
    const { cityId } = placeOf(region, city);
    return addresses.map(([ru, en], at) => ({
      public_id: `point-${cityId}-${at + 1}`,
      method_id: ids.get('pickup-point'),
      city_id: cityId,
      name_ru: `Пункт выдачи № ${at + 1}`,
      name_en: `Pickup point No. ${at + 1}`,
      address_ru: ru,
      address_en: en,
      schedule_ru: schedules[at % 2]?.[0],
      schedule_en: schedules[at % 2]?.[1],
      status: 'published',
    }));
  });
