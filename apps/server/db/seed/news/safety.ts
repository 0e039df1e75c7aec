import { head, link, list, type NewsSeed, p, quote } from './article.ts';

const certificate = '/about/med-spravka';

/** Health, and how nobody gets hurt. */
export const safetyNews: readonly NewsSeed[] = [
  {
    id: 'spravka',
    when: { days: 9 },
    ground: 'ice',
    title: ['Медсправка: что проверить до старта', 'Medical certificate: what to check before race day'],
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
        'A certificate is valid for six months and must cover race day. Check three things: your name, the clinic’s stamp and the words “obstacle race” or the name of the race.',
        'A copy will do if the stamps are legible. Print an electronic certificate: there may be no signal at bib pick-up.',
        'Runners under eighteen also need a guardian’s signature on the participant form.',
        `Where to get one and what to tell the doctor: see ${link(certificate, 'Medical certificate')}.`,
      ),
    ],
  },
  {
    id: 'vrach-na-trasse',
    when: { days: 118 },
    ground: 'rust',
    title: ['Кто ждёт вас с носилками', 'Who is waiting with the stretcher'],
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
        'Every race has two ambulance crews and six medics at the obstacles. They can reach any point of the course within four minutes; a drill proves it in the morning, before the first wave.',
      ) +
        head('What people come with') +
        list(
          'grazes and blisters, nine times out of ten;',
          'cramps, nearly always from not drinking;',
          'fingers dislocated on the rings;',
          'a broken bone every second or third race.',
        ) +
        quote(
          'The main thing is not to be shy. Come and say you feel unwell. We do not pull anyone off the course for complaining.',
          'Renat Garaev, series doctor',
        ) +
        p(
          'Write your blood group, drug allergies and the phone number of someone close on the back of your bib. You can also add an emergency contact in your account settings.',
        ),
    ],
  },
  {
    id: 'zhara-pravila',
    when: { month: 6, day: 24 },
    ground: 'clay',
    title: ['Жара выше тридцати: как меняется старт', 'Above thirty degrees: what changes on race day'],
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
        'If the forecast for race day is above +30 °C, hot-weather rules apply. We announce them at eight the evening before, by email and on the race page.',
      ) +
        list(
          'water every kilometre and a half, with showers at three of the points;',
          'the long lap is a third shorter, and results count over the new distance;',
          'the fire is out, the water ditch stays;',
          'a missed obstacle costs ten burpees instead of thirty.',
        ) +
        p(
          'Drink from the morning on, not just at the race: a glass an hour before your wave and a sip at every point. If you feel dizzy, shivery or your skin is dry, sit down in the shade and call a volunteer in yellow.',
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
      'Your ticket moves to the new date. If that does not suit you, transfer or return it.',
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
        'Races are rarely moved: it has happened four times, three of them because of a flooded river and once because of a forest fire. Still, it is good to know the rule in advance.',
        'As soon as it is decided, we email everyone who has a ticket and change the date in the calendar. Then it is up to you:',
      ) +
        list(
          'do nothing, and your ticket is valid for the new date;',
          'transfer the ticket to someone else in your account;',
          'return the ticket: your account shows how much you get back before you confirm.',
        ) +
        p('If you have any questions, write to support.'),
    ],
  },
];
