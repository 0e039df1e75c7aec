import { holdWords } from '../hold-words.ts';
import { link, list, type NewsSeed, p } from './article.ts';

/** Codes and prices. The codes work: `promocodeRows`. */
export const prices: readonly NewsSeed[] = [
  {
    id: 'promokod-start10',
    when: { days: 5 },
    ground: 'rust',
    title: ['СТАРТ10: десять процентов на любой старт', 'СТАРТ10: ten per cent off any start'],
    preview: [
      'Промокод действует три месяца, до четырёх мест в одном заказе.',
      'The code works for three months, for up to four places in an order.',
    ],
    text: [
      p(
        'Введите в корзине промокод <strong>СТАРТ10</strong>, и каждый билет станет дешевле на десять процентов. Код действует на все города и форматы, до четырёх мест в одном заказе.',
        'Скидки не складываются: если для места уже действует групповая цена выгоднее, останется она. Какая скидка сработала, видно в корзине под каждой строкой.',
        'Код можно отправить друзьям: он не именной и не кончится, пока идут эти три месяца. Самим придётся только выбрать город и уговорить ещё троих.',
      ),
      p(
        'Enter the code <strong>СТАРТ10</strong> in the basket and every ticket costs ten per cent less. It works for all cities and formats, for up to four places in an order.',
        'Discounts do not add up: where a group price is better, the group price stays. The basket shows under every line which one counted.',
        'Send the code to friends: it is nobody’s own and lasts the three months. All you have to do is choose a city and talk three others into it.',
      ),
    ],
  },
  {
    id: 'promokod-merch15',
    when: { days: 7 },
    ground: 'moss',
    title: ['Магазин открыт: МЕРЧ15 на первые покупки', 'The shop is open: МЕРЧ15 for your first things'],
    preview: [
      'Футболки с рельефом городов, медали, держатели. С промокодом на пятнадцать процентов дешевле.',
      'Shirts with the terrain of the cities, medals, holders. Fifteen per cent less with the code.',
    ],
    text: [
      p(
        `В ${link('/shop', 'магазине')} больше сорока вещей: футболки и худи с рельефом городов серии, кепки и бафы, медали и держатели для них, всё для восстановления после старта.`,
        'Промокод <strong>МЕРЧ15</strong> вводится в корзине у любой вещи и делает дешевле до четырёх штук в заказе. Скидки не складываются: где распродажа выгоднее, останется она.',
        'Привезём курьером, почтой или в пункт выдачи; цену и срок видно до оплаты. Не подошёл размер — обменяем в течение четырнадцати дней.',
      ),
      p(
        `There are more than forty things in the ${link('/shop', 'shop')}: shirts and hoodies with the terrain of the series’ cities, caps and neck warmers, medals and holders, everything for the days after a start.`,
        'Enter the code <strong>МЕРЧ15</strong> in the basket beside any thing; it counts for up to four pieces in an order. Discounts do not add up: where a sale is better, the sale stays.',
        'A courier, the post or a pickup point brings it; price and days are shown before you pay. A wrong size is exchanged within fourteen days.',
      ),
    ],
  },
  {
    id: 'promokod-zashchita20',
    when: { days: 11 },
    ground: 'ice',
    title: ['ЗАЩИТА20: страховка дешевле на пятую часть', 'ЗАЩИТА20: insurance for a fifth less'],
    preview: [
      'Полис на день старта или на весь год. Код вводится у страховки в корзине.',
      'A policy for race day or the whole year. Enter the code beside the insurance in the basket.',
    ],
    text: [
      p(
        `Страховку можно взять вместе с билетом или отдельно на странице ${link('/insurance', '«Страхование»')}. Введите у неё в корзине промокод <strong>ЗАЩИТА20</strong>, и полис станет дешевле на двадцать процентов.`,
        'Код действует три месяца, до четырёх полисов в одном заказе. Полис придёт письмом и останется в кабинете.',
        'Страхуем людей от пяти до восьмидесяти шести лет: участников, волонтёров и детей. Билет передали — полис переходит вместе с ним.',
      ),
      p(
        `Insurance comes with a ticket or by itself from the page ${link('/insurance', '“Insurance”')}. Enter the code <strong>ЗАЩИТА20</strong> beside it in the basket and the policy costs twenty per cent less.`,
        'The code works for three months, for up to four policies in an order. The policy comes by letter and stays in your account.',
        'People from five to eighty-six are insured: runners, volunteers and children. Give the ticket away, and the policy goes with it.',
      ),
    ],
  },
  {
    id: 'tsena-rastet-kak',
    when: { days: 96 },
    ground: 'clay',
    title: ['Почему билет дорожает и как не переплатить', 'Why tickets get dearer and how not to overpay'],
    preview: [
      'Три ступени цены, групповая скидка и бронь корзины: разбираем на примере.',
      'Three price steps, a group discount and a held basket: an example.',
    ],
    text: [
      p(
        'Чем раньше мы знаем, сколько человек приедет, тем дешевле заказать медали, автобусы и воду. Эту экономию отдаём тем, кто покупает рано: цена растёт ступенями, и дата следующей написана у каждого формата.',
        'Разберём на семье из четырёх человек.',
      ) +
        list(
          'Берут места за три месяца — платят по первой ступени.',
          'Берут четыре места сразу — включается групповая скидка, если она есть у старта.',
          'Вводят промокод — действует то, что выгоднее, обе скидки не складываются.',
          `Пока корзина открыта, цена держится ${holdWords[0]}, даже если ступень сменится.`,
        ) +
        p(
          'Если планы поменялись, за тридцать дней до старта возвращается 90 % уплаченного, за четырнадцать — половина. Билет можно и просто передать: это бесплатно.',
        ),
      p(
        'The earlier we know how many people come, the cheaper are medals, buses and water. Those who buy early get the difference: the price rises in steps, and every format shows the date of the next one.',
        'Take a family of four.',
      ) +
        list(
          'They buy three months ahead and pay the first step.',
          'They take four places at once and get the group discount where the start has one.',
          'They enter a code: the better of the two counts, they do not add up.',
          `The price is held for ${holdWords[1]} with the basket, even if the step changes meanwhile.`,
        ) +
        p(
          'If plans change, 90 % comes back thirty days before the start and half fourteen days before. Or simply give the ticket away: that is free.',
        ),
    ],
  },
  {
    id: 'sertifikat-v-podarok',
    when: { month: 12, day: 5 },
    ground: 'rust',
    title: ['Что подарить бегуну, если размер неизвестен', 'A present for a runner whose size you do not know'],
    preview: [
      'Сертификат приходит письмом в назначенный день. Его хватит на старт, вещи и страховку.',
      'A certificate arrives by letter on the day you choose and pays for starts, things and insurance.',
    ],
    text: [
      p(
        `Кроссовки меряют, футболки меняют, а ${link('/shop/certificates', 'сертификат')} подходит всем. Номиналы от тысячи рублей: хватит и на зрительский билет, и на команду.`,
        'Выберите день, и письмо придёт получателю утром с вашими словами. Можно заказать сегодня, а отправить к дню рождения в мае.',
        'Сертификатом платят частями: остаток хранится на нём, проверить его можно по коду на той же странице. Сертификат не именной: получатель может подарить его дальше, и такое уже случалось.',
      ),
      p(
        `Shoes have to be tried on and shirts get swapped, but a ${link('/shop/certificates', 'certificate')} fits everybody. They begin at a thousand roubles: enough for a spectator’s ticket, or for a whole team.`,
        'Choose a day, and the letter arrives in the morning with your words. Order it today and have it sent in May for a birthday.',
        'It may be spent in parts: the rest stays on it, and the code shows how much on the same page. It bears no name: whoever gets it may give it on, and that has happened.',
      ),
    ],
  },
];
