import { banner, cards, documents, form, type PageSeed, text } from './page-seed.ts';

export const partners: PageSeed = {
  slug: 'partners',
  title: ['Партнёрам', 'For partners'],
  description: [
    'Как бренду встать на трассу рядом с людьми: форматы, цифры и с кем говорить.',
    'How your brand can join people on the course: formats, figures and who to talk to.',
  ],
  ground: 'rust',
  sign: 'bars',
  days: 45,
  text: [
    '<p>К нам приходят не за баннером у финиша. Партнёр «Трассы» даёт людям то, чего им не хватает на круге: воду, свет, полотенце, ремонт колеса или горячий суп. Тогда его помнят.</p>',
    '<p>Nobody partners with us for a banner at the finish. Trassa partners give people what they need on the course: water, light, a towel, a mended tyre or hot soup. That is what people remember.</p>',
  ],
  blocks: [
    cards(
      ['Кого вы увидите', 'Who you will meet'],
      {
        figure: ['31 200', '31,200'],
        title: ['финишей за год', 'finishes a year'],
        text: [
          'Каждый третий пришёл впервые и расскажет об этом друзьям.',
          'One in three is here for the first time and will tell their friends.',
        ],
      },
      {
        figure: ['28–44', '28–44'],
        title: ['года большинству', 'is the typical age'],
        text: [
          'Работают, растят детей, тренируются два-три раза в неделю.',
          'They work, raise children and train two or three times a week.',
        ],
      },
      {
        figure: ['46 %', '46%'],
        title: ['женщины', 'are women'],
        text: ['В командных форматах — больше половины.', 'In team formats, more than half.'],
      },
    ),
    cards(
      ['Что можно сделать вместе', 'What we can do together'],
      {
        title: ['Своё препятствие', 'Your own obstacle'],
        text: [
          'Строим снаряд под вашу идею, его проходят все бегуны дня.',
          'We build an obstacle around your idea, and every runner of the day takes it on.',
        ],
      },
      {
        title: ['Точка на круге', 'A stop on the course'],
        text: [
          'Вода, питание, прокат, ремонт. Место, электричество и охрана — наши.',
          'Water, food, rental, repairs. Space, power and security are on us.',
        ],
      },
      {
        title: ['Пакет участника', 'The race pack'],
        text: [
          'Полезная вещь вместо листовки. Тираж и доставка на склад по графику.',
          'Something useful instead of a leaflet, delivered to our warehouse on schedule.',
        ],
      },
      {
        title: ['Закрытая волна', 'A private wave'],
        text: [
          'Гости и клиенты бегут по отдельной ссылке, без очереди в кассу.',
          'Guests and clients enter through their own link.',
        ],
      },
    ),
    text(
      '<h2>Как это происходит</h2><ul><li>Пишете нам, и через пару часов отвечает человек, а не робот.</li><li>За неделю собираем предложение: города, роли, смета по строкам.</li><li>За месяц до старта вместе выезжаем на место.</li><li>После — отчёт: сколько людей подошло, что спрашивали, фотографии и отзывы.</li></ul><p>Не работаем с алкоголем, табаком, ставками и займами.</p>',
      '<h2>How it works</h2><ul><li>You write to us, and within a couple of hours a person answers, not a robot.</li><li>Within a week you get a proposal: cities, roles and an itemised budget.</li><li>A month before the race we visit the venue together.</li><li>Afterwards you get a report: how many people stopped by, what they asked, photos and feedback.</li></ul><p>We do not work with alcohol, tobacco, betting or loans.</p>',
    ),
    banner({
      title: ['Хотите вывести на старт свою компанию?', 'Want to bring your own company?'],
      text: [
        'Командные форматы, шатёр, свой маршрут — на отдельной странице.',
        'Team formats, a tent and a plan for the day have a page of their own.',
      ],
      ground: 'ice',
      sign: 'log',
      link: '/corp',
      linkTitle: ['Корпоративным клиентам', 'For companies'],
    }),
    form(
      'partners',
      ['Предложите партнёрство', 'Suggest a partnership'],
      [
        'Напишите, что вы делаете и в каких городах хотите быть. Ответим за пару часов.',
        'Tell us what you do and which cities you want to be in. We reply within a couple of hours.',
      ],
    ),
    documents(['Документы', 'Documents'], {
      title: ['Публичная оферта', 'Terms of sale'],
      text: [
        'Условия участия, которые действуют и для закрытых волн.',
        'The terms of taking part, for private waves too.',
      ],
      link: '/api/files/document/offers',
    }),
  ],
};
