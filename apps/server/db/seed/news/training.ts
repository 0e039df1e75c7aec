import { head, link, list, type NewsSeed, p, quote } from './article.ts';

/** How to get ready. */
export const trainingNews: readonly NewsSeed[] = [
  {
    id: 'trenirovki',
    when: { days: 41 },
    ground: 'clay',
    event: 'otkrytaya-trenirovka',
    title: ['Открытые тренировки вернулись', 'Open training is back'],
    preview: [
      'Каждый месяц, бесплатно, со снарядами в полный рост. Нужна запись.',
      'Every month, free of charge, on full-size obstacles. Booking required.',
    ],
    text: [
      p(
        'Полтора часа на стене, канате и рукоходе с тренерами серии. Приходите со сменной обувью и бутылкой воды, перчатки дадим.',
        'Детская группа занимается в соседнем зале в то же время, поэтому ребёнка не с кем оставить — больше не причина пропускать.',
        'Мест тридцать, и разбирают их за два дня. Запись именная: если не получается прийти, верните билет в кабинете, и он достанется следующему. Впервые на снарядах — скажите тренеру сразу, для новичков есть отдельная дорожка.',
      ),
      p(
        'Ninety minutes on the wall, the rope and the monkey bars with the series’ coaches. Bring a change of shoes and a bottle of water; we have gloves.',
        'The children’s group trains next door at the same time, so having nobody to look after the kids is no longer a reason to miss it.',
        'There are thirty places, and they go within two days. Bookings are personal: if you cannot come, return the ticket in your account so that somebody else can have it. First time on obstacles? Tell the coach: beginners have their own lane.',
      ),
    ],
  },
  {
    id: 'kanat-tri-sposoba',
    when: { days: 68 },
    ground: 'rust',
    title: ['Канат: три способа, один из них ваш', 'The rope: three ways up, and one is yours'],
    preview: [
      'Руками поднимаются немногие. Остальным помогут ноги и правильная обувь.',
      'Few people climb on arms alone. For everyone else there are feet and the right shoes.',
    ],
    text: [
      p(
        'На канате сходят не потому, что слабые руки, а потому, что ноги болтаются. Тренеры советуют выучить один захват и делать его не думая.',
      ) +
        list(
          '<strong>«Восьмёрка».</strong> Канат обвивает голень и зажимается стопами. Надёжно, но медленно: хорош для первого старта.',
          '<strong>«Крючок».</strong> Одна стопа подхватывает канат снизу, другая встаёт сверху. Самый быстрый, если отработан.',
          '<strong>«Ступенька».</strong> Канат идёт снаружи бедра и прижимается подошвами. Помогает, когда верёвка мокрая.',
        ) +
        p(
          'Спускайтесь так же, перехватами: скольжение снимает кожу с ладоней за секунду. И смотрите на обувь: гладкая подошва не держит ни один из трёх захватов.',
        ),
      p(
        'People fail on the rope because their feet dangle, not because their arms are weak. Coaches’ advice: learn one lock until you can do it without thinking.',
      ) +
        list(
          '<strong>The wrap.</strong> The rope winds round your shin and is pinched between your feet. Safe but slow: good for a first race.',
          '<strong>The hook.</strong> One foot scoops up the rope, the other stands on it. The fastest, once you have mastered it.',
          '<strong>The step.</strong> The rope runs outside your thigh and is held between your soles. It helps when the rope is wet.',
        ) +
        p(
          'Come down the same way, hand under hand: sliding takes the skin off in a second. And mind your shoes: a smooth sole holds none of the three.',
        ),
    ],
  },
  {
    id: 'zima-beg-po-snegu',
    when: { month: 1, day: 14 },
    ground: 'ice',
    title: ['Как бегать зимой и не бросить к февралю', 'How to run in winter and not give up by February'],
    preview: [
      'Короткий шаг, три слоя и разрешение идти пешком. Советы тренера.',
      'A short stride, three layers and permission to walk: a coach’s advice.',
    ],
    text: [
      p(
        'Зимой скорость не тренируют, зимой сохраняют привычку. Если в ноябре вы бегали трижды в неделю, в январе оставьте две пробежки и не смотрите на темп.',
      ) +
        list(
          'Шаг короче, стопа под собой: так меньше скользят.',
          'Три слоя: термобельё, тонкая кофта, ветровка. Через десять минут должно стать тепло, а не жарко.',
          'Шипы нужны на льду, на асфальте они мешают. Для рыхлого снега хватит протектора.',
          'Ниже −15 °C бегайте вдоль дорог с остановками: вернуться должно быть легко.',
        ) +
        quote('Лучшая зимняя тренировка — та, после которой хочется выйти завтра.', 'Ольга Титова, тренер серии') +
        p(
          `Проверить себя можно на ${link('/event/snezhny-shturm', '«Снежном штурме»')}: дистанция короткая, а чай стоит на каждом третьем километре.`,
        ),
      p(
        'Winter is not for speed, it is for keeping the habit. If you ran three times a week in November, keep two runs in January and ignore your pace.',
      ) +
        list(
          'Shorten your stride and keep your feet under you: you slip less.',
          'Three layers: thermals, a thin top, a wind jacket. Ten minutes in, you should be warm, not hot.',
          'Spikes are for ice and a nuisance on asphalt. For loose snow, good lugs are enough.',
          'Below −15 °C, run along roads with bus stops: getting home should be easy.',
        ) +
        quote(
          'The best winter session is the one that makes you want to go out again tomorrow.',
          'Olga Titova, series coach',
        ) +
        p(
          `Test yourself at ${link('/event/snezhny-shturm', 'Snow Storm')}: the distance is short and there is tea every three kilometres.`,
        ),
    ],
  },
  {
    id: 'pervye-pyat',
    when: { month: 3, day: 17 },
    ground: 'clay',
    title: ['Восемь недель до первых пяти километров', 'Eight weeks to your first five kilometres'],
    preview: [
      'План для тех, кто не бегал никогда. Три тренировки в неделю, без спортзала.',
      'A plan for people who have never run: three sessions a week, no gym.',
    ],
    text: [
      p(
        'Короткая дистанция — пять километров и полтора десятка препятствий. К ней можно подготовиться с нуля за восемь недель, если не спешить.',
      ) +
        head('Недели 1–3') +
        p(
          'Чередуйте две минуты бега и две минуты шага, всего двадцать пять минут. Дома — вис на перекладине и приседания через день.',
        ) +
        head('Недели 4–6') +
        p(
          'Бегите по десять минут с минутой шага между ними. Добавьте горку: шесть подъёмов бегом, спуск пешком. Отжимания можно от скамейки.',
        ) +
        head('Недели 7–8') +
        p(
          'Одна пробежка на сорок минут, вторая — двадцать с пятью бёрпи каждые пять минут. За три дня до старта отдыхайте: силы прибавляет отдых, а не последняя тренировка.',
        ) +
        p(`Ближайшие короткие старты — в ${link('/calendar', 'календаре')}.`),
      p(
        'The short distance is five kilometres with some fifteen obstacles. Eight weeks are enough to get there from scratch if you do not rush.',
      ) +
        head('Weeks 1–3') +
        p(
          'Alternate two minutes of running with two of walking, twenty-five minutes in all. At home, do a dead hang and squats every other day.',
        ) +
        head('Weeks 4–6') +
        p(
          'Run for ten minutes at a time with a minute’s walk in between. Add a hill: six climbs at a run, walking down. Push-ups off a bench are fine.',
        ) +
        head('Weeks 7–8') +
        p(
          'One forty-minute run, and one of twenty minutes with five burpees every five minutes. Rest for the last three days: it is rest that makes you stronger, not the last session.',
        ) +
        p(`The next short races are in the ${link('/calendar', 'calendar')}.`),
    ],
  },
  {
    id: 'vosstanovlenie',
    when: { days: 140 },
    ground: 'moss',
    title: ['Три дня после старта: что делать с ногами', 'Three days after the race: looking after your legs'],
    preview: [
      'Болит всё, и это нормально. Врач серии объясняет, что пройдёт само, а что нет.',
      'Everything hurts, and that is normal. The series doctor explains what heals by itself and what does not.',
    ],
    text: [
      p(
        'Мышцы болят сильнее всего на второй день: так организм чинит мелкие разрывы. К четвёртому боль уходит, если ей не мешать.',
      ) +
        list(
          'Первый день: сон, вода, обычная еда. Горячая ванна подождёт до завтра.',
          'Второй: сорок минут шагом. Лежать хуже, чем ходить.',
          'Третий: лёгкое растирание или ролик, без силы и без терпения через боль.',
        ) +
        p(
          'К врачу идут, если боль в суставе, а не в мышце; если колено отекло или не сгибается; если ссадина горячая и краснота растёт. Царапины от колючки промойте и закройте: грязь на трассе настоящая.',
          'Если у вас полис, сохраните справку из травмпункта: без неё страховщик не заплатит.',
        ),
      p(
        'Muscles hurt most on the second day: that is your body mending tiny tears. By the fourth day the pain is gone, if you let it go.',
      ) +
        list(
          'Day one: sleep, water, your usual food. The hot bath can wait until tomorrow.',
          'Day two: a forty-minute walk. Lying down is worse.',
          'Day three: a light massage or a foam roller, gently and never through pain.',
        ) +
        p(
          'See a doctor if it is the joint that hurts and not the muscle, if a knee is swollen or will not bend, or if a graze feels hot and the redness spreads. Wash and cover barbed-wire scratches: the mud out there is real.',
          'If you have a policy, keep the emergency room report: the insurer will not pay without it.',
        ),
    ],
  },
];
