import type { Ground, Text } from './model.ts';
import type { Row } from './insert.ts';

type NewsSeed = { id: string; days: number; ground: Ground; event?: string; title: Text; preview: Text; text: Text };

const hour = 3_600_000;
const p = (...paragraphs: string[]): string => paragraphs.map((text) => `<p>${text}</p>`).join('');

const news = (year: number): NewsSeed[] => [
  {
    id: 'sezon-otkryt',
    days: 2,
    ground: 'soot',
    event: 'trassa',
    title: [`Сезон ${year} открыт: восемь городов впереди`, `Season ${year} is open: eight cities ahead`],
    preview: [
      'Билеты на главную серию уже в продаже. До повышения цены — самая низкая ступень.',
      'Tickets for the main series are on sale at the lowest step.',
    ],
    text: [
      p(
        'Открыли продажу билетов на главную серию сезона. Восемь городов, от плоской балки под Волгоградом до склонов Розы Хутор, где круг набирает девятьсот метров высоты.',
        'Билет дешевле всего в первые недели: дальше цена растёт двумя ступенями, за два месяца и за три недели до старта. Дата ближайшего повышения написана у каждого формата.',
        'Командам по десять человек достаточно одного покупателя: анкеты участников можно заполнить позже, до вечера накануне старта.',
      ),
      p(
        'Tickets for the main series are on sale. Eight cities, from the flat gully near Volgograd to the slopes of Roza Khutor, where the lap climbs nine hundred metres.',
        'Tickets are cheapest in the first weeks: the price rises in two steps, two months and three weeks before the start. Every format shows the date of the next rise.',
        'A team of ten needs one buyer only; the forms can be filled in later, until the evening before the start.',
      ),
    ],
  },
  {
    id: 'promokod-start10',
    days: 5,
    ground: 'rust',
    title: ['СТАРТ10: десять процентов на любой старт', 'СТАРТ10: ten per cent off any start'],
    preview: [
      'Промокод действует три месяца, до четырёх мест в одном заказе.',
      'The code works for three months, for up to four places in an order.',
    ],
    text: [
      p(
        'Введите в корзине промокод <strong>СТАРТ10</strong>, и каждый билет станет дешевле на десять процентов. Код действует на все города и форматы, до четырёх мест в одном заказе.',
        'Скидки не складываются: если для места уже действует групповая цена выгоднее, останется она.',
      ),
      p(
        'Enter the code <strong>СТАРТ10</strong> in the basket and every ticket costs ten per cent less. It works for all cities and formats, for up to four places in an order.',
        'Discounts do not add up: where a group price is better, the group price stays.',
      ),
    ],
  },
  {
    id: 'promokod-merch15',
    days: 7,
    ground: 'moss',
    title: ['Магазин открыт: МЕРЧ15 на первые покупки', 'The shop is open: МЕРЧ15 for your first things'],
    preview: [
      'Футболки с рельефом городов, медали, держатели. С промокодом на пятнадцать процентов дешевле.',
      'Shirts with the terrain of the cities, medals, holders. Fifteen per cent less with the code.',
    ],
    text: [
      p(
        'В магазине больше сорока вещей: футболки и худи с рельефом городов серии, кепки и бафы, медали и держатели для них, всё для восстановления после старта.',
        'Промокод <strong>МЕРЧ15</strong> вводится в корзине у любой вещи и делает дешевле до четырёх штук в заказе. Скидки не складываются: где распродажа выгоднее, останется она.',
        'Привезём курьером, почтой или в пункт выдачи; цену и срок видно до оплаты.',
      ),
      p(
        'There are more than forty things in the shop: shirts and hoodies with the terrain of the series’ cities, caps and neck warmers, medals and holders, everything for the days after a start.',
        'Enter the code <strong>МЕРЧ15</strong> in the basket beside any thing; it counts for up to four pieces in an order. Discounts do not add up: where a sale is better, the sale stays.',
        'A courier, the post or a pickup point brings it; price and days are shown before you pay.',
      ),
    ],
  },
  {
    id: 'promokod-zashchita20',
    days: 11,
    ground: 'ice',
    title: ['ЗАЩИТА20: страховка дешевле на пятую часть', 'ЗАЩИТА20: insurance for a fifth less'],
    preview: [
      'Полис на день старта или на весь год. Код вводится у страховки в корзине.',
      'A policy for race day or the whole year. Enter the code beside the insurance in the basket.',
    ],
    text: [
      p(
        'Страховку можно взять вместе с билетом или отдельно на странице «Страхование». Введите у неё в корзине промокод <strong>ЗАЩИТА20</strong>, и полис станет дешевле на двадцать процентов.',
        'Код действует три месяца, до четырёх полисов в одном заказе. Полис придёт письмом и останется в кабинете.',
      ),
      p(
        'Insurance comes with a ticket or by itself from the page “Insurance”. Enter the code <strong>ЗАЩИТА20</strong> beside it in the basket and the policy costs twenty per cent less.',
        'The code works for three months, for up to four policies in an order. The policy comes by letter and stays in your account.',
      ),
    ],
  },
  {
    id: 'spravka',
    days: 9,
    ground: 'ice',
    title: ['Медсправка: что проверить до старта', 'Medical certificate: what to check before the start'],
    preview: [
      'Пять минут сегодня сберегут час в очереди. Разбираем срок, печати и формулировку.',
      'Five minutes today save an hour in the queue: dates, stamps and wording.',
    ],
    text: [
      p(
        'Справка действует шесть месяцев со дня выдачи и должна покрывать день старта. Проверьте три вещи: фамилию, печать организации и слова «бег с препятствиями» или название старта.',
        'Копия подходит, если на ней видны печати. Электронную справку с подписью врача распечатайте: на выдаче номеров связи может не быть.',
        'Участникам до восемнадцати лет нужна ещё и подпись законного представителя в анкете.',
      ),
      p(
        'A certificate is valid for six months and has to cover race day. Check three things: the name, the stamp and the words “obstacle race” or the name of the start.',
        'A copy will do if the stamps can be read. Print an electronic certificate: there may be no network at number pick-up.',
        'Runners under eighteen also need the signature of a guardian in the form.',
      ),
    ],
  },
  {
    id: 'sochi-poslednie',
    days: 13,
    ground: 'ice',
    event: 'trassa',
    title: ['Сочи: остались последние места', 'Sochi: the last places'],
    preview: [
      'Высокогорный старт почти продан. Дополнительной волны не будет: её не вместит канатка.',
      'The mountain start is nearly sold out. There will be no extra wave: the cable car cannot carry one.',
    ],
    text: [
      p(
        'На Розе Хутор заканчиваются места во всех беговых форматах. Добавить волну мы не можем: подъёмник поднимает к старту девятьсот человек за утро.',
        'Если мест уже нет, заглядывайте на страницу старта вечером: возвращённые билеты сразу появляются в продаже.',
      ),
      p(
        'Places in all running formats at Roza Khutor are nearly gone. We cannot add a wave: the lift brings nine hundred people to the start in a morning.',
        'If nothing is left, look at the page in the evening: returned tickets go back on sale at once.',
      ),
    ],
  },
  {
    id: 'klubnyy-zachet',
    days: 19,
    ground: 'moss',
    title: ['Клубный зачёт меняет правила', 'New rules for the club ranking'],
    preview: [
      'Теперь считаются восемь лучших результатов, а не пять. Маленьким клубам добавили коэффициент.',
      'Eight best results count instead of five. Small clubs get a factor.',
    ],
    text: [
      p(
        'В новом сезоне в клубный зачёт идут восемь лучших результатов каждого старта. Клубы меньше двадцати человек получают коэффициент 1,2.',
        'Очки за волонтёрские смены остаются: одна смена приравнена к двадцатому месту.',
      ),
      p(
        'In the new season the eight best results of each start count. Clubs of fewer than twenty people get a factor of 1.2.',
        'Points for volunteer shifts stay: one shift equals a twentieth place.',
      ),
    ],
  },
  {
    id: 'noch-nomera',
    days: 26,
    ground: 'rust',
    event: 'trassa-noch',
    title: ['Ночной номер можно выбрать', 'Choose your number for the night'],
    preview: [
      'На «Трассе. Ночь» номера светятся, и каждый выбирает свой из свободных.',
      'Numbers glow at Trassa Night, and everybody picks one that is free.',
    ],
    text: [
      p(
        'На ночных стартах номер заметен издалека, поэтому мы дали его выбрать. Свободные числа видны при заполнении анкеты; выбранное держится за вами, пока действует бронь мест.',
        'Передумали — номер меняется в кабинете до вечера накануне старта.',
      ),
      p(
        'A number is seen from afar at night, so we let you choose it. Free ones are shown in the form; yours is kept as long as the places are held.',
        'Changed your mind? Numbers can be swapped in the account until the evening before the start.',
      ),
    ],
  },
  {
    id: 'volontery-nabor',
    days: 34,
    ground: 'clay',
    title: ['Набираем волонтёров: смена шесть часов', 'Volunteers wanted: a six-hour shift'],
    preview: [
      'Форма, обед, письмо и скидка на следующий старт. С шестнадцати лет.',
      'Uniform, lunch, a letter and a discount on the next start. From sixteen.',
    ],
    text: [
      p(
        'Без волонтёров трасса не откроется: на каждом препятствии стоят двое, на выдаче номеров — двенадцать человек. Смена длится шесть часов, с обедом и формой.',
        'Записаться можно так же, как купить билет: выберите старт и формат «Волонтёры». Это бесплатно.',
      ),
      p(
        'The course does not open without volunteers: two stand at every obstacle and twelve at number pick-up. A shift is six hours with lunch and a uniform.',
        'Sign up as if you bought a ticket: choose a start and the format “Volunteers”. It is free.',
      ),
    ],
  },
  {
    id: 'trenirovki',
    days: 41,
    ground: 'clay',
    event: 'otkrytaya-trenirovka',
    title: ['Открытые тренировки вернулись', 'Open trainings are back'],
    preview: [
      'Каждый месяц, бесплатно, со снарядами в полный рост. Нужна запись.',
      'Every month, free of charge, full-size structures. Booking required.',
    ],
    text: [
      p(
        'Полтора часа на стене, канате и рукоходе с тренерами серии. Приходите со сменной обувью и бутылкой воды, перчатки дадим.',
        'Детская группа занимается в соседнем зале в то же время.',
      ),
      p(
        'Ninety minutes on the wall, the rope and the monkey bars with the coaches of the series. Bring indoor shoes and a bottle of water; we lend gloves.',
        'The children’s group trains next door at the same time.',
      ),
    ],
  },
  {
    id: 'itogi-oseni',
    days: 23,
    ground: 'soot',
    event: 'trassa-osenniy-tur',
    title: ['Осенний тур: итоги двух стартов', 'Autumn tour: the results of two starts'],
    preview: [
      'Самара и Ростов приняли больше тысячи человек. Протоколы и фотографии опубликованы.',
      'Samara and Rostov saw more than a thousand people. Results and photographs are out.',
    ],
    text: [
      p(
        'Осенний тур закончен. На Красной Глинке круг оказался быстрее прошлогоднего на четыре минуты, на левом берегу Дона впервые добежали все команды.',
        'Спасибо местным клубам: треть препятствий построили их руками.',
      ),
      p(
        'The autumn tour is over. The lap at Krasnaya Glinka was four minutes faster than last year, and on the left bank of the Don every team finished for the first time.',
        'Thanks to the local clubs, who built a third of the obstacles with their own hands.',
      ),
    ],
  },
];

export const newsRows = (now: Date, year: number, events: ReadonlyMap<string, number>): Row[] =>
  news(year).map((item) => ({
    public_id: item.id,
    title_ru: item.title[0],
    title_en: item.title[1],
    preview_ru: item.preview[0],
    preview_en: item.preview[1],
    text_ru: item.text[0],
    text_en: item.text[1],
    ground: item.ground,
    picture: '',
    event_id: item.event === undefined ? null : events.get(item.event),
    published_at: new Date(now.getTime() - item.days * 24 * hour + 2 * hour),
  }));
