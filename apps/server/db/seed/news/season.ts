import { head, link, list, type NewsSeed, p, quote } from './article.ts';

/** What is on sale, and what has changed for everybody. */
export const seasonNews = (year: number): NewsSeed[] => [
  {
    id: 'sezon-otkryt',
    when: { days: 2 },
    ground: 'soot',
    event: 'trassa',
    title: [`Сезон ${year} открыт: девять городов серии`, `Season ${year} is open: nine cities of the series`],
    preview: [
      'Билеты на главную серию уже в продаже. До повышения цены — самая низкая ступень.',
      'Tickets for the main series are on sale at the lowest step.',
    ],
    text: [
      p(
        'Открыли продажу билетов на главную серию сезона. Девять городов, от плоской балки под Волгоградом до склонов Розы Хутор, где круг набирает девятьсот метров высоты.',
        'Билет дешевле всего в первые недели: дальше цена растёт двумя ступенями, за два месяца и за три недели до старта. Дата ближайшего повышения написана у каждого формата.',
      ) +
        head('Командам') +
        p(
          `Командам по десять человек достаточно одного покупателя: анкеты участников можно заполнить позже, до вечера накануне старта. Все даты — в ${link('/calendar', 'календаре')}.`,
        ),
      p(
        'Tickets for the main series are on sale. Nine cities, from the flat gully near Volgograd to the slopes of Roza Khutor, where the lap climbs nine hundred metres.',
        'Tickets are cheapest in the first weeks: the price rises in two steps, two months and three weeks before the start. Every format shows the date of the next rise.',
      ) +
        head('Teams') +
        p(
          `A team of ten needs one buyer only; the forms can be filled in later, until the evening before the start. All dates are in the ${link('/calendar', 'calendar')}.`,
        ),
    ],
  },
  {
    id: 'sochi-poslednie',
    when: { days: 13 },
    ground: 'ice',
    event: 'trassa',
    title: ['Сочи: остались последние места', 'Sochi: the last places'],
    preview: [
      'Высокогорный старт почти продан. Дополнительной волны не будет: её не вместит канатка.',
      'The mountain start is nearly sold out. There will be no extra wave: the cable car cannot carry one.',
    ],
    text: [
      p(
        'На Розе Хутор заканчиваются места во всех беговых форматах. Добавить волну мы не можем: подъёмник поднимает к старту девятьсот человек за утро, и это жёсткий предел.',
        'Если мест уже нет, заглядывайте на страницу старта вечером: возвращённые билеты сразу появляются в продаже. Чаще всего их отдают в две даты — за тридцать и за четырнадцать дней до старта, когда меняется доля возврата.',
        'Зрителей канатка вмещает: билеты на верхнюю поляну продаются до дня старта.',
      ),
      p(
        'Places in all running formats at Roza Khutor are nearly gone. We cannot add a wave: the lift brings nine hundred people to the start in a morning, and that is that.',
        'If nothing is left, look at the page in the evening: returned tickets go back on sale at once. Most come back thirty and fourteen days before the start, when the refund changes.',
        'Spectators still fit: tickets to the upper meadow are sold until race day.',
      ),
    ],
  },
  {
    id: 'noch-nomera',
    when: { days: 26 },
    ground: 'rust',
    event: 'trassa-noch',
    title: ['Ночной номер можно выбрать', 'Choose your number for the night'],
    preview: [
      'На «Трассе. Ночь» номера светятся, и каждый выбирает свой из свободных.',
      'Numbers glow at Trassa Night, and everybody picks one that is free.',
    ],
    text: [
      p(
        'На ночных стартах номер заметен издалека, поэтому мы дали его выбрать. Свободные числа видны при заполнении анкеты; выбранное держится за вами, пока действует бронь мест.',
        'Чаще всего просят день рождения, год первого марафона и число 7. Семёрка, конечно, уже занята.',
        'Передумали — номер меняется в кабинете до вечера накануне старта. Прежний сразу становится свободным для остальных. Светящийся номер забирайте себе: после финиша его не сдают.',
      ),
      p(
        'A number is seen from afar at night, so we let you choose it. Free ones are shown in the form; yours is kept as long as the places are held.',
        'People ask for birthdays, for the year of their first marathon and for 7. Seven is taken, of course.',
        'Changed your mind? Numbers can be swapped in the account until the evening before the start. The old one is free for others at once. Keep the glowing number: nobody takes it back at the finish.',
      ),
    ],
  },
  {
    id: 'zima-raspisanie',
    when: { month: 11, day: 8 },
    ground: 'ice',
    event: 'snezhny-shturm',
    title: ['«Снежный штурм»: волны по тридцать человек', 'Snow Storm: waves of thirty'],
    preview: [
      'Уменьшили волны, чтобы на ледяных горках не стояли в очереди. Старт растянется до обеда.',
      'Smaller waves, so that nobody queues at the ice slides. The start now lasts until noon.',
    ],
    text: [
      p(
        'Прошлой зимой на второй ледяной горке собиралось до сорока человек: мёрзли и те, кто ждал, и судьи. В этом сезоне волны «Снежного штурма» вдвое меньше, по тридцать человек, а интервал между ними — двенадцать минут.',
      ) +
        list(
          'первая волна уходит в десять утра, последняя — в четверть второго;',
          'раздевалка и камера хранения тёплые, вход в них только по номеру;',
          'горячий чай стоит на каждом третьем километре;',
          'ниже −22 °C старт переносится на день, о переносе пишем до шести утра.',
        ) +
        p('Волну можно выбрать при покупке и поменять в кабинете, пока в другой есть места.'),
      p(
        'Last winter up to forty people gathered at the second ice slide, and runners and judges froze alike. This season the waves of Snow Storm are half as large: thirty people every twelve minutes.',
      ) +
        list(
          'the first wave leaves at ten, the last at a quarter past one;',
          'changing room and left luggage are heated, entry by number only;',
          'hot tea waits every third kilometre;',
          'below −22 °C the start moves by a day; we write before six in the morning.',
        ) +
        p('Choose a wave when you buy; you can change it in your account while another has room.'),
    ],
  },
  {
    id: 'onlayn-kak-begut',
    when: { days: 52 },
    ground: 'dust',
    event: 'trassa-onlayn',
    title: ['Онлайн-забег: семь дней на свой круг', 'The online race: seven days for your lap'],
    preview: [
      'Бежать можно в парке, на даче и на беговой дорожке. Главное — прислать трек.',
      'Run in a park, in the country or on a treadmill. Just send the track.',
    ],
    text: [
      p(
        'Онлайн-забег придумали для тех, кто не доехал: живёт далеко, сидит с ребёнком или восстанавливается после травмы. Правила короткие. Отметьте старт в кабинете, пробегите дистанцию за один раз и в течение семи дней пришлите время и ссылку на трек или снимок экрана часов.',
        'Препятствия заменяют упражнения: тридцать приседаний на каждом километре. Считать их никто не придёт, мы верим на слово.',
      ) +
        quote('Бежала во дворе, сорок кругов вокруг детской площадки. Соседи вынесли воду.', 'Марина, Сыктывкар') +
        p(
          'Результат проверяет судья, обычно за день. После этого он появляется в протоколе, а медаль уезжает к вам почтой.',
        ),
      p(
        'The online race is for those who could not come: they live far away, look after a child or recover from an injury. The rules are short. Mark the start in your account, run the distance in one go and within seven days send the time with a link to the track or a picture of the watch.',
        'Exercises stand in for obstacles: thirty squats every kilometre. Nobody comes to count them; we take your word.',
      ) +
        quote('I ran forty laps round the playground. The neighbours brought out water.', 'Marina, Syktyvkar') +
        p('A judge checks the result, usually within a day. Then it joins the results, and the medal travels by post.'),
    ],
  },
  {
    id: 'god-v-cifrah',
    when: { month: 12, day: 20 },
    ground: 'soot',
    title: ['Год в цифрах: сколько грязи мы отмыли', 'The year in figures: how much mud we washed off'],
    preview: [
      'Участники, километры, бёрпи и одна потерянная и найденная вставная челюсть.',
      'Runners, kilometres, burpees and one set of false teeth, lost and found.',
    ],
    text: [
      p('Подвели итоги года. Считали по протоколам, накладным и журналу камеры хранения.') +
        list(
          '<strong>31 200</strong> человек финишировали, каждый третий — впервые;',
          '<strong>214</strong> препятствий построили, 40 из них разобрали и перевезли в другой город;',
          '<strong>96 тонн</strong> воды ушло в душевые, половина — в мае под Петербургом;',
          '<strong>412 000</strong> бёрпи сделали вместо препятствий, если верить судьям;',
          '<strong>1 860</strong> волонтёров вышли на смены, шестьсот — не первый раз.',
        ) +
        p(
          'Самая долгая находка года — вставная челюсть из рва в Самаре. Владелец нашёлся через два дня и попросил не называть имя. Спасибо всем, кто бежал, строил и ждал у финиша.',
        ),
      p('The year is counted: by results, delivery notes and the book of the left luggage.') +
        list(
          '<strong>31,200</strong> people finished, every third for the first time;',
          '<strong>214</strong> obstacles were built, 40 of them taken down and moved to another city;',
          '<strong>96 tonnes</strong> of water went into the showers, half of it in May near St Petersburg;',
          '<strong>412,000</strong> burpees were done instead of obstacles, if the judges are right;',
          '<strong>1,860</strong> volunteers came to help, six hundred of them not for the first time.',
        ) +
        p(
          'The find of the year was a set of false teeth from a ditch in Samara. The owner turned up two days later and asked to stay unnamed. Thank you all for running, building and waiting at the finish.',
        ),
    ],
  },
];
