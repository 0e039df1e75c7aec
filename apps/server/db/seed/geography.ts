import type { Row } from './insert.ts';
import { readPlaces } from './places/places.ts';

type City = readonly [
  id: number,
  region: number,
  ru: string,
  en: string,
  timezone: string,
  latitude: number,
  longitude: number,
];

/** Cities of the season by a short key; ids and coordinates of GeoNames. */
export const cities = {
  moscow: [524901, 524894, 'Москва', 'Moscow', 'Europe/Moscow', 55.75222, 37.61556],
  petersburg: [498817, 536203, 'Санкт-Петербург', 'Saint Petersburg', 'Europe/Moscow', 59.93863, 30.31413],
  yekaterinburg: [1486209, 1490542, 'Екатеринбург', 'Yekaterinburg', 'Asia/Yekaterinburg', 56.8519, 60.6122],
  novosibirsk: [1496747, 1496745, 'Новосибирск', 'Novosibirsk', 'Asia/Novosibirsk', 55.0415, 82.9346],
  kazan: [551487, 484048, 'Казань', 'Kazan', 'Europe/Moscow', 55.78874, 49.12214],
  nizhny: [520555, 559838, 'Нижний Новгород', 'Nizhny Novgorod', 'Europe/Moscow', 56.32867, 44.00205],
  chelyabinsk: [1508291, 1508290, 'Челябинск', 'Chelyabinsk', 'Asia/Yekaterinburg', 55.15402, 61.42915],
  samara: [499099, 499068, 'Самара', 'Samara', 'Europe/Samara', 53.20007, 50.15],
  ufa: [479561, 578853, 'Уфа', 'Ufa', 'Asia/Yekaterinburg', 54.74306, 55.96779],
  rostov: [501175, 501165, 'Ростов-на-Дону', 'Rostov-on-Don', 'Europe/Moscow', 47.23135, 39.72328],
  krasnoyarsk: [1502026, 1502020, 'Красноярск', 'Krasnoyarsk', 'Asia/Krasnoyarsk', 56.01839, 92.86717],
  voronezh: [472045, 472039, 'Воронеж', 'Voronezh', 'Europe/Moscow', 51.67204, 39.1843],
  perm: [511196, 511180, 'Пермь', 'Perm', 'Asia/Yekaterinburg', 58.01046, 56.25017],
  volgograd: [472757, 472755, 'Волгоград', 'Volgograd', 'Europe/Volgograd', 48.71939, 44.50183],
  krasnodar: [542420, 542415, 'Краснодар', 'Krasnodar', 'Europe/Moscow', 45.04484, 38.97603],
  sochi: [491422, 542415, 'Сочи', 'Sochi', 'Europe/Moscow', 43.59917, 39.72569],
  tyumen: [1488754, 1488747, 'Тюмень', 'Tyumen', 'Asia/Yekaterinburg', 57.15222, 65.52722],
  irkutsk: [2023469, 2023468, 'Иркутск', 'Irkutsk', 'Asia/Irkutsk', 52.29778, 104.29639],
  kaliningrad: [554234, 554230, 'Калининград', 'Kaliningrad', 'Europe/Kaliningrad', 54.70649, 20.51095],
  petrozavodsk: [509820, 552548, 'Петрозаводск', 'Petrozavodsk', 'Europe/Moscow', 61.78491, 34.34691],
  yaroslavl: [468902, 468898, 'Ярославль', 'Yaroslavl', 'Europe/Moscow', 57.62987, 39.87368],
  tula: [480562, 480508, 'Тула', 'Tula', 'Europe/Moscow', 54.19609, 37.61822],
  ryazan: [500096, 500059, 'Рязань', 'Ryazan', 'Europe/Moscow', 54.6269, 39.6916],
  khabarovsk: [2022890, 2022888, 'Хабаровск', 'Khabarovsk', 'Asia/Vladivostok', 48.48271, 135.08379],
  vladivostok: [2013348, 2017623, 'Владивосток', 'Vladivostok', 'Asia/Vladivostok', 43.10562, 131.87353],
  murmansk: [524305, 524304, 'Мурманск', 'Murmansk', 'Europe/Moscow', 68.97917, 33.09251],
  arkhangelsk: [581049, 581043, 'Архангельск', 'Arkhangelsk', 'Europe/Moscow', 64.5401, 40.5433],
  astrakhan: [580497, 580491, 'Астрахань', 'Astrakhan', 'Europe/Astrakhan', 46.34968, 48.04076],
  saratov: [498677, 498671, 'Саратов', 'Saratov', 'Europe/Saratov', 51.54056, 46.00861],
  vologda: [472459, 472454, 'Вологда', 'Vologda', 'Europe/Moscow', 59.2239, 39.88398],
  tomsk: [1489425, 1489421, 'Томск', 'Tomsk', 'Asia/Tomsk', 56.49771, 84.97437],
} as const satisfies Record<string, City>;

export type CityKey = keyof typeof cities;

export const regionRows = (): Row[] =>
  readPlaces().map(({ id, country, ru, en }) => ({ id, country, name_ru: ru, name_en: en }));

const startsAt = new Map<number, City>(Object.values(cities).map((city) => [city[0], city]));

/** Cities of the four countries; coordinates of those that have starts. */
export const cityRows = (): Row[] =>
  readPlaces().flatMap((region) =>
    region.cities.map(({ id, ru, en, timezone }, place) => ({
      id,
      region_id: region.id,
      name_ru: ru,
      name_en: en,
      timezone,
      main: place === 0,
      latitude: startsAt.get(id)?.[5] ?? null,
      longitude: startsAt.get(id)?.[6] ?? null,
    })),
  );
