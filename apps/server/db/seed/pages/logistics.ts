import { banner, cards, form, type PageSeed, text } from './page-seed.ts';

export const logistics: PageSeed = {
  slug: 'logistics',
  title: ['Логистика', 'Getting there'],
  description: [
    'Как доехать до старта, где поставить машину, переночевать и оставить вещи.',
    'How to get to a race, park, stay overnight and leave your things.',
  ],
  ground: 'moss',
  sign: 'tunnel',
  days: 15,
  text: [
    '<p>Трассы стоят там, где есть грязь и высота, а это редко центр города. Точная схема проезда есть на странице каждого старта; здесь — то, что одинаково везде.</p>',
    '<p>Our courses are where the mud and the hills are, which is rarely the middle of a city. Every race page has its own directions; here is what works the same everywhere.</p>',
  ],
  blocks: [
    cards(
      ['День старта по часам', 'Race day by the hour'],
      {
        figure: ['−2:00', '−2:00'],
        title: ['Автобус от станции', 'Bus from the station'],
        text: [
          'Первый за два часа до вашей волны, последний за сорок минут. Бесплатно.',
          'The first leaves two hours before your wave, the last forty minutes before. Free.',
        ],
      },
      {
        figure: ['−1:30', '−1:30'],
        title: ['Номер и чип', 'Bib and chip'],
        text: [
          'Паспорт, медицинская справка и QR билета. Вход по первой букве фамилии.',
          'ID, medical certificate and ticket QR code. Find the desk for the first letter of your last name.',
        ],
      },
      {
        figure: ['−0:50', '−0:50'],
        title: ['Камера хранения', 'Bag drop'],
        text: [
          'Одна сумка до пятнадцати килограммов, наклейка на ручку.',
          'One bag of up to 15 kg, with the sticker on the handle.',
        ],
      },
      {
        figure: ['−0:20', '−0:20'],
        title: ['Построение', 'Briefing'],
        text: [
          'Судья называет опасные места и показывает обходы.',
          'A marshal points out the dangerous spots and the ways round.',
        ],
      },
    ),
    text(
      '<h2>На машине</h2><p>Парковка открывается за три часа до первой волны. Мест всегда меньше, чем машин: берите попутчиков. С полуприцепом и в кемпере вставайте у дальних ворот, там ровнее.</p><h2>На поезде</h2><p>Автобусы подходят к электричкам. Если поезд опоздал, машина ждёт до пятнадцати минут, а вашу волну можно перенести на следующую у судьи старта.</p><h2>С ночёвкой</h2><p>У пяти стартов есть палаточное поле с водой и охраной. За две недели до старта на его странице появляются гостиницы, где для участников держат номера.</p><h2>С собой</h2><ul><li>документ и справка — в непромокаемом пакете;</li><li>второе полотенце и сухие носки;</li><li>вода на дорогу обратно;</li><li>мешок для грязной одежды.</li></ul>',
      '<h2>By car</h2><p>Parking opens three hours before the first wave. There are always fewer spaces than cars, so share a ride. Trailers and campers should use the far gate: the ground is level there.</p><h2>By train</h2><p>Buses meet the trains. If yours is late, the bus waits for up to fifteen minutes, and the start marshal can move you to the next wave.</p><h2>Staying overnight</h2><p>Five races have a campsite with water and security. Two weeks before a race, its page lists hotels holding rooms for runners.</p><h2>What to bring</h2><ul><li>your ID and certificate in a waterproof bag;</li><li>a second towel and dry socks;</li><li>water for the journey home;</li><li>a bag for muddy clothes.</li></ul>',
    ),
    banner({
      title: ['Пакет участника домой', 'Get your race pack at home'],
      text: [
        'У стартов с доставкой номер, чип и футболку можно получить заранее.',
        'Where delivery is offered, your bib, chip and T-shirt can reach you before the race.',
      ],
      ground: 'ice',
      sign: 'bag',
      link: '/calendar',
      linkTitle: ['Открыть календарь', 'Open the calendar'],
    }),
    form(
      'logistics',
      ['Вопрос о дороге', 'Ask about travel'],
      [
        'Назовите старт и откуда едете: подскажем рейс, парковку и ночлег.',
        'Tell us the race and where you are coming from: we will suggest a bus, parking and a place to stay.',
      ],
    ),
  ],
};
