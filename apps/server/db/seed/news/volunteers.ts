import { link, list, type NewsSeed, p, quote } from './article.ts';

/** People without whom nothing starts. */
export const volunteerNews: readonly NewsSeed[] = [
  {
    id: 'volontery-nabor',
    when: { days: 34 },
    ground: 'clay',
    title: ['Набираем волонтёров: смена шесть часов', 'Volunteers wanted: a six-hour shift'],
    preview: [
      'Форма, обед, письмо и скидка на следующий старт. С шестнадцати лет.',
      'Uniform, lunch, a letter and a discount on the next start. From sixteen.',
    ],
    text: [
      p(
        'Без волонтёров трасса не откроется: на каждом препятствии стоят двое, на выдаче номеров — двенадцать человек. Смена длится шесть часов, с обедом и формой.',
        `Записаться можно так же, как купить билет: выберите старт в ${link('/calendar', 'календаре')} и формат «Волонтёры». Это бесплатно.`,
        'Место выбираете сами: у препятствия, на выдаче номеров, на питании или на старте и финише. Опыт не нужен, инструктаж проводят утром, а рядом всегда есть тот, кто уже помогал.',
      ),
      p(
        'The course does not open without volunteers: two stand at every obstacle and twelve at number pick-up. A shift is six hours with lunch and a uniform.',
        `Sign up as if you bought a ticket: choose a start in the ${link('/calendar', 'calendar')} and the format “Volunteers”. It is free.`,
        'You choose the post: an obstacle, number pick-up, food and water, or start and finish. No experience is needed: there is a briefing in the morning and always somebody beside you who has done it before.',
      ),
    ],
  },
  {
    id: 'smena-na-stene',
    when: { days: 372 },
    ground: 'moss',
    title: ['Шесть часов у стены: рассказ волонтёра', 'Six hours at the wall: a volunteer’s story'],
    preview: [
      '«Я держала за руку полторы тысячи человек». Как проходит смена на препятствии.',
      '“I held fifteen hundred people by the hand”: a shift at an obstacle.',
    ],
    text: [
      p(
        'В шесть утра нам выдали жёлтые куртки и объяснили три вещи: не подсаживать, если не просят; не пускать четвёртого на стену, пока трое сверху; звать врача, если кто-то сел.',
        'Первые два часа идут быстрые, они почти не говорят. Потом люди начинают благодарить, а к полудню — шутить. Одна девушка стояла под стеной минут десять. Мы молчали вместе. Потом она полезла, перевалилась и заплакала, и я тоже.',
      ) +
        list('возьмите сменные носки: роса мочит не хуже рва;', 'термос лучше бутылки;', 'спина устанет раньше ног.') +
        quote('Дома я поняла, что держала за руку полторы тысячи человек.', 'Наталья, смена у третьей стены'),
      p(
        'At six they gave us yellow jackets and told us three things: do not lift people who have not asked; no fourth on the wall while three are on top; call the doctor when somebody sits down.',
        'For two hours the fast ones come and hardly speak. Then people begin to say thank you, and by noon to joke. One girl stood under the wall for ten minutes. We were silent together. Then she climbed, rolled over and wept, and so did I.',
      ) +
        list(
          'bring dry socks: dew is as wet as the ditch;',
          'a flask is better than a bottle;',
          'your back tires before your legs.',
        ) +
        quote('At home I understood that I had held fifteen hundred people by the hand.', 'Natalya, third wall'),
    ],
  },
];
