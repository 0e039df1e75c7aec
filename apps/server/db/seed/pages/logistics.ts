import { banner, cards, form, type PageSeed, text } from './page-seed.ts';

export const logistics: PageSeed = {
  slug: 'logistics',
  title: ['Логистика', 'Logistics'],
  description: [
    'Как доехать до старта, где поставить машину, переночевать и оставить вещи.',
    'How to reach a start, park, sleep and leave your things.',
  ],
  ground: 'moss',
  sign: 'tunnel',
  days: 15,
  text: [
    '<p>Трассы стоят там, где есть грязь и высота, а это редко центр города. Точная схема проезда есть на странице каждого старта; здесь — то, что одинаково везде.</p>',
    '<p>Courses stand where there is mud and height, seldom in the middle of a city. Every start has its own map; here is what is the same everywhere.</p>',
  ],
  blocks: [
    cards(
      ['День старта по часам', 'Race day by the hour'],
      {
        figure: ['−2:00', '−2:00'],
        title: ['Автобус от станции', 'The bus from the station'],
        text: [
          'Первый за два часа до вашей волны, последний за сорок минут. Бесплатно.',
          'The first two hours before your wave, the last forty minutes before it. Free.',
        ],
      },
      {
        figure: ['−1:30', '−1:30'],
        title: ['Номер и чип', 'Number and chip'],
        text: [
          'Паспорт, медицинская справка и QR билета. Вход по первой букве фамилии.',
          'Identity document, medical certificate and the QR of the ticket, by the first letter of your surname.',
        ],
      },
      {
        figure: ['−0:50', '−0:50'],
        title: ['Камера хранения', 'Left luggage'],
        text: [
          'Одна сумка до пятнадцати килограммов, наклейка на ручку.',
          'One bag of up to fifteen kilograms, the sticker on its handle.',
        ],
      },
      {
        figure: ['−0:20', '−0:20'],
        title: ['Построение', 'Briefing'],
        text: [
          'Судья называет опасные места и показывает обходы.',
          'The judge names dangerous places and the ways round.',
        ],
      },
    ),
    text(
      '<h2>На машине</h2><p>Парковка открывается за три часа до первой волны. Мест всегда меньше, чем машин: берите попутчиков. С полуприцепом и в кемпере вставайте у дальних ворот, там ровнее.</p><h2>На поезде</h2><p>Автобусы подходят к электричкам. Если поезд опоздал, машина ждёт до пятнадцати минут, а вашу волну можно перенести на следующую у судьи старта.</p><h2>С ночёвкой</h2><p>У пяти стартов есть палаточное поле с водой и охраной. За две недели до старта на его странице появляются гостиницы, где для участников держат номера.</p><h2>С собой</h2><ul><li>документ и справка — в непромокаемом пакете;</li><li>второе полотенце и сухие носки;</li><li>вода на дорогу обратно;</li><li>мешок для грязной одежды.</li></ul>',
      '<h2>By car</h2><p>Parking opens three hours before the first wave. There are always fewer places than cars: take somebody along. Trailers and campers go to the far gate, where the ground is level.</p><h2>By train</h2><p>Buses meet the trains. If yours is late, the bus waits up to fifteen minutes, and the judge at the start moves you to the next wave.</p><h2>Overnight</h2><p>Five starts have a camping ground with water and guards. Two weeks before a start its page names hotels that keep rooms for runners.</p><h2>Bring</h2><ul><li>identity document and certificate in a waterproof bag;</li><li>a second towel and dry socks;</li><li>water for the way back;</li><li>a sack for muddy clothes.</li></ul>',
    ),
    banner({
      title: ['Пакет участника домой', 'The start pack to your home'],
      text: [
        'У стартов с доставкой номер, чип и футболку можно получить заранее.',
        'Starts with delivery send number, chip and shirt ahead.',
      ],
      ground: 'ice',
      sign: 'bag',
      link: '/calendar',
      linkTitle: ['Открыть календарь', 'Open the calendar'],
    }),
    form(
      'logistics',
      ['Вопрос о дороге', 'A question about the way'],
      [
        'Назовите старт и откуда едете: подскажем рейс, парковку и ночлег.',
        'Name the start and where you come from: we will find a bus, a place to park and a bed.',
      ],
    ),
  ],
};
