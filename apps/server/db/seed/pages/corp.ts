import { cards, documents, form, type PageSeed, text } from './page-seed.ts';

export const corp: PageSeed = {
  slug: 'corp',
  title: ['Корпоративным клиентам', 'For companies'],
  description: [
    'Командный старт для компании: от десяти человек до закрытого дня на полигоне.',
    'A team start for a company: from ten people to a closed day on the training ground.',
  ],
  ground: 'ice',
  sign: 'log',
  days: 60,
  text: [
    '<p>Стена в три с половиной метра не спрашивает должность. Её проходят вдвоём: один подставляет плечо, второй тянет сверху. За два часа на круге люди из разных отделов узнают друг о друге больше, чем за год в переписке.</p>',
    '<p>A wall of three and a half metres does not ask for your position. It takes two: one lends a shoulder, the other pulls. Two hours on the lap tell people of different departments more than a year of letters.</p>',
  ],
  blocks: [
    cards(
      ['Три способа приехать', 'Three ways to come'],
      {
        figure: ['10 человек', '10 people'],
        title: ['Команда на открытом старте', 'A team at an open start'],
        text: [
          'Бежите вместе со всеми. Билеты на десятерых покупает один человек.',
          'You run with everybody. One person buys all ten tickets.',
        ],
        link: '/calendar',
      },
      {
        figure: ['30–200', '30–200'],
        title: ['Своя волна', 'A wave of your own'],
        text: [
          'Отдельное время, шатёр, разминка и фотограф. Зачёт между отделами.',
          'A time of its own, a tent, a warm-up and a photographer; departments compete.',
        ],
      },
      {
        figure: ['от 200', 'from 200'],
        title: ['Закрытый день', 'A closed day'],
        text: [
          'Полигон ваш: круг, детская трасса, кухня и сцена.',
          'The ground is yours: the lap, a children’s course, a kitchen and a stage.',
        ],
      },
    ),
    text(
      '<h2>Что входит</h2><ul><li>координатор, который ведёт вас от письма до финиша;</li><li>таблица для анкет: люди заполняют данные сами, вы видите, кто ещё нет;</li><li>номера, чипы, медали, футболки по размерам;</li><li>страховка на всех одним договором;</li><li>протокол по отделам и фотографии на следующий день.</li></ul><p>Тех, кто не бегает, не заставляем: есть короткий круг, роли на препятствиях и места для зрителей. Врач и два пути обхода — у каждого снаряда.</p><h2>Сколько готовиться</h2><p>Команде на открытый старт хватит недели. Своей волне — месяца, закрытому дню — двух. Тренер может приехать в офис и провести занятие за две-три недели до старта.</p>',
      '<h2>What is included</h2><ul><li>a coordinator from the first letter to the finish;</li><li>a table for the forms: people fill in their data, you see who has not;</li><li>numbers, chips, medals and shirts by size;</li><li>insurance for all in one contract;</li><li>results by department and photographs the next day.</li></ul><p>Nobody is forced to run: there is a short lap, there are posts at obstacles and places for spectators. Every structure has a doctor near and two ways round.</p><h2>How long it takes</h2><p>A week for a team, a month for a wave, two months for a closed day. A coach can come to your office two or three weeks ahead.</p>',
    ),
    cards(
      null,
      {
        title: ['Безопасно', 'Safe'],
        text: [
          'Снаряды принимает инженер, на круге шесть медиков.',
          'Structures are accepted by an engineer; six medics are on the lap.',
        ],
      },
      {
        title: ['По закону', 'By the book'],
        text: [
          'Договор, счёт, акт и чек. Оплата с расчётного счёта.',
          'Contract, invoice, certificate of completion and receipt.',
        ],
      },
      {
        title: ['Без сюрпризов', 'No surprises'],
        text: [
          'Смета по строкам и один ответственный с телефоном.',
          'A budget line by line and one person with a phone.',
        ],
      },
    ),
    form(
      'corp',
      ['Расскажите о вашей команде', 'Tell us about your team'],
      [
        'Сколько вас, какой город и месяц. Пришлём предложение с ценой.',
        'How many you are, which city and month. We will send an offer with a price.',
      ],
    ),
    documents(['Документы', 'Documents'], {
      title: ['Публичная оферта', 'Public offer'],
      text: [
        'Для команд на открытых стартах. На закрытый день — отдельный договор.',
        'For teams at open starts. A closed day has a contract of its own.',
      ],
      link: '/api/files/document/offers',
    }),
  ],
};
