import { link, list, type NewsSeed, p } from './article.ts';

/** How to get there, and where to leave things. */
export const roadNews: readonly NewsSeed[] = [
  {
    id: 'avtobusy-ot-metro',
    when: { days: 58 },
    ground: 'moss',
    event: 'trassa',
    title: ['Автобусы до старта: откуда, когда и почём', 'Buses to the start: from where, when and how much'],
    preview: [
      'Из семи городов серии ходят бесплатные автобусы от станций. Места не бронируют.',
      'Free buses run from the stations in seven cities. Seats are not booked.',
    ],
    text: [
      p(
        'Первый автобус уходит за два часа до вашей волны, последний — за сорок минут. Обратно машины идут по заполнении, крайний рейс — через час после награждения.',
        'Точные остановки есть на странице каждого старта, в блоке «Как добраться». Их мы уточняем за неделю: если перекроют улицу, адрес поменяется там же.',
      ) +
        list(
          'с велосипедом в автобус не пускают, коляску можно сложить в багажник;',
          'грязным ехать можно: сиденья закрыты плёнкой;',
          'зрители едут наравне с участниками.',
        ) +
        p(
          `Если едете на машине, берите попутчиков: на полигоне девятьсот мест, а приезжает обычно больше. О дорогах, поездах и ночлеге — на странице ${link('/logistics', '«Логистика»')}.`,
        ),
      p(
        'The first bus leaves two hours before your wave, the last forty minutes before it. On the way back they go when they are full, the last one an hour after the ceremony.',
        'The stops are on the page of every start, under “How to get there”. We check them a week ahead: if a street is closed, the address changes there.',
      ) +
        list(
          'no bicycles on the bus; a pram folds into the boot;',
          'you may ride muddy: the seats are covered;',
          'spectators ride like runners.',
        ) +
        p(
          `If you drive, take somebody along: the training ground has nine hundred places and more cars than that. Roads, trains and beds are on the page ${link('/logistics', '“Logistics”')}.`,
        ),
    ],
  },
  {
    id: 'kamera-hraneniya',
    when: { days: 165 },
    ground: 'dust',
    title: ['Камера хранения: как не искать рюкзак час', 'Left luggage: how not to look for your rucksack for an hour'],
    preview: [
      'Наклейка с номером, одна сумка и никаких ключей в кармане. Новый порядок выдачи.',
      'A sticker with your number, one bag and no keys in your pocket: the new order.',
    ],
    text: [
      p(
        'Теперь вещи принимают по номерам волн, а не в порядке очереди: к стойке с вашей волной никого лишнего не подойдёт. Выдача занимает меньше минуты, если наклейка на месте.',
      ) +
        list(
          'наклейка лежит в пакете участника, клейте её на ручку, а не на дно;',
          'одна сумка на человека, до пятнадцати килограммов;',
          'ключи от машины и телефон сдавайте в прозрачном пакете у отдельного окна;',
          'вещи ждут до конца дня, забытое хранится месяц.',
        ) +
        p(
          `Потеряли что-то раньше? Напишите через ${link('/feedback', 'форму обратной связи')}: опишите вещь и назовите свой номер, найденное отправим в пункт выдачи вашего города.`,
        ),
      p(
        'Things are now taken by waves and not by the queue: nobody else comes to the counter of yours. Getting a bag back takes less than a minute, if its sticker is on.',
      ) +
        list(
          'the sticker is in your start pack: put it on the handle, not on the bottom;',
          'one bag a person, up to fifteen kilograms;',
          'car keys and phone go into a clear bag at a window of their own;',
          'things wait until the evening, lost ones for a month.',
        ) +
        p(
          `Lost something earlier? Write by the ${link('/feedback', 'feedback form')}: describe the thing, name your number, and we send it to a pickup point of your city.`,
        ),
    ],
  },
  {
    id: 'nomera-po-pochte',
    when: { days: 205 },
    ground: 'ice',
    title: ['Стартовый пакет приедет домой', 'Your start pack comes to your home'],
    preview: [
      'Номер, чип и футболку можно получить до старта и не стоять за ними утром.',
      'Number, chip and shirt may come before the start, and you need not queue for them.',
    ],
    text: [
      p(
        'На больших стартах утренняя очередь за пакетами растягивалась на полчаса. Теперь у форматов с доставкой пакет можно заказать вместе с билетом: курьером, почтой или в пункт выдачи.',
        'Отправляем за десять дней до старта. Номер, чип, футболка вашего размера, наклейка для камеры хранения и план городка лежат в одном конверте.',
        'В день старта останется показать паспорт и медицинскую справку у отдельного входа: там очереди нет. Если посылка не пришла, возьмите с собой письмо о заказе: пакет соберут на месте, дубликаты есть для всех.',
      ),
      p(
        'At large starts the morning queue for packs took half an hour. Formats with delivery can now send the pack with the ticket: by courier, by post or to a pickup point.',
        'It leaves ten days before the start. One envelope holds the number, the chip, a shirt of your size, the sticker for left luggage and a map of the village.',
        'On race day show your passport and the medical certificate at an entrance of its own, where nobody queues. If the parcel has not come, bring the letter about your order: there is a second pack for everybody.',
      ),
    ],
  },
];
