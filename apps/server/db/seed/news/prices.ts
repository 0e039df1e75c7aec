import { holdWords } from '../hold-words.ts';
import { link, list, type NewsSeed, p } from './article.ts';

/** Codes and prices. The codes work: `promocodeRows`. */
export const prices: readonly NewsSeed[] = [
  {
    id: 'promokod-start10',
    when: { days: 5 },
    ground: 'rust',
    title: ['СТАРТ10: десять процентов на любой старт', 'START10: ten per cent off any race'],
    preview: [
      'Промокод действует три месяца, до четырёх мест в одном заказе.',
      'The code works for three months, on up to four places per order.',
    ],
    text: [
      p(
        'Введите в корзине промокод <strong>СТАРТ10</strong>, и каждый билет станет дешевле на десять процентов. Код действует на все города и форматы, до четырёх мест в одном заказе.',
        'Скидки не складываются: если для места уже действует групповая цена выгоднее, останется она. Какая скидка сработала, видно в корзине под каждой строкой.',
        'Код можно отправить друзьям: он не именной и не кончится, пока идут эти три месяца. Самим придётся только выбрать город и уговорить ещё троих.',
      ),
      p(
        'Enter promo code <strong>START10</strong> in the basket and every ticket costs ten per cent less. It works for all cities and formats, on up to four places per order.',
        'Discounts do not stack: if a group price is better, the group price stays. The basket shows under each line which one applied.',
        'Send the code to your friends: it is not personal and will not run out in those three months. All you have to do is choose a city and talk three people into it.',
      ),
    ],
  },
  {
    id: 'promokod-merch15',
    when: { days: 7 },
    ground: 'moss',
    title: ['Магазин открыт: МЕРЧ15 на первые покупки', 'The shop is open: use MERCH15 on your first order'],
    preview: [
      'Футболки с рельефом городов, медали, держатели. С промокодом на пятнадцать процентов дешевле.',
      'T-shirts with the terrain of the cities, medals and medal holders. Fifteen per cent off with the code.',
    ],
    text: [
      p(
        `В ${link('/shop', 'магазине')} больше сорока вещей: футболки и худи с рельефом городов серии, кепки и бафы, медали и держатели для них, всё для восстановления после старта.`,
        'Промокод <strong>МЕРЧ15</strong> вводится в корзине у любой вещи и делает дешевле до четырёх штук в заказе. Скидки не складываются: где распродажа выгоднее, останется она.',
        'Привезём курьером, почтой или в пункт выдачи; цену и срок видно до оплаты. Не подошёл размер — обменяем в течение четырнадцати дней.',
      ),
      p(
        `The ${link('/shop', 'shop')} has more than forty items: T-shirts and hoodies with the terrain of our cities, caps and neck tubes, medals and holders, and everything for the days after a race.`,
        'Enter promo code <strong>MERCH15</strong> next to any item in the basket; it counts for up to four items per order. Discounts do not stack: if the sale price is better, it stays.',
        'We deliver by courier, by post or to a pickup point; you see the price and delivery time before you pay. Wrong size? Exchange it within fourteen days.',
      ),
    ],
  },
  {
    id: 'promokod-zashchita20',
    when: { days: 11 },
    ground: 'ice',
    title: ['ЗАЩИТА20: страховка дешевле на пятую часть', 'ZASHCHITA20: a fifth off insurance'],
    preview: [
      'Полис на день старта или на весь год. Код вводится у страховки в корзине.',
      'A policy for race day or the whole year. Enter the code next to the insurance in the basket.',
    ],
    text: [
      p(
        `Страховку можно взять вместе с билетом или отдельно на странице ${link('/insurance', '«Страхование»')}. Введите у неё в корзине промокод <strong>ЗАЩИТА20</strong>, и полис станет дешевле на двадцать процентов.`,
        'Код действует три месяца, до четырёх полисов в одном заказе. Полис придёт письмом и останется в кабинете.',
        'Страхуем людей от пяти до восьмидесяти шести лет: участников, волонтёров и детей. Билет передали — полис переходит вместе с ним.',
      ),
      p(
        `You can add insurance to a ticket or get it separately on the ${link('/insurance', 'Insurance')} page. Enter promo code <strong>ZASHCHITA20</strong> next to it in the basket and the policy costs twenty per cent less.`,
        'The code works for three months, on up to four policies per order. The policy is emailed to you and stays in your account.',
        'We insure anyone aged five to eighty-six: runners, volunteers and children. Transfer the ticket, and the policy goes with it.',
      ),
    ],
  },
  {
    id: 'tsena-rastet-kak',
    when: { days: 96 },
    ground: 'clay',
    title: ['Почему билет дорожает и как не переплатить', 'Why ticket prices rise and how not to overpay'],
    preview: [
      'Три ступени цены, групповая скидка и бронь корзины: разбираем на примере.',
      'Price steps, group discounts and basket holds, explained with an example.',
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
        'The earlier we know how many people are coming, the less we pay for medals, buses and water. We pass the saving on to those who buy early: the price rises in steps, and every format shows the date of the next one.',
        'Take a family of four.',
      ) +
        list(
          'Buy three months ahead, and you pay the first price.',
          'Take four places at once, and the group discount applies if the race has one.',
          'Enter a promo code, and you get the better of the two discounts; they do not stack.',
          `While places are in your basket, the price is held for ${holdWords[1]}, even if it goes up meanwhile.`,
        ) +
        p(
          'If your plans change, you get 90% back thirty days or more before the race, and half fourteen days or more before. Or simply transfer the ticket: it is free.',
        ),
    ],
  },
  {
    id: 'sertifikat-v-podarok',
    when: { month: 12, day: 5 },
    ground: 'rust',
    title: ['Что подарить бегуну, если размер неизвестен', 'What to give a runner when you do not know the size'],
    preview: [
      'Сертификат приходит письмом в назначенный день. Его хватит на старт, вещи и страховку.',
      'A certificate arrives by email on the day you choose and pays for races, kit and insurance.',
    ],
    text: [
      p(
        `Кроссовки меряют, футболки меняют, а ${link('/shop/certificates', 'сертификат')} подходит всем. Номиналы от тысячи рублей: хватит и на зрительский билет, и на команду.`,
        'Выберите день, и письмо придёт получателю утром с вашими словами. Можно заказать сегодня, а отправить к дню рождения в мае.',
        'Сертификатом платят частями: остаток хранится на нём, проверить его можно по коду на той же странице. Сертификат не именной: получатель может подарить его дальше, и такое уже случалось.',
      ),
      p(
        `Shoes need trying on and T-shirts get exchanged, but a ${link('/shop/certificates', 'gift certificate')} fits everyone. They start at a thousand roubles: enough for a spectator ticket, and the larger ones cover a whole team.`,
        'Choose a day, and the email arrives that morning with your message. Order today and have it sent in May for a birthday.',
        'It can be spent in parts: the balance stays on the certificate, and you can check it by its code on the same page. It is not tied to a name: whoever gets it can pass it on, and that has happened.',
      ),
    ],
  },
];
