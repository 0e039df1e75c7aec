import { banner, cards, documents, type PageSeed, text } from './page-seed.ts';

export const about: PageSeed = {
  slug: 'about',
  title: ['О «Трассе»', 'About Trassa'],
  description: [
    'Серия забегов с препятствиями: кто мы, как строим трассы и за что отвечаем.',
    'A series of obstacle races: who we are, how we build courses and what we answer for.',
  ],
  ground: 'soot',
  sign: 'wall',
  days: 30,
  text: [
    '<p>«Трасса» — это забеги с препятствиями на полигонах, в карьерах, на склонах и в лесу. Мы строим круг так, чтобы его прошёл и тот, кто впервые надел кроссовки, и тот, кто бежит за минутами. Разница в том, как они проходят.</p>',
    '<p>Trassa is obstacle racing on training grounds, in quarries, on slopes and in woods. We build the lap for those who have just bought their first shoes and for those who run for minutes. They only pass it differently.</p>',
  ],
  blocks: [
    cards(
      ['Серия в цифрах', 'The series in figures'],
      {
        figure: ['9', '9'],
        title: ['городов главной серии', 'cities of the main series'],
        text: [
          'От Петрозаводска до Розы Хутор, у каждого свой рельеф.',
          'From Petrozavodsk to Roza Khutor, each with its own terrain.',
        ],
        link: '/calendar',
      },
      {
        figure: ['24', '24'],
        title: ['вида препятствий', 'kinds of obstacles'],
        text: [
          'От бревна до огня. Каждое можно обойти за бёрпи.',
          'From a log to fire. Burpees let you pass by any of them.',
        ],
      },
      {
        figure: ['с 6 лет', 'from 6'],
        title: ['можно на старт', 'you may start'],
        text: [
          'Детский круг до тринадцати, семейный — для всех вместе.',
          'A children’s lap up to thirteen, and a family lap for all.',
        ],
      },
      {
        figure: ['4 минуты', '4 minutes'],
        title: ['до врача из любой точки', 'to a doctor from any point'],
        text: ['Проверяем учебным вызовом перед каждым стартом.', 'A practice call checks it before every start.'],
      },
    ),
    text(
      '<h2>Как устроен старт</h2><p>Все бегут волнами, чтобы у снарядов не было очередей. Можно выйти одному, с командой из десяти человек или вступить в открытую команду. На препятствие даётся три попытки; не вышло — тридцать бёрпи, и бегите дальше. Финиш засчитают.</p><p>Время считает чип на номере. Результат с отрезками, местами и сертификатом появляется <a href="/results">в протоколах</a> вечером того же дня.</p><blockquote><p>На «Трассе» нет зрителей у дороги. Есть люди, которые подождали и протянули руку.</p><p>участница из Перми, первый старт</p></blockquote>',
      '<h2>How a start works</h2><p>Everybody runs in waves, so that nobody queues at the structures. Come alone, as a team of ten, or join an open team. There are three tries at an obstacle; if they fail, do thirty burpees and run on. The finish counts.</p><p>A chip on your number takes the time. Splits, places and a certificate are <a href="/results">in the results</a> the same evening.</p><blockquote><p>There are no spectators by the road at Trassa. There are people who waited and held out a hand.</p><p>a runner from Perm, her first start</p></blockquote>',
    ),
    cards(
      ['За что мы отвечаем', 'What we answer for'],
      {
        title: ['Исправные снаряды', 'Sound structures'],
        text: [
          'Каждое препятствие принимает инженер, а утром по нему проходит главный судья.',
          'An engineer accepts every obstacle, and the chief judge crosses it in the morning.',
        ],
      },
      {
        title: ['Чистый лес', 'A clean forest'],
        text: [
          'Разметку и мусор снимаем в тот же день. Воду из рвов откачиваем, землю возвращаем.',
          'Ribbons and rubbish go the same day. Ditches are emptied and the soil put back.',
        ],
      },
      {
        title: ['Честный протокол', 'Honest results'],
        text: [
          'Спорное время смотрим по записи с финиша. Ответ — в течение трёх дней.',
          'Doubtful times are checked on the recording of the finish within three days.',
        ],
      },
    ),
    banner({
      title: ['Помогите нам провести старт', 'Help us to hold a start'],
      text: [
        'Смена шесть часов: форма, обед и скидка на следующий забег.',
        'A shift of six hours: uniform, lunch and a discount on your next race.',
      ],
      ground: 'moss',
      sign: 'finish',
      link: '/calendar',
      linkTitle: ['Выбрать старт', 'Choose a start'],
    }),
    documents(
      ['Документы', 'Documents'],
      {
        title: ['Публичная оферта', 'Public offer'],
        text: [
          'Что вы покупаете, как вернуть и что будет при переносе.',
          'What you buy, how to return it and what happens when a start is moved.',
        ],
        link: '/api/files/document/offers',
      },
      {
        title: ['Согласие на обработку персональных данных', 'Consent to the processing of personal data'],
        text: ['Какие данные мы храним, зачем и сколько.', 'Which data we keep, what for and how long.'],
        link: '/api/files/document/pers',
      },
      {
        title: ['Согласие на рассылку', 'Consent to mailings'],
        text: [
          'Не чаще письма в неделю; отказаться можно по ссылке в любом.',
          'Not more than one letter a week, with a link to stop in each.',
        ],
        link: '/api/files/document/advertising',
      },
    ),
  ],
};
