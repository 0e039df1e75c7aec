import { banner, cards, documents, form, type PageSeed, text } from './page-seed.ts';

export const partners: PageSeed = {
  slug: 'partners',
  title: ['Партнёрам', 'For partners'],
  description: [
    'Как бренду встать на трассу рядом с людьми: форматы, цифры и с кем говорить.',
    'How a brand can stand by the course: formats, figures and whom to talk to.',
  ],
  ground: 'rust',
  sign: 'bars',
  days: 45,
  text: [
    '<p>К нам приходят не за баннером у финиша. Партнёр «Трассы» даёт людям то, чего им не хватает на круге: воду, свет, полотенце, ремонт колеса или горячий суп. Тогда его помнят.</p>',
    '<p>Nobody comes to us for a banner at the finish. A partner of Trassa gives people what they lack on the lap: water, light, a towel, a mended tyre or hot soup. That is remembered.</p>',
  ],
  blocks: [
    cards(
      ['Кого вы увидите', 'Whom you will meet'],
      {
        figure: ['31 200', '31,200'],
        title: ['финишей за год', 'finishes a year'],
        text: [
          'Каждый третий пришёл впервые и расскажет об этом друзьям.',
          'Every third for the first time, and friends will hear of it.',
        ],
      },
      {
        figure: ['28–44', '28–44'],
        title: ['года большинству', 'is the age of most'],
        text: [
          'Работают, растят детей, тренируются два-три раза в неделю.',
          'They work, raise children and train two or three times a week.',
        ],
      },
      {
        figure: ['46 %', '46 %'],
        title: ['женщины', 'are women'],
        text: ['В командных форматах — больше половины.', 'More than half in team formats.'],
      },
    ),
    cards(
      ['Что можно сделать вместе', 'What we can do together'],
      {
        title: ['Своё препятствие', 'An obstacle of your own'],
        text: [
          'Строим снаряд под вашу идею, его проходят все бегуны дня.',
          'We build a structure round your idea, and every runner of the day crosses it.',
        ],
      },
      {
        title: ['Точка на круге', 'A point on the lap'],
        text: [
          'Вода, питание, прокат, ремонт. Место, электричество и охрана — наши.',
          'Water, food, hire, repair. Ground, power and guards are ours.',
        ],
      },
      {
        title: ['Пакет участника', 'The start pack'],
        text: [
          'Полезная вещь вместо листовки. Тираж и доставка на склад по графику.',
          'A useful thing instead of a leaflet, delivered to our store on schedule.',
        ],
      },
      {
        title: ['Закрытая волна', 'A closed wave'],
        text: [
          'Гости и клиенты бегут по отдельной ссылке, без очереди в кассу.',
          'Guests and clients get their places by a link of their own.',
        ],
      },
    ),
    text(
      '<h2>Как это происходит</h2><ul><li>Пишете нам, и через пару часов отвечает человек, а не робот.</li><li>За неделю собираем предложение: города, роли, смета по строкам.</li><li>За месяц до старта вместе выезжаем на место.</li><li>После — отчёт: сколько людей подошло, что спрашивали, фотографии и отзывы.</li></ul><p>Не работаем с алкоголем, табаком, ставками и займами.</p>',
      '<h2>How it goes</h2><ul><li>You write, and within a couple of hours a person answers.</li><li>Within a week you get an offer: cities, roles and a budget line by line.</li><li>A month before the start we visit the place together.</li><li>Afterwards a report: how many people came, what they asked, photographs and opinions.</li></ul><p>We do not work with alcohol, tobacco, betting and loans.</p>',
    ),
    banner({
      title: ['Хотите вывести на старт свою компанию?', 'Would you like to bring your company?'],
      text: [
        'Командные форматы, шатёр, свой маршрут — на отдельной странице.',
        'Team formats, a tent and a plan of the day are on a page of their own.',
      ],
      ground: 'ice',
      sign: 'log',
      link: '/corp',
      linkTitle: ['Корпоративным клиентам', 'For companies'],
    }),
    form(
      'partners',
      ['Предложите партнёрство', 'Propose a partnership'],
      [
        'Напишите, что вы делаете и в каких городах хотите быть. Ответим за пару часов.',
        'Tell us what you do and in which cities. We will answer within a couple of hours.',
      ],
    ),
    documents(['Документы', 'Documents'], {
      title: ['Публичная оферта', 'Public offer'],
      text: [
        'Условия участия, которые действуют и для закрытых волн.',
        'The terms of taking part; they hold for closed waves too.',
      ],
      link: '/api/files/document/offers',
    }),
  ],
};
