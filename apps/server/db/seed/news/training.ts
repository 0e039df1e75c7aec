import { head, link, list, type NewsSeed, p, quote } from './article.ts';

/** How to get ready. */
export const trainingNews: readonly NewsSeed[] = [
  {
    id: 'trenirovki',
    when: { days: 41 },
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
        'Детская группа занимается в соседнем зале в то же время, поэтому ребёнка не с кем оставить — больше не причина пропускать.',
        'Мест тридцать, и разбирают их за два дня. Запись именная: если не получается прийти, верните билет в кабинете, и он достанется следующему. Впервые на снарядах — скажите тренеру сразу, для новичков есть отдельная дорожка.',
      ),
      p(
        'Ninety minutes on the wall, the rope and the monkey bars with the coaches of the series. Bring indoor shoes and a bottle of water; we lend gloves.',
        'The children’s group trains next door at the same time, so having nobody to look after them is no longer a reason.',
        'There are thirty places, gone within two days. A place is personal: if you cannot come, return the ticket in your account, and the next one gets it. If it is your first time, tell the coach: beginners have a lane of their own.',
      ),
    ],
  },
  {
    id: 'kanat-tri-sposoba',
    when: { days: 68 },
    ground: 'rust',
    title: ['Канат: три способа, один из них ваш', 'The rope: three ways, and one is yours'],
    preview: [
      'Руками поднимаются немногие. Остальным помогут ноги и правильная обувь.',
      'Few people climb by their arms. Feet and the right shoes help all others.',
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
        'People fail on the rope because their feet dangle, not because their arms are weak. Learn one lock until you need not think of it.',
      ) +
        list(
          '<strong>The wrap.</strong> The rope winds round the shin and is pressed between the feet. Safe but slow: good for a first start.',
          '<strong>The hook.</strong> One foot lifts the rope, the other stands on it. The fastest, once you have it.',
          '<strong>The step.</strong> The rope runs outside the thigh and is held by the soles. It helps when everything is wet.',
        ) +
        p(
          'Go down the same way, hand under hand: sliding takes the skin off in a second. And mind the shoes: a smooth sole holds none of the three.',
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
      'Short steps, three layers and leave to walk: a coach’s advice.',
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
        'Winter is not for speed; winter is for keeping the habit. If you ran three times a week in November, keep two in January and forget the pace.',
      ) +
        list(
          'Short steps, foot under the body: that slips less.',
          'Three layers: thermal underwear, a thin jumper, a wind jacket. After ten minutes you should be warm, not hot.',
          'Spikes are for ice and a nuisance on asphalt. Studs are enough for loose snow.',
          'Below −15 °C run along roads with bus stops: it has to be easy to turn back.',
        ) +
        quote(
          'The best winter training is the one after which you want to go out tomorrow.',
          'Olga Titova, coach of the series',
        ) +
        p(
          `Test yourself at ${link('/event/snezhny-shturm', 'Snow Storm')}: the lap is short and there is tea every third kilometre.`,
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
      'A plan for people who have never run: three trainings a week and no gym.',
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
        'The short lap is five kilometres with some fifteen obstacles. Eight weeks are enough to get there from nothing, if you do not hurry.',
      ) +
        head('Weeks 1–3') +
        p(
          'Two minutes of running and two of walking by turns, twenty-five minutes in all. At home a dead hang and squats every other day.',
        ) +
        head('Weeks 4–6') +
        p(
          'Run ten minutes with one minute of walking between. Add a hill: six times up running, down walking. Push-ups on a bench will do.',
        ) +
        head('Weeks 7–8') +
        p(
          'One run of forty minutes and one of twenty with five burpees every five minutes. Rest for the last three days: rest makes you strong, not the last training.',
        ) +
        p(`The next short starts are in the ${link('/calendar', 'calendar')}.`),
    ],
  },
  {
    id: 'vosstanovlenie',
    when: { days: 140 },
    ground: 'moss',
    title: ['Три дня после старта: что делать с ногами', 'Three days after the start: what to do with your legs'],
    preview: [
      'Болит всё, и это нормально. Врач серии объясняет, что пройдёт само, а что нет.',
      'Everything hurts, and that is normal. The doctor tells what goes away by itself.',
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
        'Muscles hurt most on the second day: the body mends small tears. By the fourth day it is over, if you let it.',
      ) +
        list(
          'Day one: sleep, water, ordinary food. The hot bath can wait.',
          'Day two: forty minutes of walking. Lying down is worse.',
          'Day three: a light rub or a roller, without force and without enduring pain.',
        ) +
        p(
          'See a doctor when it is the joint and not the muscle, when a knee is swollen or does not bend, when a graze is hot and the red spreads. Wash and cover scratches: the mud is real mud.',
          'If you have a policy, keep the paper of the emergency room: the insurer pays nothing without it.',
        ),
    ],
  },
];
