import { link, list, type NewsSeed, p, quote } from './article.ts';

const table = link('/results', 'в протоколах');
const tables = link('/results', 'in the results');

/** What starts that are over were like. */
export const resultNews: readonly NewsSeed[] = [
  {
    id: 'itogi-oseni',
    when: { after: 'osenniy-tur-samara', days: 3 },
    ground: 'soot',
    event: 'trassa-osenniy-tur',
    title: ['Осенний тур: итоги двух стартов', 'Autumn Tour: how both races went'],
    preview: [
      'Самара и Ростов приняли больше семисот человек. Протоколы и фотографии опубликованы.',
      'More than seven hundred people raced in Samara and Rostov. Results and photos are out.',
    ],
    text: [
      p(
        'Осенний тур закончен. На Красной Глинке круг оказался быстрее прошлогоднего на четыре минуты, на левом берегу Дона впервые добежали все команды.',
        `Найдите себя ${table} по фамилии или номеру: там отрезки, места в группах и сертификат в PDF.`,
        'Спасибо местным клубам: треть препятствий построили их руками. Особенно пирамиду в Самаре — её собирали вечером накануне под дождём и при свете фар, а наутро её одолели все, кто вышел на старт.',
      ),
      p(
        'The Autumn Tour is over. The course at Krasnaya Glinka was four minutes faster than last year, and on the left bank of the Don every team finished for the first time.',
        `Find yourself ${tables} by last name or bib number: splits, group places and a PDF certificate are there.`,
        'Thank you to the local clubs, who built a third of the obstacles with their own hands. Above all for the pyramid in Samara: put together the evening before, in the rain and by headlights, and climbed the next morning by everyone who took part.',
      ),
    ],
  },
  {
    id: 'rostov-den-starta',
    when: { after: 'osenniy-tur-rostov', days: 2 },
    ground: 'clay',
    event: 'trassa-osenniy-tur',
    title: ['Ростов: песок, ветер и двадцать минут форы', 'Rostov: sand, wind and a twenty-minute lead'],
    preview: [
      'Левый берег Дона впервые принял «Трассу». Рассказываем, как это было.',
      'The left bank of the Don hosted Trassa for the first time. Here is how it went.',
    ],
    text: [
      p(
        'Ветер поднялся в восемь утра и не стих до награждения. Бегуны первой волны возвращались с песком на зубах и одинаково говорили, что шесть километров по дюнам стоят десяти по лесу.',
        'Экипаж «Вторая смена» нёс бревно вшестером и ни разу не опустил: на финише они опередили ближайших соперников на двадцать минут.',
      ) +
        quote('Тренировались с мешком картошки по лестнице девятиэтажки. Соседи привыкли.', 'капитан экипажа') +
        p(`Полный протокол с отрезками — ${table}.`),
      p(
        'The wind got up at eight and did not drop until the prize-giving. Runners from the first wave came back with sand in their teeth, all saying that six kilometres of dunes equal ten of forest.',
        'The Second Shift crew carried their log, six of them, without once putting it down and finished twenty minutes ahead of their closest rivals.',
      ) +
        quote(
          'We trained with a sack of potatoes on the stairs of a tower block. The neighbours got used to it.',
          'crew captain',
        ) +
        p(`Full results with splits are ${tables}.`),
    ],
  },
  {
    id: 'peterburg-fort',
    when: { after: 'trassa-peterburg', days: 2 },
    ground: 'moss',
    event: 'trassa',
    title: ['Красная Горка: форт взят', 'Krasnaya Gorka: the fort is taken'],
    preview: [
      'Тоннели форта оказались темнее, чем на репетиции. Протокол опубликован.',
      'The tunnels were darker than in rehearsal. The results are out.',
    ],
    text: [
      p(
        'Впервые трасса прошла внутри форта: двести метров казематов, где слышно только своё дыхание и капли. Мы повесили лампы каждые десять метров, и их всё равно просили больше.',
        'Самым трудным судьи назвали не тоннель, а канат после него: мокрые руки, ветер с залива и четыре метра высоты. С первой попытки прошли шестеро из десяти.',
        `Результаты всех форматов ${table}. Если ваше время не сошлось с часами, напишите в течение трёх дней: судьи посмотрят запись с финиша.`,
      ),
      p(
        'For the first time the course ran inside the fort: two hundred metres of casemates where you hear nothing but your own breath and dripping water. We hung a lamp every ten metres, and people still asked for more.',
        'According to the marshals, the hardest part was not the tunnel but the rope after it: wet hands, wind off the gulf and four metres to climb. Six in ten made it first time.',
        `Results for every format are ${tables}. If your time does not match your watch, write to us within three days: the referees will check the finish-line video.`,
      ),
    ],
  },
  {
    id: 'tyumen-milya',
    when: { after: 'milya-tyumen', days: 2 },
    ground: 'dust',
    event: 'stalnaya-milya',
    title: ['Тюмень: миля за шесть минут с хвостиком', 'Tyumen: a mile in a little over six minutes'],
    preview: [
      'Двенадцать снарядов, две дорожки и полный манеж. Итоги «Стальной мили».',
      'Twelve obstacles, two lanes and a full hall: how Steel Mile went.',
    ],
    text: [
      p(
        'Финал мужского спринта решили полсекунды и последнее кольцо: лидер промахнулся рукой и уступил на касании. Женский финал, наоборот, был ясен с середины дистанции.',
        'На трибунах собралось больше людей, чем на дорожках. Громче всех болели за экипаж пожарной части: они бежали в боёвках и сняли их только на рукоходе.',
      ) +
        list(
          'лучшее время квалификации держалось двенадцать минут;',
          'одиннадцать человек побили личный рекорд манежа;',
          'ни одного обращения к врачу, кроме мозолей.',
        ) +
        p(`Сетка финалов и время каждого забега ${table}.`),
      p(
        'Half a second and the last ring decided the men’s sprint final: the leader missed his grip and lost on the touch. The women’s final was settled by halfway.',
        'There were more people in the stands than on the lanes. The loudest cheers were for the fire station crew, who ran in full kit and took it off only for the monkey bars.',
      ) +
        list(
          'the best qualifying time stood for twelve minutes;',
          'eleven people beat their personal best for the hall;',
          'nobody saw the doctor about anything but blisters.',
        ) +
        p(`The final brackets and the times of every heat are ${tables}.`),
    ],
  },
  {
    id: 'vologda-tuman',
    when: { after: 'kross-vologda', days: 2 },
    ground: 'moss',
    event: 'lesnoy-kross',
    title: ['Вологда бежала в тумане', 'Vologda ran in fog'],
    preview: [
      'Видимость двадцать метров, брод по пояс и горячая уха на финише.',
      'Twenty metres of visibility, a waist-deep ford and hot fish soup at the finish.',
    ],
    text: [
      p(
        'Туман лёг в ночь перед стартом и держался до полудня. Разметку пришлось удвоить: волонтёры вышли в лес в четыре утра и повесили ещё триста лент.',
        'Брод через ручей после дождей поднялся до пояса. Тем, кто ниже ста шестидесяти сантиметров, разрешили обход, и никто им не воспользовался.',
        `Уху варили рыбаки из соседней деревни, и она кончилась раньше, чем бегуны. В следующий раз поставим второй котёл. Результаты ${table}.`,
      ),
      p(
        'The fog came down the night before the race and stayed until noon. The course marking had to be doubled: volunteers went into the forest at four in the morning and hung three hundred more tapes.',
        'After the rain the ford was waist-deep. Anyone under 160 cm was allowed to go round; nobody did.',
        `Fishermen from the next village cooked the soup, and it ran out before the runners did. Next time there will be a second pot. The results are ${tables}.`,
      ),
    ],
  },
  {
    id: 'tomsk-metelitsa',
    when: { after: 'shturm-tomsk', days: 2 },
    ground: 'ice',
    event: 'snezhny-shturm',
    title: [
      'Томск: минус девятнадцать и ни одного схода на первом круге',
      'Tomsk: minus nineteen, and nobody dropped out on the first lap',
    ],
    preview: [
      'До переноса не хватило трёх градусов. Бежали все, кто приехал.',
      'Three degrees short of calling it off. Everyone who came ran.',
    ],
    text: [
      p(
        'Утром на базе «Метелица» было −19 °C. По правилам старт переносится ниже −22 °C, поэтому врач и главный судья проверяли прогноз каждый час и держали наготове автобусы.',
        'Снег скрипел так, что лидеров слышали раньше, чем видели. Ледяную горку прошли почти все, а вот траншея с рыхлым снегом собрала очередь: на будущий год сделаем две.',
        `Время, места и отрезки ${table}. Обмороженных нет, потерянных варежек — тридцать одна штука, они ждут в пункте выдачи.`,
      ),
      p(
        'In the morning it was −19 °C at the base. By the rules, a race is moved below −22 °C, so the doctor and the chief referee checked the forecast every hour and kept the buses waiting.',
        'The snow squeaked so much that you heard the leaders before you saw them. Nearly everyone made it up the ice slide, but the trench of loose snow drew a queue: next year there will be two.',
        `Times, places and splits are ${tables}. Nobody got frostbite; thirty-one lost mittens are waiting at bib pick-up.`,
      ),
    ],
  },
  {
    id: 'voronezh-deti',
    when: { after: 'deti-voronezh', days: 2 },
    ground: 'rust',
    event: 'trassa-deti',
    title: ['Воронеж: триста детских медалей и одна мамина', 'Voronezh: three hundred kids’ medals and one for a mum'],
    preview: [
      'Семейный круг бежали втроём, вчетвером и с коляской. Показываем итоги.',
      'Families ran in threes, in fours and with a pram. Here is how it went.',
    ],
    text: [
      p(
        'В Центральном парке финишировали триста детей от шести до тринадцати лет. Самый младший участник семейного круга ехал в коляске и проспал все препятствия, кроме последнего.',
        'Медаль для мамы появилась сама: пятилетний Гоша после финиша снял свою и надел на маму, «потому что она несла меня через воду». Мы нашли запасную, чтобы никто не ушёл без награды.',
        `Места в детских стартах не объявляют со сцены, но время каждого можно найти ${table}.`,
      ),
      p(
        'Three hundred children aged six to thirteen finished in Central Park. The youngest on the family lap sat in a pram and slept through every obstacle but the last.',
        'The mum’s medal was not planned: Gosha, five, took his off at the finish and hung it round her neck, “because she carried me through the water”. We found a spare, so nobody left without one.',
        `Places in kids’ races are not announced from the stage, but everyone’s time is ${tables}.`,
      ),
    ],
  },
  {
    id: 'astrahan-barhany',
    when: { after: 'veter-astrakhan', days: 3 },
    ground: 'dust',
    event: 'stepnoy-veter',
    title: ['Астрахань: барханы у Досанга сдались', 'Astrakhan: the dunes of Dosang gave in'],
    preview: [
      '«Степной ветер» прошёл впервые. Верблюды смотрели с интересом.',
      'The first Steppe Wind is done. The camels watched with interest.',
    ],
    text: [
      p(
        'Последние триста метров — подъём на бархан. На схеме он выглядел безобидно, на деле каждый второй шаг съезжал обратно. Трое лидеров поднимались на четвереньках и смеялись, когда поняли, что снимает квадрокоптер.',
        'Верблюды с соседней фермы пришли к ограждению сами и простояли до конца награждения.',
      ) +
        quote(
          'Я бежал горы, бежал болота. Песок честнее всех: сколько отдал, столько и прошёл.',
          'победитель забега на 10 км',
        ) +
        p(
          `Протокол ${table}. Следующий «Степной ветер» планируем на весну: песок тогда плотнее, а воды в запасе больше.`,
        ),
      p(
        'The last three hundred metres climb a dune. On the map it looked harmless; in fact every second step slid back. The three leaders went up on all fours and burst out laughing when they saw the drone filming.',
        'Camels from a nearby farm came up to the fence and stayed until the end of the prize-giving.',
      ) +
        quote(
          'I have run mountains, I have run bogs. Sand is the most honest: you get out what you put in.',
          'winner of the 10 km race',
        ) +
        p(
          `The results are ${tables}. The next Steppe Wind is planned for spring, when the sand is firmer and we can carry more water.`,
        ),
    ],
  },
  {
    id: 'krylatskoe-tysyachi',
    when: { after: 'bolshoy-moskva', days: 2 },
    ground: 'rust',
    event: 'bolshoy-gorod',
    title: ['Крылатское: как найти себя среди тысяч', 'Krylatskoye: how to find yourself among thousands'],
    preview: [
      'Самый большой старт сезона разобран по фамилиям, номерам и секундам.',
      'The biggest race of the season, sorted by name, bib and second.',
    ],
    text: [
      p(
        'Волны уходили каждые двенадцать минут с девяти утра до трёх. Последний участник дошёл с двумя волонтёрами под руки и под аплодисменты тех, кто уже разбирал ворота.',
        'Протокол получился длинным, поэтому подсказываем, как в нём не потеряться:',
      ) +
        list(
          'ищите по первым буквам фамилии или по стартовому номеру;',
          'выберите формат и категорию — места пересчитывать не нужно, они уже свои в каждой;',
          'откройте строку: там отрезки, отставание от лидера и сертификат в PDF;',
          'не хотите, чтобы имя видели все, — скройте его, время останется.',
        ) +
        p(`Результаты ${table}. Ошибку во времени исправим, если написать в течение трёх дней.`),
      p(
        'Waves left every twelve minutes from nine until three. The last runner came in on the arms of two volunteers, to applause from the crew already taking down the arch.',
        'The results are long, so here is how not to get lost in them:',
      ) +
        list(
          'search by the first letters of your last name or by bib number;',
          'choose a format and a category: each has its own places, no need to recount;',
          'open the row for splits, the gap to the leader and a PDF certificate;',
          'if you do not want your name seen, hide it: the time stays.',
        ) +
        p(`The results are ${tables}. If a time is wrong, write within three days and we will correct it.`),
    ],
  },
];
