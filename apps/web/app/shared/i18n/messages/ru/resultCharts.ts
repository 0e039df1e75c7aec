/** Pictures of one result. */
export const resultCharts = {
  times: 'Среди всех финишировавших',
  timesTold:
    'Отмечен результат {time}: {count, plural, one {в этом столбце # участник} few {в этом столбце # участника} many {в этом столбце # участников} other {в этом столбце # участника}} из {total, number}.',
  timesStep: 'Один столбец: {step}.',
  seconds: '{count, plural, one {# секунда} few {# секунды} many {# секунд} other {# секунды}}',
  minutes: '{count, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}}',
  hours: '{count, plural, one {# час} few {# часа} many {# часов} other {# часа}}',
  asTable: 'Показать таблицей',
  timeColumn: 'Время',
  countColumn: 'Финишировали',
  andLonger: '{time} и дольше',
  ownBar: '{span}, этот результат',
  places: 'Место по ходу гонки',
  pointPlace: '{title}: {place, number}-е место',
  gained:
    'От точки «{from}» до точки «{to}» {count, plural, one {отыграно # место} few {отыграно # места} many {отыграно # мест} other {отыграно # места}}.',
  lost: 'От точки «{from}» до точки «{to}» {count, plural, one {потеряно # место} few {потеряно # места} many {потеряно # мест} other {потеряно # места}}.',
  kept: 'В точках «{from}» и «{to}» место одно и то же.',
  paces: 'Темп по отрезкам',
  meanPace: 'В среднем {pace} мин/км, это пунктир. Чем длиннее полоса, тем быстрее.',
  stretchColumn: 'Отрезок',
  paceColumn: 'Темп, мин/км',
  stretch: '{from}–{to} км',
  fastest: 'быстрее всего',
} as const;
