import type { EventCitySeed, Text } from '../model.ts';

type Programme = EventCitySeed['programme'];
const rows = (...items: [number, string, string][]): Programme =>
  items.map(([minutes, ru, en]) => ({ minutes, title: [ru, en] as Text }));

/** Minutes from the first start of the day. */
export const raceDay = rows(
  [-110, 'Открытие городка, выдача пакетов', 'Race village opens, number pick-up'],
  [-20, 'Построение и инструктаж', 'Briefing'],
  [0, 'Старт первой волны', 'First wave starts'],
  [140, 'Старт командных забегов', 'Team races start'],
  [250, 'Детские старты', 'Kids’ races'],
  [400, 'Награждение', 'Awards'],
);
export const nightRace = rows(
  [-150, 'Выдача номеров, прокат фонарей', 'Number pick-up, head torch hire'],
  [-40, 'Проверка снаряжения', 'Equipment check'],
  [0, 'Старт первой волны', 'First wave starts'],
  [60, 'Старт пар', 'Pairs start'],
  [210, 'Чай у костра и награждение', 'Tea by the fire and awards'],
);
export const kidsDay = rows(
  [-60, 'Выдача номеров', 'Number pick-up'],
  [-15, 'Разминка с инструкторами', 'Warm-up with the instructors'],
  [0, 'Старты 6–8 лет', 'Races for ages 6–8'],
  [50, 'Старты 9–11 лет', 'Races for ages 9–11'],
  [100, 'Старты 12–13 лет', 'Races for ages 12–13'],
  [150, 'Семейный круг', 'Family lap'],
  [220, 'Медали и праздник', 'Medals and a party'],
);
export const trailDay = rows(
  [-90, 'Выдача номеров', 'Number pick-up'],
  [0, 'Старт длинной дистанции', 'The long distance starts'],
  [40, 'Старт 10 км', 'The 10 km starts'],
  [80, 'Старт 5 км', 'The 5 km starts'],
  [240, 'Награждение, горячий чай', 'Awards and hot tea'],
);
export const hallDay = rows(
  [-60, 'Открытие манежа, выдача номеров', 'Doors open, number pick-up'],
  [0, 'Квалификация', 'Qualifying heats'],
  [120, 'Забеги экипажей', 'Crew races'],
  [210, 'Финалы', 'Finals'],
  [255, 'Награждение', 'Awards'],
);
export const training = rows(
  [-30, 'Сбор и регистрация', 'Meet-up and check-in'],
  [0, 'Разминка', 'Warm-up'],
  [25, 'Техника: стена, канат, рукоход', 'Technique: wall, rope, monkey bars'],
  [90, 'Контрольный круг', 'A timed lap'],
);
