import { link, list, type NewsSeed, p, quote } from './article.ts';

/** Clubs and their ranking. */
export const clubNews: readonly NewsSeed[] = [
  {
    id: 'klubnyy-zachet',
    when: { days: 19 },
    ground: 'moss',
    title: ['Клубный зачёт меняет правила', 'New rules for the club ranking'],
    preview: [
      'Теперь считаются восемь лучших результатов, а не пять. Маленьким клубам добавили коэффициент.',
      'Eight best results count instead of five. Small clubs get a factor.',
    ],
    text: [
      p(
        'В новом сезоне в клубный зачёт идут восемь лучших результатов каждого старта. Клубы меньше двадцати человек получают коэффициент 1,2.',
        'Очки за волонтёрские смены остаются: одна смена приравнена к двадцатому месту. Так клуб, который не бежит весь состав, всё равно поднимается, если помогает.',
        `Свой клуб указывают в анкете участника или в настройках; найти его и соревнования, которые он ведёт, можно в ${link('/clubs', 'списке клубов')}.`,
      ),
      p(
        'In the new season the eight best results of each start count. Clubs of fewer than twenty people get a factor of 1.2.',
        'Points for volunteer shifts stay: one shift equals a twentieth place. A club that does not run in full strength still rises when it helps.',
        `Name your club in the participant form or in the settings; find it and its competitions in the ${link('/clubs', 'list of clubs')}.`,
      ),
    ],
  },
  {
    id: 'kak-sobrat-klub',
    when: { days: 152 },
    ground: 'rust',
    title: ['Как собрать клуб во дворе: история «Обходчиков»', 'How a club grew in a courtyard'],
    preview: [
      'Сначала их было трое и один турник. Через год — сорок человек и свой тренер.',
      'At first three people and one bar. A year later forty, with a coach of their own.',
    ],
    text: [
      p(
        'Клуб начался с объявления на двери подъезда: «Бегаю по вторникам в семь, одному скучно». Пришли двое. Через месяц во двор стали спускаться соседи с шестого этажа, потом их дети.',
        'Денег не собирали: тренер, железнодорожник Виктор, занимался с людьми после смены. Отсюда и название.',
      ) +
        list(
          'Не начинайте с правил, начните с постоянного времени.',
          'Ведите общую таблицу: видеть, что приросла минута, важнее медали.',
          'Раз в месяц выезжайте туда, где есть грязь.',
        ) +
        quote('Сначала я считал их результаты, теперь они считают мои и жалеют.', 'Виктор, тренер') +
        p(`Добавить свой клуб можно через форму на странице ${link('/clubs', 'клубов')}.`),
      p(
        'It began with a note on a house door: “I run at seven on Tuesdays, alone it is dull.” Two people came. A month later neighbours from the sixth floor came down, then their children.',
        'Nobody paid: the coach Viktor, a railwayman, trained people after his shift.',
      ) +
        list(
          'Do not begin with rules, begin with a fixed hour.',
          'Keep one table for all: to see that a minute is gone matters more than a medal.',
          'Once a month go where there is mud.',
        ) +
        quote('I used to count their times; now they count mine and feel sorry.', 'Viktor, coach') +
        p(`Add a club of your own by the form on the page of ${link('/clubs', 'clubs')}.`),
    ],
  },
];
