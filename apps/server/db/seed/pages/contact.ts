import { cards, documents, form, type PageSeed, text } from './page-seed.ts';

export const feedback: PageSeed = {
  slug: 'feedback',
  title: ['Обратная связь', 'Feedback'],
  description: [
    'Вопрос, жалоба, идея или потерянная варежка: напишите, ответит человек.',
    'A question, a complaint, an idea or a lost mitten: write to us and a person will answer.',
  ],
  ground: 'moss',
  sign: 'ladder',
  days: 20,
  text: [
    '<p>Пишите обо всём, что касается стартов. Частые вопросы решаются быстрее: ответы на них ниже.</p>',
    '<p>Write to us about anything to do with our races. For common questions there is a quicker way: the answers are below.</p>',
  ],
  blocks: [
    cards(
      ['Быстрее, чем письмо', 'Quicker than writing'],
      {
        title: ['Передать или вернуть билет', 'Transfer or return a ticket'],
        text: [
          'Откройте билет в кабинете: обе кнопки там, сумма возврата видна заранее.',
          'Open the ticket in your account: both buttons are there, and you see the refund in advance.',
        ],
        link: '/me',
      },
      {
        title: ['Найти результат', 'Find a result'],
        text: [
          'По фамилии или стартовому номеру, вместе с сертификатом.',
          'By last name or bib number, with your certificate.',
        ],
        link: '/results',
      },
      {
        title: ['Медицинская справка', 'Medical certificate'],
        text: ['Что в ней должно быть и где её получить.', 'What it has to say and where to get one.'],
        link: '/about/med-spravka',
      },
      {
        title: ['Как доехать', 'How to get there'],
        text: ['Автобусы, поезда, парковки и ночлег.', 'Buses, trains, parking and places to stay.'],
        link: '/logistics',
      },
    ),
    text(
      '<h2>Чтобы мы ответили с первого раза</h2><ul><li>О билете — напишите номер заказа из письма.</li><li>О результате — город, формат и стартовый номер.</li><li>О потерянной вещи — где и когда вы её видели в последний раз.</li></ul><p>Номера карт и документов не присылайте: мы их не спрашиваем.</p>',
      '<h2>Help us answer first time</h2><ul><li>About a ticket: the order number from the email.</li><li>About a result: city, format and bib number.</li><li>About lost property: where and when you last saw it.</li></ul><p>Please do not send card or document numbers: we never ask for them.</p>',
    ),
    form(
      'feedback',
      ['Напишите нам', 'Write to us'],
      [
        'Ответим за пару часов, ночью — к утру.',
        'We reply within a couple of hours, or by morning if you write at night.',
      ],
    ),
  ],
};

export const media: PageSeed = {
  slug: 'smi',
  title: ['Прессе', 'For the media'],
  description: [
    'Аккредитация, съёмка на круге и цифры серии для журналистов и фотографов.',
    'Accreditation, filming on the course and series figures for journalists and photographers.',
  ],
  ground: 'dust',
  sign: 'spear',
  days: 75,
  text: [
    '<p>Снимать на «Трассе» можно почти везде, а рассказывать — обо всём. Мы проведём вас на круг, познакомим с судьями и найдём героя, который не побоится камеры с глиной на лице.</p>',
    '<p>At Trassa you can film almost anywhere and write about anything. We will take you onto the course, introduce you to the marshals and find a hero who does not mind a camera with clay on their face.</p>',
  ],
  blocks: [
    text(
      '<h2>Аккредитация</h2><p>Заявки принимаем до вечера четверга перед стартом. Нужны фамилия, издание, редакционное задание и список техники. В ответ придёт пропуск на двоих и схема точек, с которых видно самое интересное.</p><ul><li>на круге — жёлтый жилет, его дают на месте;</li><li>квадрокоптер — по разрешению и только с нашим диспетчером;</li><li>детей крупным планом — с согласия родителей;</li><li>у огня и рвов слушайте судью препятствия.</li></ul>',
      '<h2>Accreditation</h2><p>We take requests until the Thursday evening before the race. Send us your name, outlet, assignment and equipment list. You get a pass for two and a map of the best vantage points.</p><ul><li>on the course: a yellow vest, handed out on site;</li><li>drones: by permit and only with our flight controller;</li><li>close-ups of children: with their parents’ consent;</li><li>at the fire and the ditches: follow the marshal’s instructions.</li></ul>',
    ),
    cards(
      ['Коротко о серии', 'The series in brief'],
      {
        figure: ['31 200', '31,200'],
        title: ['финишей за прошлый год', 'finishes last year'],
        text: ['Каждый третий — впервые.', 'One in three was a first.'],
      },
      {
        figure: ['214', '214'],
        title: ['препятствий построено', 'obstacles built'],
        text: ['Сорок разобрали и перевезли в другой город.', 'Forty were taken down and moved to another city.'],
      },
      {
        figure: ['1 860', '1,860'],
        title: ['волонтёров', 'volunteers'],
        text: ['От шестнадцати до семидесяти трёх лет.', 'From sixteen to seventy-three.'],
      },
    ),
    form(
      'media',
      ['Запрос редакции', 'Send a press request'],
      [
        'Укажите издание, город старта и срок сдачи материала.',
        'Tell us your outlet, the race city and your deadline.',
      ],
    ),
    documents(['Для юристов', 'The small print'], {
      title: ['Согласие на обработку персональных данных', 'Consent to personal data processing'],
      text: ['Что участники разрешают публиковать.', 'What runners allow us to publish.'],
      link: '/api/files/document/pers',
    }),
  ],
};
