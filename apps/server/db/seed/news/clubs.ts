import { link, list, type NewsSeed, p, quote } from './article.ts';

/** Clubs and their competitions. */
export const clubNews: readonly NewsSeed[] = [
  {
    id: 'klubnyy-zachet',
    when: { days: 19 },
    ground: 'moss',
    title: ['Как считают места в клубных соревнованиях', 'How club competitions are ranked'],
    preview: [
      'В таблицу идёт лучший принятый результат каждого. Равные делят место.',
      'Each member’s best accepted result counts. Equal results share a place.',
    ],
    text: [
      p(
        'Соревнование идёт внутри клуба: участник присылает результаты, организатор их проверяет. В таблицу попадает лучший из принятых.',
        'При равных результатах место делят, следующее пропускают: два вторых, потом четвёртое; выше стоит тот, кто показал результат раньше. Результат, который ещё проверяют, виден отдельно и места не занимает.',
        `Свой клуб указывают в анкете участника или в настройках; найти его и соревнования, которые он ведёт, можно в ${link('/clubs', 'списке клубов')}.`,
      ),
      p(
        'A competition runs within a club: members upload results and the organiser checks them. Your best accepted one goes into the table.',
        'Equal results share a place and the next one is skipped: two seconds, then a fourth; whoever got there earlier is listed first. A result still under review is shown separately and takes no place.',
        `Add your club in the participant form or in settings; you can find it, and the competitions it runs, in the ${link('/clubs', 'list of clubs')}.`,
      ),
    ],
  },
  {
    id: 'kak-sobrat-klub',
    when: { days: 152 },
    ground: 'rust',
    title: [
      'Как собрать клуб во дворе: история «Обходчиков»',
      'How a club grew up in a courtyard: the story of the Trackwalkers',
    ],
    preview: [
      'Сначала их было трое и один турник. Через год — сорок человек и свой тренер.',
      'It began with three people and one pull-up bar. A year later there were forty, and a coach.',
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
        'It began with a note on the door of an apartment block: “I run on Tuesdays at seven, and it’s dull on my own.” Two people came. A month later the neighbours from the sixth floor came down, then their children.',
        'Nobody paid: the coach, Viktor, a railwayman, trained people after his shift. Hence the name.',
      ) +
        list(
          'Do not start with rules, start with a regular time.',
          'Keep a shared table: seeing a minute come off matters more than a medal.',
          'Once a month, go somewhere muddy.',
        ) +
        quote('I used to time them; now they time me and feel sorry for me.', 'Viktor, coach') +
        p(`Add your own club with the form on the ${link('/clubs', 'clubs')} page.`),
    ],
  },
];
