import { head, link, list, type NewsSeed, p, quote } from './article.ts';

/** What is on sale, and what has changed for everybody. */
export const seasonNews = (year: number): NewsSeed[] => [
  {
    id: 'sezon-otkryt',
    when: { days: 2 },
    ground: 'soot',
    event: 'trassa',
    title: [`Сезон ${year} открыт: девять городов серии`, `The ${year} season is open: nine cities in the series`],
    preview: [
      'Билеты на главную серию уже в продаже. До первого повышения — самая низкая цена.',
      'Tickets for the main series are on sale. Buy before the price goes up.',
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
        'Tickets for the main series of the season are on sale. There are nine cities, from a flat gully near Volgograd to the slopes of Roza Khutor, where the course climbs nine hundred metres.',
        'Tickets are cheapest in the first weeks: the price goes up twice, two months and three weeks before the race. Every format shows the date of the next increase.',
      ) +
        head('Teams') +
        p(
          `A team of ten needs just one buyer: the participants’ details can be filled in later, until the evening before the race. All dates are in the ${link('/calendar', 'calendar')}.`,
        ),
    ],
  },
  {
    id: 'sochi-poslednie',
    when: { days: 13 },
    ground: 'ice',
    event: 'trassa',
    title: ['Сочи: остались последние места', 'Sochi: last places left'],
    preview: [
      'Высокогорный старт почти продан. Дополнительной волны не будет: её не вместит канатка.',
      'The mountain race is nearly sold out. There will be no extra wave: the cable car cannot carry one.',
    ],
    text: [
      p(
        'На Розе Хутор заканчиваются места во всех беговых форматах. Добавить волну мы не можем: подъёмник поднимает к старту девятьсот человек за утро, и это жёсткий предел.',
        'Если мест уже нет, заглядывайте на страницу старта вечером: возвращённые билеты сразу появляются в продаже. Чаще всего их отдают в две даты — за тридцать и за четырнадцать дней до старта, когда меняется доля возврата.',
        'Зрителей канатка вмещает: билеты на верхнюю поляну продаются до дня старта.',
      ),
      p(
        'Places in every running format at Roza Khutor are nearly gone. We cannot add a wave: the lift takes nine hundred people up in a morning, and that is the limit.',
        'If nothing is left, check the race page in the evening: returned tickets go back on sale at once. Most come back thirty and fourteen days before the race, when the refund rate changes.',
        'There is room for spectators: tickets to the upper meadow are on sale until race day.',
      ),
    ],
  },
  {
    id: 'noch-nomera',
    when: { days: 26 },
    ground: 'rust',
    event: 'trassa-noch',
    title: ['Ночной номер можно выбрать', 'Choose your bib for the night'],
    preview: [
      'На «Трассе. Ночь» номера светятся, и каждый выбирает свой из свободных.',
      'At Trassa Night the bibs glow, and you can pick any free number.',
    ],
    text: [
      p(
        'На ночных стартах номер заметен издалека, поэтому мы дали его выбрать. Свободные числа видны при заполнении анкеты; выбранное держится за вами, пока действует бронь мест.',
        'Чаще всего просят день рождения, год первого марафона и число 7. Семёрка, конечно, уже занята.',
        'Передумали — номер меняется в кабинете до вечера накануне старта. Прежний сразу становится свободным для остальных. Светящийся номер забирайте себе: после финиша его не сдают.',
      ),
      p(
        'At night a bib is seen from afar, so we let you choose your number. Free ones are shown in the participant form; yours is kept for as long as your places are held.',
        'The favourites are birthdays, the year of a first marathon and the number 7. Seven, of course, is taken.',
        'Changed your mind? You can change the number in your account until the evening before the race; the old one is free for others at once. The glowing bib is yours to keep after the finish.',
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
      'Smaller waves mean no queues at the ice slides. The start now lasts until lunch.',
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
        'Last winter up to forty people at a time gathered at the second ice slide, and both runners and marshals froze. This season Snow Storm waves are half the size: thirty people every twelve minutes.',
      ) +
        list(
          'the first wave leaves at ten, the last at a quarter past one;',
          'the changing room and bag drop are heated, entry by bib only;',
          'there is hot tea every three kilometres;',
          'below −22 °C the race moves by a day; we let you know before six in the morning.',
        ) +
        p('You choose a wave when you buy and can change it in your account while another has places.'),
    ],
  },
  {
    id: 'onlayn-kak-begut',
    when: { days: 52 },
    ground: 'dust',
    event: 'trassa-onlayn',
    title: ['Онлайн-забег: семь дней на свой круг', 'Online race: seven days for your lap'],
    preview: [
      'Бежать можно в парке, на даче и на беговой дорожке. Главное — прислать трек.',
      'Run in a park, in the country or on a treadmill. Just send us your track.',
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
        'The online race is for those who could not make it: you live far away, you are at home with a child or recovering from an injury. The rules are short. Start the race in your account, run the distance in one go and, within seven days, send your time with a link to the track or a screenshot of your watch.',
        'Exercises stand in for obstacles: thirty squats every kilometre. Nobody will come to count them; we take your word for it.',
      ) +
        quote('I ran forty laps round the playground. The neighbours brought out water.', 'Marina, Syktyvkar') +
        p(
          'A referee checks the result, usually within a day. It then joins the results, and your medal comes by post.',
        ),
    ],
  },
  {
    id: 'god-v-cifrah',
    when: { month: 12, day: 20 },
    ground: 'soot',
    title: ['Год в цифрах: сколько грязи мы отмыли', 'The year in numbers: how much mud we washed off'],
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
      p('We have added up the year: from results, delivery notes and the bag drop log.') +
        list(
          '<strong>31,200</strong> people finished, one in three for the first time;',
          '<strong>214</strong> obstacles were built, 40 of them taken down and moved to another city;',
          '<strong>96 tonnes</strong> of water went into the showers, half of it in May near St Petersburg;',
          '<strong>412,000</strong> burpees were done instead of obstacles, if the marshals are to be believed;',
          '<strong>1,860</strong> volunteers worked a shift, six hundred of them not for the first time.',
        ) +
        p(
          'The find of the year was a set of false teeth from a ditch in Samara. The owner turned up two days later and asked to stay anonymous. Thank you to everyone who ran, built and waited at the finish.',
        ),
    ],
  },
];
