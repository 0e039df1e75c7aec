import { link, list, type NewsSeed, p, quote } from './article.ts';

/** What to put on. */
export const gearNews: readonly NewsSeed[] = [
  {
    id: 'krossovki-dlya-gryazi',
    when: { days: 83 },
    ground: 'clay',
    title: ['Кроссовки для грязи: на что смотреть', 'Shoes for mud: what to look at'],
    preview: [
      'Шипы в пять миллиметров, сетка вместо мембраны и шнурки, которые не развяжутся.',
      'Five-millimetre studs, mesh instead of membrane and laces that hold.',
    ],
    text: [
      p(
        'Дорогие не значит подходящие: на финише мы насмотрелись и на карбоновые пластины, забитые глиной. Вот что работает.',
      ) +
        list(
          'Протектор от пяти миллиметров, шипы редкие: из частых глина не вылетает.',
          'Верх из сетки. Мембрана держит воду внутри, и через километр вы несёте полкилограмма.',
          'Размер в размер. Запас в полразмера, привычный на асфальте, в болоте останется без вас.',
          'Подошва из мягкой резины: на мокром бревне она решает больше, чем рисунок.',
        ) +
        quote(
          'Шнурки завяжите двойным узлом и заправьте концы. Половина остановок на первом километре — из-за них.',
          'судья на препятствии «Окоп»',
        ) +
        p(
          'Металлические шипы запрещены: они рвут сети и опасны на стенах. Новые кроссовки разбегайте хотя бы двадцать километров, иначе мозоли обеспечены.',
        ),
      p('Dear does not mean right: at the finish we have seen carbon plates packed with clay. This is what works.') +
        list(
          'Studs of five millimetres or more, far apart: clay stays between close ones.',
          'A mesh upper. A membrane keeps the water in, and after a kilometre you carry a pound of it.',
          'Your exact size. The half size more that suits asphalt stays behind in the bog.',
          'Soft rubber: on a wet log it matters more than the pattern.',
        ) +
        quote(
          'Tie a double knot and tuck in the ends. Half of all stops on the first kilometre are laces.',
          'a judge at the Trench',
        ) +
        p(
          'Metal spikes are forbidden: they tear nets and are dangerous on walls. Run new shoes in for twenty kilometres at least, or expect blisters.',
        ),
    ],
  },
  {
    id: 'futbolka-finishera',
    when: { days: 185 },
    ground: 'soot',
    title: ['На футболке сезона — линии ваших гор', 'The season’s shirt shows the lines of your hills'],
    preview: [
      'Рельеф каждого города стал рисунком. Рассказываем, как его снимали.',
      'The terrain of every city became a pattern: how it was made.',
    ],
    text: [
      p(
        'Раньше на футболке финишёра был логотип. Теперь — горизонтали той самой трассы, которую вы пробежали: художник взял съёмку высот и провёл по линии на каждые пять метров подъёма.',
        'У плоского Волгограда линий одиннадцать, у Розы Хутор — сто восемьдесят, и напечатать их оказалось труднее всего: тонкая краска заплывала. Четвёртая проба получилась.',
        `Свой город выбирают в ${link('/shop', 'магазине')}. Если бегали в нескольких, есть футболка с картой всего сезона: города на ней можно отметить маркером для ткани, он лежит в пакете.`,
      ),
      p(
        'The finisher’s shirt used to carry a logo. Now it shows the contour lines of the very course you ran: an artist took the heights and drew a line for every five metres of climb.',
        'Flat Volgograd has eleven of them, Roza Khutor a hundred and eighty, which were the hardest to print: thin paint ran. The fourth try worked.',
        `Choose your city in the ${link('/shop', 'shop')}. For those who ran several there is a shirt with the map of the season and a pen to mark the cities on it.`,
      ),
    ],
  },
  {
    id: 'fonar-dlya-nochi',
    when: { month: 5, day: 28 },
    ground: 'rust',
    event: 'trassa-noch',
    title: ['Фонарь для ночного старта: проверяем пять штук', 'A lamp for the night: five of them tried'],
    preview: [
      'Двести люмен хватит на тропу, но не на спуск. И главное — запасные батареи.',
      'Two hundred lumens do for a trail but not for a descent. And bring batteries.',
    ],
    text: [
      p(
        'Пять налобных фонарей из обычного магазина надели на судей и отпустили их на ночной круг. Смотрели не на упаковку, а на то, видно ли корень за три метра.',
      ) +
        list(
          'До 150 люмен: видно ноги, не видно ветку. К старту не допускаем.',
          '200–300: хватает на тропу, на спусках приходится переходить на шаг.',
          '400 и больше: комфортно, но режим «максимум» живёт полтора часа.',
          'Рассеянный свет лучше узкого: в тумане узкий луч слепит вас самих.',
        ) +
        p(
          'Зарядите фонарь утром и возьмите запасной комплект. На проверке снаряжения судья попросит включить свет и подержать минуту. Сто фонарей есть напрокат, их отмечают в анкете.',
        ),
      p(
        'Judges put on five head torches from an ordinary shop and went out on the night lap. It was not the box that counted, but whether a root can be seen three metres ahead.',
      ) +
        list(
          'Up to 150 lumens: you see your feet but not the branch. Not admitted.',
          '200–300: enough for a trail; you walk down the hills.',
          '400 and more: comfortable, but the full beam lasts an hour and a half.',
          'Wide light beats a narrow one: in fog a narrow beam blinds you.',
        ) +
        p(
          'Charge the lamp in the morning and bring a second set. At the equipment check you switch it on for a minute. A hundred lamps are for hire; say so in the form.',
        ),
    ],
  },
];
