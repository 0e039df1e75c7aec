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
    title: ['Осенний тур: итоги двух стартов', 'Autumn tour: the results of two starts'],
    preview: [
      'Самара и Ростов приняли больше семисот человек. Протоколы и фотографии опубликованы.',
      'Samara and Rostov saw more than seven hundred people. Results and photographs are out.',
    ],
    text: [
      p(
        'Осенний тур закончен. На Красной Глинке круг оказался быстрее прошлогоднего на четыре минуты, на левом берегу Дона впервые добежали все команды.',
        `Найдите себя ${table} по фамилии или номеру: там отрезки, места в группах и сертификат в PDF.`,
        'Спасибо местным клубам: треть препятствий построили их руками. Особенно пирамиду в Самаре — её собирали вечером накануне под дождём и при свете фар, а наутро её одолели все, кто вышел на старт.',
      ),
      p(
        'The autumn tour is over. The lap at Krasnaya Glinka was four minutes faster than last year, and on the left bank of the Don every team finished for the first time.',
        `Find yourself ${tables} by surname or number, with splits, places in the groups and a certificate.`,
        'Thanks to the local clubs, who built a third of the obstacles with their own hands: above all the pyramid in Samara, put together the evening before in the rain by the light of cars, and crossed by everybody the next morning.',
      ),
    ],
  },
  {
    id: 'rostov-den-starta',
    when: { after: 'osenniy-tur-rostov', days: 2 },
    ground: 'clay',
    event: 'trassa-osenniy-tur',
    title: ['Ростов: песок, ветер и двадцать минут форы', 'Rostov: sand, wind and twenty minutes in hand'],
    preview: [
      'Левый берег Дона впервые принял «Трассу». Рассказываем, как это было.',
      'The left bank of the Don hosted Trassa for the first time.',
    ],
    text: [
      p(
        'Ветер поднялся в восемь утра и не стих до награждения. Бегуны первой волны возвращались с песком на зубах и одинаково говорили, что шесть километров по дюнам стоят десяти по лесу.',
        'Экипаж «Вторая смена» нёс бревно вшестером и ни разу не опустил: на финише они опередили ближайших соперников на двадцать минут.',
      ) +
        quote('Тренировались с мешком картошки по лестнице девятиэтажки. Соседи привыкли.', 'капитан экипажа') +
        p(`Полный протокол с отрезками — ${table}.`),
      p(
        'The wind rose at eight and did not drop before the ceremony. Runners of the first wave came back with sand between their teeth and all said that six kilometres of dunes are worth ten of forest.',
        'The crew Second Shift carried their log without once putting it down and finished twenty minutes ahead of the next one.',
      ) +
        quote(
          'We trained with a sack of potatoes on the stairs of a tower block. The neighbours got used to it.',
          'captain of the crew',
        ) +
        p(`All times and splits are ${tables}.`),
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
      'The tunnels of the fort were darker than in rehearsal. The results are out.',
    ],
    text: [
      p(
        'Впервые трасса прошла внутри форта: двести метров казематов, где слышно только своё дыхание и капли. Мы повесили лампы каждые десять метров, и их всё равно просили больше.',
        'Самым трудным судьи назвали не тоннель, а канат после него: мокрые руки, ветер с залива и четыре метра высоты. С первой попытки прошли шестеро из десяти.',
        `Результаты всех форматов ${table}. Если ваше время не сошлось с часами, напишите в течение трёх дней: судьи посмотрят запись с финиша.`,
      ),
      p(
        'For the first time the course went through the fort: two hundred metres of casemates with nothing to hear but breath and drops. We hung a lamp every ten metres, and people still asked for more.',
        'The judges call the rope behind it the hardest obstacle of the day: wet hands, wind from the gulf and four metres to climb. Six in ten made it at the first try.',
        `All formats are ${tables}. If your time differs from your watch, write within three days: the judges will look at the recording of the finish.`,
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
      'Twelve structures, two lanes and a full hall: the results of Steel Mile.',
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
        'Half a second and the last ring decided the men’s final: the leader missed it and lost at the touch. The women’s final was clear from half way.',
        'More people stood on the stands than on the lanes. The loudest cheers were for the crew of the fire station, who ran in full gear and took it off for the monkey bars only.',
      ) +
        list(
          'the best time of the heats stood for twelve minutes;',
          'eleven people beat their own record in the hall;',
          'nobody needed the doctor but for blisters.',
        ) +
        p(`The finals and every heat are ${tables}.`),
    ],
  },
  {
    id: 'vologda-tuman',
    when: { after: 'kross-vologda', days: 2 },
    ground: 'moss',
    event: 'lesnoy-kross',
    title: ['Вологда бежала в тумане', 'Vologda ran in the fog'],
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
        'The fog came down in the night and stayed until noon. The marking had to be doubled: volunteers went out at four in the morning and hung three hundred more ribbons.',
        'After the rain the ford was waist-deep. People under a hundred and sixty centimetres were allowed to go round; nobody did.',
        `Fishermen of the next village cooked the soup, and it was gone before the runners were. There will be a second pot next time. The times are ${tables}.`,
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
      'Tomsk: minus nineteen, and nobody gave up on the first lap',
    ],
    preview: [
      'До переноса не хватило трёх градусов. Бежали все, кто приехал.',
      'Three degrees short of moving the start. Everybody who came ran.',
    ],
    text: [
      p(
        'Утром на базе «Метелица» было −19 °C. По правилам старт переносится ниже −22 °C, поэтому врач и главный судья проверяли прогноз каждый час и держали наготове автобусы.',
        'Снег скрипел так, что лидеров слышали раньше, чем видели. Ледяную горку прошли почти все, а вот траншея с рыхлым снегом собрала очередь: на будущий год сделаем две.',
        `Время, места и отрезки ${table}. Обмороженных нет, потерянных варежек — тридцать одна штука, они ждут в пункте выдачи.`,
      ),
      p(
        'In the morning the thermometer at the base showed −19 °C. By the rules a start moves below −22 °C, so the doctor and the chief judge looked at the forecast every hour and kept the buses waiting.',
        'The snow squeaked so loudly that the leaders were heard before they were seen. Nearly everybody crossed the ice slide, but a queue grew at the trench: next year there will be two.',
        `Times, places and splits are ${tables}. Nobody was frostbitten; thirty-one lost mittens wait at number pick-up.`,
      ),
    ],
  },
  {
    id: 'voronezh-deti',
    when: { after: 'deti-voronezh', days: 2 },
    ground: 'rust',
    event: 'trassa-deti',
    title: [
      'Воронеж: триста детских медалей и одна мамина',
      'Voronezh: three hundred medals for children and one for a mother',
    ],
    preview: [
      'Семейный круг бежали втроём, вчетвером и с коляской. Показываем итоги.',
      'Families ran by threes, by fours and with a pram.',
    ],
    text: [
      p(
        'В Центральном парке финишировали триста детей от шести до тринадцати лет. Самый младший участник семейного круга ехал в коляске и проспал все препятствия, кроме последнего.',
        'Медаль для мамы появилась сама: пятилетний Гоша после финиша снял свою и надел на маму, «потому что она несла меня через воду». Мы нашли запасную, чтобы никто не ушёл без награды.',
        `Места в детских стартах не объявляют со сцены, но время каждого можно найти ${table}.`,
      ),
      p(
        'Three hundred children from six to thirteen finished in Central Park. The youngest on the family lap sat in a pram and slept through every obstacle but the last.',
        'The medal for a mother came by itself: Gosha, five, took his off at the finish and hung it round her neck, “because she carried me through the water”. We found a spare one, so that nobody left without.',
        `Children’s places are not announced from the stage, but everybody’s time is ${tables}.`,
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
      'Steppe Wind was run for the first time, and the camels watched.',
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
        'The last three hundred metres climb a dune. On the map it looked harmless; in truth every second step slid back. The three leaders went on all fours and laughed when they saw the drone.',
        'Camels from the next farm came to the fence by themselves and stayed until the end of the ceremony.',
      ) +
        quote(
          'I have run mountains and bogs. Sand is the most honest: you get what you give.',
          'the winner of the 10 km',
        ) +
        p(
          `The table is ${tables}. The next Steppe Wind is planned for spring, when the sand is firmer and there is more water.`,
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
      'The largest start of the season, sorted by surnames, numbers and seconds.',
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
        'Waves left every twelve minutes from nine to three. The last runner came in on the arms of two volunteers, applauded by those who were taking down the gate.',
        'The table is long, so here is how not to get lost in it:',
      ) +
        list(
          'search by the first letters of your surname or by your number;',
          'choose a format and a category: the places are already your own in each;',
          'open the row for splits, the gap to the leader and a certificate;',
          'hide your name if you do not want it seen; the time stays.',
        ) +
        p(`Everything is ${tables}. Write within three days, and we correct a wrong time.`),
    ],
  },
];
