import { link, list, type NewsSeed, p } from './article.ts';

/** How to get there, and where to leave things. */
export const roadNews: readonly NewsSeed[] = [
  {
    id: 'avtobusy-ot-metro',
    when: { days: 58 },
    ground: 'moss',
    event: 'trassa',
    title: ['Автобусы до старта: откуда, когда и почём', 'Buses to the race: where, when and how much'],
    preview: [
      'В семи городах серии от станций ходят бесплатные автобусы. Места не бронируют.',
      'Free buses run from stations in seven of our cities. Seats cannot be booked.',
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
        'The first bus leaves two hours before your wave, the last one forty minutes before. On the way back they leave when full; the last one goes an hour after the prize-giving.',
        'The stops are on every race page, under “How to get there”. We confirm them a week ahead: if a street is closed, the address is updated there.',
      ) +
        list(
          'no bicycles on board; prams fold into the hold;',
          'you can ride back muddy: the seats are covered;',
          'spectators are welcome too.',
        ) +
        p(
          `If you drive, share a ride: the training ground has nine hundred spaces and usually more cars than that. For roads, trains and places to stay, see ${link('/logistics', 'Getting there')}.`,
        ),
    ],
  },
  {
    id: 'kamera-hraneniya',
    when: { days: 165 },
    ground: 'dust',
    title: ['Камера хранения: как не искать рюкзак час', 'Bag drop: how not to spend an hour looking for your bag'],
    preview: [
      'Наклейка с номером, одна сумка и никаких ключей в кармане. Новый порядок выдачи.',
      'A sticker with your bib number, one bag and no keys in your pocket: how it works now.',
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
        'Bags are now taken by wave rather than in one queue: only your wave comes to your counter. Getting a bag back takes less than a minute if its sticker is on.',
      ) +
        list(
          'the sticker is in your race pack: put it on the handle, not on the bottom;',
          'one bag per person, up to 15 kg;',
          'hand in car keys and phones in a clear bag at a separate window;',
          'bags wait until the end of the day; lost property is kept for a month.',
        ) +
        p(
          `Lost something at an earlier race? Use the ${link('/feedback', 'feedback form')}: describe the item and give your bib number, and we will send it to a pickup point in your city.`,
        ),
    ],
  },
  {
    id: 'nomera-po-pochte',
    when: { days: 205 },
    ground: 'ice',
    title: ['Стартовый пакет приедет домой', 'Your race pack, delivered'],
    preview: [
      'Номер, чип и футболку можно получить до старта и не стоять за ними утром.',
      'You can get your bib, chip and T-shirt before race day and skip the morning queue.',
    ],
    text: [
      p(
        'На больших стартах утренняя очередь за пакетами растягивалась на полчаса. Теперь у форматов с доставкой пакет можно заказать вместе с билетом: курьером, почтой или в пункт выдачи.',
        'Отправляем за десять дней до старта. Номер, чип, футболка вашего размера, наклейка для камеры хранения и план городка лежат в одном конверте.',
        'В день старта останется показать паспорт и медицинскую справку у отдельного входа: там очереди нет. Если посылка не пришла, возьмите с собой письмо о заказе: пакет соберут на месте, дубликаты есть для всех.',
      ),
      p(
        'At big races the morning queue for race packs used to take half an hour. Formats with delivery now let you order the pack with your ticket: by courier, by post or to a pickup point.',
        'We send it ten days before the race. One envelope holds your bib, chip, a T-shirt in your size, the bag drop sticker and a map of the race village.',
        'On race day, just show your passport and medical certificate at a separate entrance with no queue. If the parcel has not arrived, bring your order email: we keep a duplicate pack for everyone.',
      ),
    ],
  },
];
