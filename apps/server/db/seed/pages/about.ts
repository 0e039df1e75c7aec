import { banner, cards, documents, type PageSeed, text } from './page-seed.ts';

export const about: PageSeed = {
  slug: 'about',
  title: ['О «Трассе»', 'About Trassa'],
  description: [
    'Серия забегов с препятствиями: кто мы, как строим трассы и за что отвечаем.',
    'A series of obstacle races: who we are, how we build our courses and what we stand for.',
  ],
  ground: 'soot',
  sign: 'wall',
  days: 30,
  text: [
    '<p>«Трасса» — это забеги с препятствиями на полигонах, в карьерах, на склонах и в лесу. Мы строим круг так, чтобы его прошёл и тот, кто впервые надел кроссовки, и тот, кто бежит за минутами. Разница в том, как они проходят.</p>',
    '<p>Trassa is obstacle racing on training grounds, in quarries, on hillsides and in the woods. We build every course for people in their first pair of trail shoes and for people chasing minutes. Everyone gets round; they just get round differently.</p>',
  ],
  blocks: [
    cards(
      ['Серия в цифрах', 'The series in numbers'],
      {
        figure: ['9', '9'],
        title: ['городов главной серии', 'cities in the main series'],
        text: [
          'От Петрозаводска до Розы Хутор, у каждого свой рельеф.',
          'From Petrozavodsk to Roza Khutor, each with its own terrain.',
        ],
        link: '/calendar',
      },
      {
        figure: ['24', '24'],
        title: ['вида препятствий', 'types of obstacle'],
        text: [
          'От бревна до огня. Каждое можно обойти за бёрпи.',
          'From logs to fire. Burpees will get you past any of them.',
        ],
      },
      {
        figure: ['с 6 лет', '6+'],
        title: ['можно на старт', 'to take part'],
        text: [
          'Детский круг до тринадцати, семейный — для всех вместе.',
          'A kids’ course up to age thirteen, and a family lap for everyone.',
        ],
      },
      {
        figure: ['4 минуты', '4 minutes'],
        title: ['до врача из любой точки', 'to a doctor from anywhere'],
        text: ['Проверяем учебным вызовом перед каждым стартом.', 'We test it with a drill before every race.'],
      },
    ),
    text(
      '<h2>Как устроен старт</h2><p>Все бегут волнами, чтобы у снарядов не было очередей. Можно выйти одному, с командой из десяти человек или вступить в открытую команду. На препятствие даётся три попытки; не вышло — тридцать бёрпи, и бегите дальше. Финиш засчитают.</p><p>Время считает чип на номере. Результат с отрезками, местами и сертификатом появляется <a href="/results">в протоколах</a> вечером того же дня.</p><blockquote><p>На «Трассе» нет зрителей у дороги. Есть люди, которые подождали и протянули руку.</p><p>участница из Перми, первый старт</p></blockquote>',
      '<h2>How a race works</h2><p>Everyone sets off in waves, so nobody queues at the obstacles. Come alone, as a team of ten, or join an open team. You get three tries at each obstacle; if none of them works, do thirty burpees and run on. Your finish still counts.</p><p>The chip on your bib records your time. Your splits, places and certificate are <a href="/results">in the results</a> the same evening.</p><blockquote><p>At Trassa nobody just stands and watches. People wait for you and hold out a hand.</p><p>a runner from Perm, after her first race</p></blockquote>',
    ),
    cards(
      ['За что мы отвечаем', 'What we stand for'],
      {
        title: ['Исправные снаряды', 'Safe obstacles'],
        text: [
          'Каждое препятствие принимает инженер, а утром по нему проходит главный судья.',
          'An engineer signs off every obstacle, and the chief marshal tries each one on race morning.',
        ],
      },
      {
        title: ['Чистый лес', 'A clean forest'],
        text: [
          'Разметку и мусор снимаем в тот же день. Воду из рвов откачиваем, землю возвращаем.',
          'Course tape and litter go the same day. We drain the ditches and put the soil back.',
        ],
      },
      {
        title: ['Честный протокол', 'Fair results'],
        text: [
          'Спорное время смотрим по записи с финиша. Ответ — в течение трёх дней.',
          'We check disputed times against the finish-line video. You get an answer within three days.',
        ],
      },
    ),
    banner({
      title: ['Помогите нам провести старт', 'Help us put on a race'],
      text: [
        'Смена шесть часов: форма, обед и скидка на следующий забег.',
        'A six-hour shift: kit, lunch and a discount on your next race.',
      ],
      ground: 'moss',
      sign: 'finish',
      link: '/calendar',
      linkTitle: ['Выбрать старт', 'Choose a race'],
    }),
    documents(
      ['Документы', 'Documents'],
      {
        title: ['Публичная оферта', 'Terms of sale'],
        text: [
          'Что вы покупаете, как вернуть и что будет при переносе.',
          'What you are buying, how refunds work and what happens if a race is moved.',
        ],
        link: '/api/files/document/offers',
      },
      {
        title: ['Согласие на обработку персональных данных', 'Consent to personal data processing'],
        text: ['Какие данные мы храним, зачем и сколько.', 'What data we keep, why and for how long.'],
        link: '/api/files/document/pers',
      },
      {
        title: ['Согласие на рассылку', 'Consent to marketing emails'],
        text: [
          'Не чаще письма в неделю; отказаться можно по ссылке в любом.',
          'One email a week at most, with an unsubscribe link in each.',
        ],
        link: '/api/files/document/advertising',
      },
    ),
  ],
};
