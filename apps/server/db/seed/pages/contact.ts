import { cards, documents, form, type PageSeed, text } from './page-seed.ts';

export const feedback: PageSeed = {
  slug: 'feedback',
  title: ['Обратная связь', 'Feedback'],
  description: [
    'Вопрос, жалоба, идея или потерянная варежка: напишите, ответит человек.',
    'A question, a complaint, an idea or a lost mitten: write, and a person will answer.',
  ],
  ground: 'moss',
  sign: 'ladder',
  days: 20,
  text: [
    '<p>Пишите обо всём, что касается стартов. Частые вопросы решаются быстрее: ответы на них ниже.</p>',
    '<p>Write about anything that concerns our starts. Common questions are answered below at once.</p>',
  ],
  blocks: [
    cards(
      ['Быстрее, чем письмо', 'Quicker than a letter'],
      {
        title: ['Передать или вернуть билет', 'Give away or return a ticket'],
        text: [
          'Откройте билет в кабинете: обе кнопки там, сумма возврата видна заранее.',
          'Open the ticket in your account: both buttons are there, with the sum.',
        ],
        link: '/me',
      },
      {
        title: ['Найти результат', 'Find a result'],
        text: [
          'По фамилии или стартовому номеру, вместе с сертификатом.',
          'By surname or start number, with the certificate.',
        ],
        link: '/results',
      },
      {
        title: ['Медицинская справка', 'Medical certificate'],
        text: ['Что в ней должно быть и где её получить.', 'What it has to say and where to get it.'],
        link: '/about/med-spravka',
      },
      {
        title: ['Как доехать', 'How to get there'],
        text: ['Автобусы, поезда, парковки и ночлег.', 'Buses, trains, parking and beds.'],
        link: '/logistics',
      },
    ),
    text(
      '<h2>Чтобы мы ответили с первого раза</h2><ul><li>О билете — напишите номер заказа из письма.</li><li>О результате — город, формат и стартовый номер.</li><li>О потерянной вещи — где и когда вы её видели в последний раз.</li></ul><p>Номера карт и документов не присылайте: мы их не спрашиваем.</p>',
      '<h2>So that the first answer helps</h2><ul><li>About a ticket: the order number from the letter.</li><li>About a result: city, format and start number.</li><li>About a lost thing: where and when you saw it last.</li></ul><p>Do not send numbers of cards or documents: we never ask for them.</p>',
    ),
    form(
      'feedback',
      ['Напишите нам', 'Write to us'],
      ['Ответим за пару часов, ночью — к утру.', 'We answer within a couple of hours, at night by the morning.'],
    ),
  ],
};

export const media: PageSeed = {
  slug: 'smi',
  title: ['Прессе', 'For the media'],
  description: [
    'Аккредитация, съёмка на круге и цифры серии для журналистов и фотографов.',
    'Accreditation, shooting on the lap and figures for journalists and photographers.',
  ],
  ground: 'dust',
  sign: 'spear',
  days: 75,
  text: [
    '<p>Снимать на «Трассе» можно почти везде, а рассказывать — обо всём. Мы проведём вас на круг, познакомим с судьями и найдём героя, который не побоится камеры с глиной на лице.</p>',
    '<p>At Trassa you may shoot nearly everywhere and tell everything. We take you to the lap, introduce the judges and find a hero who does not mind a camera with clay on the face.</p>',
  ],
  blocks: [
    text(
      '<h2>Аккредитация</h2><p>Заявки принимаем до вечера четверга перед стартом. Нужны фамилия, издание, редакционное задание и список техники. В ответ придёт пропуск на двоих и схема точек, с которых видно самое интересное.</p><ul><li>на круге — жёлтый жилет, его дают на месте;</li><li>квадрокоптер — по разрешению и только с нашим диспетчером;</li><li>детей крупным планом — с согласия родителей;</li><li>у огня и рвов слушайте судью препятствия.</li></ul>',
      '<h2>Accreditation</h2><p>Write until Thursday evening before the start: your name, the medium, the assignment and a list of equipment. You get a pass for two and a map of the points with the best view.</p><ul><li>on the lap a yellow vest, given out on the spot;</li><li>drones by permission and with our dispatcher only;</li><li>children in close-up with their parents’ consent;</li><li>at fire and ditches listen to the judge.</li></ul>',
    ),
    cards(
      ['Коротко о серии', 'The series in short'],
      {
        figure: ['31 200', '31,200'],
        title: ['финишей за прошлый год', 'finishes last year'],
        text: ['Каждый третий — впервые.', 'Every third for the first time.'],
      },
      {
        figure: ['214', '214'],
        title: ['препятствий построено', 'obstacles built'],
        text: ['Сорок разобрали и перевезли в другой город.', 'Forty were taken down and moved.'],
      },
      {
        figure: ['1 860', '1,860'],
        title: ['волонтёров', 'volunteers'],
        text: ['От шестнадцати до семидесяти трёх лет.', 'From sixteen to seventy-three.'],
      },
    ),
    form(
      'media',
      ['Запрос редакции', 'A request of your office'],
      ['Укажите издание, город старта и срок сдачи материала.', 'Name the medium, the city and your deadline.'],
    ),
    documents(['Для юристов', 'For lawyers'], {
      title: ['Согласие на обработку персональных данных', 'Consent to the processing of personal data'],
      text: ['Что участники разрешают публиковать.', 'What runners allow to be published.'],
      link: '/api/files/document/pers',
    }),
  ],
};
