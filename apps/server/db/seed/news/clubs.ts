import { link, list, type NewsSeed, p, quote } from './article.ts';

/** Clubs and their competitions. */
export const clubNews: readonly NewsSeed[] = [
  {
    id: 'klubnyy-zachet',
    when: { days: 19 },
    ground: 'moss',
    title: ['Как считают места в клубных соревнованиях', 'How places are counted in club competitions'],
    preview: [
      'В таблицу идёт лучший принятый результат каждого. Равные делят место.',
      'The best accepted result of each member counts. Equal results share a place.',
    ],
    text: [
      p(
        'Соревнование идёт внутри клуба: участник присылает результаты, организатор их проверяет. В таблицу попадает лучший из принятых.',
        'При равных результатах место делят, следующее пропускают: два вторых, потом четвёртое; выше стоит тот, кто показал результат раньше. Результат, который ещё проверяют, виден отдельно и места не занимает.',
        `Свой клуб указывают в анкете участника или в настройках; найти его и соревнования, которые он ведёт, можно в ${link('/clubs', 'списке клубов')}.`,
      ),
      p(
        'A competition is held within a club: members hand in results and the organiser checks them. The best accepted one goes into the table.',
        'Equal results share a place and the next one is skipped: two seconds, then a fourth; the earlier day stands above. A result still being checked is shown apart and holds no place.',
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
