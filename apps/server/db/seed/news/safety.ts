import { head, link, list, type NewsSeed, p, quote } from './article.ts';

const certificate = '/about/med-spravka';

/** Health, and how nobody gets hurt. */
export const safetyNews: readonly NewsSeed[] = [
  {
    id: 'spravka',
    when: { days: 9 },
    ground: 'ice',
    title: ['Медсправка: что проверить до старта', 'Medical certificate: what to check before the start'],
    preview: [
      'Пять минут сегодня сберегут час в очереди. Разбираем срок, печати и формулировку.',
      'Five minutes today save an hour in the queue: dates, stamps and wording.',
    ],
    text: [
      p(
        'Справка действует шесть месяцев со дня выдачи и должна покрывать день старта. Проверьте три вещи: фамилию, печать организации и слова «бег с препятствиями» или название старта.',
        'Копия подходит, если на ней видны печати. Электронную справку с подписью врача распечатайте: на выдаче номеров связи может не быть.',
        'Участникам до восемнадцати лет нужна ещё и подпись законного представителя в анкете.',
        `Где её получить и что сказать врачу — на странице ${link(certificate, '«Медицинская справка»')}.`,
      ),
      p(
        'A certificate is valid for six months and has to cover race day. Check three things: the name, the stamp and the words “obstacle race” or the name of the start.',
        'A copy will do if the stamps can be read. Print an electronic certificate: there may be no network at number pick-up.',
        'Runners under eighteen also need the signature of a guardian in the form.',
        `Where to get it and what to tell the doctor: see ${link(certificate, '“Medical certificate”')}.`,
      ),
    ],
  },
  {
    id: 'vrach-na-trasse',
    when: { days: 118 },
    ground: 'rust',
    title: ['Кто ждёт вас с носилками', 'Who waits for you with a stretcher'],
    preview: [
      'Один день с врачебной бригадой: два бинта, сорок пластырей и горячий сладкий чай.',
      'A day with the medical team: two bandages, forty plasters and hot sweet tea.',
    ],
    text: [
      p(
        'На каждом старте дежурят две бригады скорой и шесть медиков на препятствиях. До любой точки круга они добираются за четыре минуты: это проверяют учебным вызовом утром, до первой волны.',
      ) +
        head('С чем приходят') +
        list(
          'ссадины и мозоли — девять обращений из десяти;',
          'судороги, почти всегда от того, что не пили;',
          'вывихнутые пальцы после колец;',
          'раз в два-три старта — перелом.',
        ) +
        quote(
          'Самое важное — не стесняться. Подойти и сказать: мне нехорошо. Мы не снимаем с дистанции за жалобы.',
          'Ренат Гараев, врач серии',
        ) +
        p(
          'На обратной стороне номера напишите группу крови, лекарства, на которые у вас аллергия, и телефон близкого. Экстренный контакт можно указать и в настройках кабинета.',
        ),
      p(
        'Two ambulances and six medics at the obstacles are on duty at every start. They reach any point of the lap within four minutes; a practice call checks it in the morning, before the first wave.',
      ) +
        head('What people come with') +
        list(
          'grazes and blisters, nine times of ten;',
          'cramps, nearly always from not drinking;',
          'fingers out of joint after the rings;',
          'a broken bone every second or third start.',
        ) +
        quote(
          'Do not be shy. Come and say that you feel unwell. We take nobody off the course for complaining.',
          'Renat Garaev, doctor of the series',
        ) +
        p(
          'Write your blood group, allergies and the phone of somebody close on the back of your number. The emergency contact can also be named in the settings of your account.',
        ),
    ],
  },
  {
    id: 'zhara-pravila',
    when: { month: 6, day: 24 },
    ground: 'clay',
    title: ['Жара выше тридцати: как меняется старт', 'Above thirty degrees: what changes at the start'],
    preview: [
      'Лишние пункты воды, короткий круг и право пойти пешком без штрафа.',
      'More water, a shorter lap and the right to walk without a penalty.',
    ],
    text: [
      p(
        'Если прогноз на день старта выше +30 °C, включаются жаркие правила. О них пишем накануне в восемь вечера письмом и на странице старта.',
      ) +
        list(
          'пункты воды — через каждые полтора километра, на трёх стоят души;',
          'длинный круг сокращают на треть, время в протоколе считают по новой дистанции;',
          'огонь убирают, ров с водой оставляют;',
          'штраф за непройденное препятствие — десять бёрпи вместо тридцати.',
        ) +
        p(
          'Пейте с утра, а не на старте: двести граммов воды за час до волны и по глотку на каждом пункте. Голова кругом, мурашки и сухая кожа — повод сесть в тень и позвать волонтёра в жёлтом.',
        ),
      p(
        'When the forecast for race day is above +30 °C, the hot-weather rules apply. We tell you at eight the evening before, by letter and on the page of the start.',
      ) +
        list(
          'water every kilometre and a half, with showers at three points;',
          'the long lap is a third shorter, and times count for the new distance;',
          'there is no fire, the water ditch stays;',
          'a failed obstacle costs ten burpees instead of thirty.',
        ) +
        p(
          'Drink in the morning, not at the start: a glass an hour before your wave and a sip at every point. Dizziness, shivers and dry skin mean: sit down in the shade and call a volunteer in yellow.',
        ),
    ],
  },
  {
    id: 'perenos-starta',
    when: { days: 402 },
    ground: 'soot',
    title: ['Что будет с билетом, если старт перенесут', 'What happens to your ticket when a race is moved'],
    preview: [
      'Билет переходит на новую дату. Не подходит — его можно передать или вернуть.',
      'The ticket moves to the new date. If that does not suit you, give it away or return it.',
    ],
    text: [
      p(
        'Старт переносят редко: за всё время такое случалось четыре раза, трижды из-за воды в реке и однажды из-за пожара в лесу. Но правило лучше знать заранее.',
        'Как только решение принято, мы пишем на почту всем, у кого есть билет, и меняем дату в календаре. Дальше выбираете вы:',
      ) +
        list(
          'ничего не делать — билет действует на новую дату;',
          'передать билет другому человеку в личном кабинете;',
          'вернуть билет: сколько денег придёт, кабинет покажет до возврата.',
        ) +
        p('Если остались вопросы, напишите в поддержку.'),
      p(
        'Races are seldom moved: it has happened four times, three times because of a flooded river and once because of a forest fire. Still, it is good to know the rule.',
        'As soon as it is decided we write to everybody who has a ticket and change the date in the calendar. Then you choose:',
      ) +
        list(
          'do nothing, and the ticket counts for the new date;',
          'give the ticket to somebody else in your account;',
          'return the ticket: your account shows how much comes back before you decide.',
        ) +
        p('If anything is unclear, write to support.'),
    ],
  },
];
