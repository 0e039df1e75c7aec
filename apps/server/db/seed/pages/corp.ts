import { cards, documents, form, type PageSeed, text } from './page-seed.ts';

export const corp: PageSeed = {
  slug: 'corp',
  title: ['Корпоративным клиентам', 'For companies'],
  description: [
    'Командный старт для компании: от десяти человек до закрытого дня на полигоне.',
    'A team race for your company: from ten people to a private day at the training ground.',
  ],
  ground: 'ice',
  sign: 'log',
  days: 60,
  text: [
    '<p>Стена в три с половиной метра не спрашивает должность. Её проходят вдвоём: один подставляет плечо, второй тянет сверху. За два часа на круге люди из разных отделов узнают друг о друге больше, чем за год в переписке.</p>',
    '<p>A three-and-a-half-metre wall does not ask for your job title. It takes two: one lends a shoulder, the other pulls from the top. In two hours on the course, people from different departments learn more about each other than in a year of emails.</p>',
  ],
  blocks: [
    cards(
      ['Три способа приехать', 'Three ways to take part'],
      {
        figure: ['10 человек', '10 people'],
        title: ['Команда на открытом старте', 'A team in an open race'],
        text: [
          'Бежите вместе со всеми. Билеты на десятерых покупает один человек.',
          'You run alongside everyone else. One person buys all ten tickets.',
        ],
        link: '/calendar',
      },
      {
        figure: ['30–200', '30–200'],
        title: ['Своя волна', 'Your own wave'],
        text: [
          'Отдельное время, шатёр, разминка и фотограф. Зачёт между отделами.',
          'A separate start time, a tent, a warm-up and a photographer. Departments compete.',
        ],
      },
      {
        figure: ['от 200', '200+'],
        title: ['Закрытый день', 'A private day'],
        text: [
          'Полигон ваш: круг, детская трасса, кухня и сцена.',
          'The training ground is yours: the course, a kids’ course, a kitchen and a stage.',
        ],
      },
    ),
    text(
      '<h2>Что входит</h2><ul><li>координатор, который ведёт вас от письма до финиша;</li><li>таблица для анкет: люди заполняют данные сами, вы видите, кто ещё нет;</li><li>номера, чипы, медали, футболки по размерам;</li><li>страховка на всех одним договором;</li><li>протокол по отделам и фотографии на следующий день.</li></ul><p>Тех, кто не бегает, не заставляем: есть короткий круг, роли на препятствиях и места для зрителей. Врач и два пути обхода — у каждого снаряда.</p><h2>Сколько готовиться</h2><p>Команде на открытый старт хватит недели. Своей волне — месяца, закрытому дню — двух. Тренер может приехать в офис и провести занятие за две-три недели до старта.</p>',
      '<h2>What is included</h2><ul><li>a coordinator from your first email to the finish line;</li><li>a sign-up sheet: people fill in their own details and you see who has not;</li><li>bibs, chips, medals and T-shirts in the right sizes;</li><li>insurance for everyone under one contract;</li><li>results by department and photos the next day.</li></ul><p>Nobody has to run: there is a short lap, jobs at the obstacles and room for spectators. Every obstacle has a doctor nearby and two ways round.</p><h2>How much time you need</h2><p>A week for a team in an open race, a month for your own wave, two months for a private day. A coach can come to your office and run a session two or three weeks before the race.</p>',
    ),
    cards(
      null,
      {
        title: ['Безопасно', 'Safe'],
        text: [
          'Снаряды принимает инженер, на круге шесть медиков.',
          'An engineer signs off every obstacle, and six medics are on the course.',
        ],
      },
      {
        title: ['По закону', 'By the book'],
        text: [
          'Договор, счёт, акт и чек. Оплата с расчётного счёта.',
          'Contract, invoice, completion certificate and receipt. Payment by bank transfer.',
        ],
      },
      {
        title: ['Без сюрпризов', 'No surprises'],
        text: [
          'Смета по строкам и один ответственный с телефоном.',
          'An itemised budget and one contact person with a phone number.',
        ],
      },
    ),
    form(
      'corp',
      ['Расскажите о вашей команде', 'Tell us about your team'],
      [
        'Сколько вас, какой город и месяц. Пришлём предложение с ценой.',
        'How many of you, which city and which month. We will send you a quote.',
      ],
    ),
    documents(['Документы', 'Documents'], {
      title: ['Публичная оферта', 'Terms of sale'],
      text: [
        'Для команд на открытых стартах. На закрытый день — отдельный договор.',
        'For teams in open races. A private day has its own contract.',
      ],
      link: '/api/files/document/offers',
    }),
  ],
};
