import type { Row } from './insert.ts';

/** Regions of Russia by GeoNames id (geonames.org, CC BY 4.0): Russian and English name. */
const regions: readonly (readonly [id: number, ru: string, en: string])[] = [
  [584222, 'Адыгея', 'Adygea'], [1506272, 'Республика Алтай', 'Altai Republic'], [1511732, 'Алтайский край', 'Altai Krai'],
  [2027748, 'Амурская область', 'Amur Oblast'], [581043, 'Архангельская область', 'Arkhangelsk Oblast'],
  [580491, 'Астраханская область', 'Astrakhan Oblast'], [578853, 'Башкортостан', 'Bashkortostan'],
  [578071, 'Белгородская область', 'Belgorod Oblast'], [571473, 'Брянская область', 'Bryansk Oblast'], [2050915, 'Бурятия', 'Buryatia'],
  [826294, 'Владимирская область', 'Vladimir Oblast'], [472755, 'Волгоградская область', 'Volgograd Oblast'],
  [472454, 'Вологодская область', 'Vologda Oblast'], [472039, 'Воронежская область', 'Voronezh Oblast'], [567293, 'Дагестан', 'Dagestan'],
  [2026639, 'Еврейская автономная область', 'Jewish Autonomous Oblast'], [7779061, 'Забайкальский край', 'Zabaykalsky Krai'],
  [555235, 'Ивановская область', 'Ivanovo Oblast'], [556349, 'Ингушетия', 'Ingushetia'], [2023468, 'Иркутская область', 'Irkutsk Oblast'],
  [554667, 'Кабардино-Балкария', 'Kabardino-Balkaria'], [554230, 'Калининградская область', 'Kaliningrad Oblast'],
  [553972, 'Калмыкия', 'Kalmykia'], [553899, 'Калужская область', 'Kaluga Oblast'], [2125072, 'Камчатский край', 'Kamchatka Krai'],
  [552927, 'Карачаево-Черкесия', 'Karachay-Cherkessia'], [552548, 'Карелия', 'Karelia'], [1503900, 'Кемеровская область', 'Kemerovo Oblast'],
  [548389, 'Кировская область', 'Kirov Oblast'], [545854, 'Коми', 'Komi'], [543871, 'Костромская область', 'Kostroma Oblast'],
  [542415, 'Краснодарский край', 'Krasnodar Krai'], [1502020, 'Красноярский край', 'Krasnoyarsk Krai'],
  [1501312, 'Курганская область', 'Kurgan Oblast'], [538555, 'Курская область', 'Kursk Oblast'],
  [536199, 'Ленинградская область', 'Leningrad Oblast'], [535120, 'Липецкая область', 'Lipetsk Oblast'],
  [2123627, 'Магаданская область', 'Magadan Oblast'], [529352, 'Марий Эл', 'Mari El'], [525369, 'Мордовия', 'Mordovia'],
  [524894, 'Москва', 'Moscow'], [524925, 'Московская область', 'Moscow Oblast'], [524304, 'Мурманская область', 'Murmansk Oblast'],
  [522652, 'Ненецкий автономный округ', 'Nenets Autonomous Okrug'], [559838, 'Нижегородская область', 'Nizhny Novgorod Oblast'],
  [519324, 'Новгородская область', 'Novgorod Oblast'], [1496745, 'Новосибирская область', 'Novosibirsk Oblast'],
  [1496152, 'Омская область', 'Omsk Oblast'], [515001, 'Оренбургская область', 'Orenburg Oblast'], [514801, 'Орловская область', 'Oryol Oblast'],
  [511555, 'Пензенская область', 'Penza Oblast'], [511180, 'Пермский край', 'Perm Krai'], [2017623, 'Приморский край', 'Primorsky Krai'],
  [504338, 'Псковская область', 'Pskov Oblast'], [501165, 'Ростовская область', 'Rostov Oblast'], [500059, 'Рязанская область', 'Ryazan Oblast'],
  [499068, 'Самарская область', 'Samara Oblast'], [536203, 'Санкт-Петербург', 'Saint Petersburg'], [498671, 'Саратовская область', 'Saratov Oblast'],
  [2013162, 'Саха (Якутия)', 'Sakha (Yakutia)'], [2121529, 'Сахалинская область', 'Sakhalin Oblast'],
  [1490542, 'Свердловская область', 'Sverdlovsk Oblast'], [519969, 'Северная Осетия — Алания', 'North Ossetia–Alania'],
  [491684, 'Смоленская область', 'Smolensk Oblast'], [487839, 'Ставропольский край', 'Stavropol Krai'],
  [484638, 'Тамбовская область', 'Tambov Oblast'], [484048, 'Татарстан', 'Tatarstan'], [480041, 'Тверская область', 'Tver Oblast'],
  [1489421, 'Томская область', 'Tomsk Oblast'], [480508, 'Тульская область', 'Tula Oblast'], [1488873, 'Тыва', 'Tuva'],
  [1488747, 'Тюменская область', 'Tyumen Oblast'], [479613, 'Удмуртия', 'Udmurtia'], [479119, 'Ульяновская область', 'Ulyanovsk Oblast'],
  [2022888, 'Хабаровский край', 'Khabarovsk Krai'], [1503834, 'Хакасия', 'Khakassia'],
  [1503773, 'Ханты-Мансийский автономный округ', 'Khanty-Mansi Autonomous Okrug'], [1508290, 'Челябинская область', 'Chelyabinsk Oblast'],
  [569665, 'Чечня', 'Chechnya'], [567395, 'Чувашия', 'Chuvashia'], [2126099, 'Чукотский автономный округ', 'Chukotka Autonomous Okrug'],
  [1486462, 'Ямало-Ненецкий автономный округ', 'Yamalo-Nenets Autonomous Okrug'], [468898, 'Ярославская область', 'Yaroslavl Oblast'],
];

type City = readonly [id: number, region: number, ru: string, en: string, timezone: string, latitude: number, longitude: number];

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

export const regionRows = (): Row[] => regions.map(([id, name_ru, name_en]) => ({ id, country: 'RU', name_ru, name_en }));

export const cityRows = (): Row[] =>
  Object.values(cities).map(([id, region_id, name_ru, name_en, timezone, latitude, longitude]) => ({
    id, region_id, name_ru, name_en, timezone, latitude, longitude,
  }));
