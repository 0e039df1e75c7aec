import { link, list, type NewsSeed, p, quote } from './article.ts';

/** What to put on. */
export const gearNews: readonly NewsSeed[] = [
  {
    id: 'krossovki-dlya-gryazi',
    when: { days: 83 },
    ground: 'clay',
    title: ['Кроссовки для грязи: на что смотреть', 'Shoes for mud: what to look for'],
    preview: [
      'Шипы в пять миллиметров, сетка вместо мембраны и шнурки, которые не развяжутся.',
      'Five-millimetre lugs, mesh instead of a membrane, and laces that stay tied.',
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
      p(
        'Expensive does not mean right: at the finish we have seen carbon plates packed with clay. Here is what works.',
      ) +
        list(
          'Lugs of five millimetres or more, widely spaced: clay does not shed from close ones.',
          'A mesh upper. A membrane keeps the water in, and a kilometre later you are carrying half a kilo of it.',
          'Your exact size. That extra half size you wear on asphalt will stay behind in the bog.',
          'Soft rubber: on a wet log it matters more than the tread.',
        ) +
        quote(
          'Tie a double knot and tuck in the ends. Laces cause half of all stops in the first kilometre.',
          'a marshal at the Trench',
        ) +
        p(
          'Metal spikes are banned: they tear the nets and are dangerous on walls. Break new shoes in for at least twenty kilometres, or expect blisters.',
        ),
    ],
  },
  {
    id: 'futbolka-finishera',
    when: { days: 185 },
    ground: 'soot',
    title: ['На футболке сезона — линии ваших гор', 'This season’s T-shirt wears the lines of your hills'],
    preview: [
      'Рельеф каждого города стал рисунком. Рассказываем, как его снимали.',
      'Each city’s terrain became a pattern. Here is how we mapped it.',
    ],
    text: [
      p(
        'Раньше на футболке финишёра был логотип. Теперь — горизонтали той самой трассы, которую вы пробежали: художник взял съёмку высот и провёл по линии на каждые пять метров подъёма.',
        'У плоского Волгограда линий одиннадцать, у Розы Хутор — сто восемьдесят, и напечатать их оказалось труднее всего: тонкая краска заплывала. Четвёртая проба получилась.',
        `Свой город выбирают в ${link('/shop', 'магазине')}. Если бегали в нескольких, есть футболка с картой всего сезона: города на ней можно отметить маркером для ткани, он лежит в пакете.`,
      ),
      p(
        'The finisher’s T-shirt used to carry a logo. Now it has the contour lines of the very course you ran: an artist took the elevation survey and drew a line for every five metres of climb.',
        'Flat Volgograd has eleven lines; Roza Khutor has a hundred and eighty, and they were the hardest to print, because thin ink ran. The fourth proof worked.',
        `Choose your city in the ${link('/shop', 'shop')}. If you have run several, there is a T-shirt with a map of the whole season and a fabric pen to mark your cities.`,
      ),
    ],
  },
  {
    id: 'fonar-dlya-nochi',
    when: { month: 5, day: 28 },
    ground: 'rust',
    event: 'trassa-noch',
    title: ['Фонарь для ночного старта: проверяем пять штук', 'A head torch for a night race: five put to the test'],
    preview: [
      'Двести люмен хватит на тропу, но не на спуск. И главное — запасные батареи.',
      'Two hundred lumens will do for a trail but not for a descent. And bring spare batteries.',
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
        'We put five head torches from an ordinary shop on our marshals and sent them out on the night lap. What counted was not the packaging, but whether you can see a root three metres ahead.',
      ) +
        list(
          'Up to 150 lumens: you see your feet but not the branch. Not allowed in the race.',
          '200–300: fine on the trail, but you will walk the descents.',
          '400 and above: comfortable, but full beam lasts an hour and a half.',
          'A wide beam beats a narrow one: in fog a narrow beam dazzles you.',
        ) +
        p(
          'Charge your torch in the morning and bring spare batteries. At the kit check you will be asked to keep it on for a minute. We have a hundred torches to rent: ask for one in the participant form.',
        ),
    ],
  },
];
