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
      'Kit, lunch, a thank-you letter and a discount on your next race. From age sixteen.',
    ],
    text: [
      p(
        'Без волонтёров трасса не откроется: на каждом препятствии стоят двое, на выдаче номеров — двенадцать человек. Смена длится шесть часов, с обедом и формой.',
        `Записаться можно так же, как купить билет: выберите старт в ${link('/calendar', 'календаре')} и формат «Волонтёры». Это бесплатно.`,
        'Место выбираете сами: у препятствия, на выдаче номеров, на питании или на старте и финише. Опыт не нужен, инструктаж проводят утром, а рядом всегда есть тот, кто уже помогал.',
      ),
      p(
        'The course cannot open without volunteers: there are two at every obstacle and twelve at bib pick-up. A shift is six hours, with lunch and kit.',
        `Sign up the same way you buy a ticket: choose a race in the ${link('/calendar', 'calendar')} and the “Volunteers” format. It is free.`,
        'You choose where to help: at an obstacle, bib pick-up, food and drinks, or the start and finish. No experience needed: there is a briefing in the morning, and always someone beside you who has done it before.',
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
      '“I held fifteen hundred people by the hand.” What a shift at an obstacle is like.',
    ],
    text: [
      p(
        'В шесть утра нам выдали жёлтые куртки и объяснили три вещи: не подсаживать, если не просят; не пускать четвёртого на стену, пока трое сверху; звать врача, если кто-то сел.',
        'Первые два часа идут быстрые, они почти не говорят. Потом люди начинают благодарить, а к полудню — шутить. Одна девушка стояла под стеной минут десять. Мы молчали вместе. Потом она полезла, перевалилась и заплакала, и я тоже.',
      ) +
        list('возьмите сменные носки: роса мочит не хуже рва;', 'термос лучше бутылки;', 'спина устанет раньше ног.') +
        quote('Дома я поняла, что держала за руку полторы тысячи человек.', 'Наталья, смена у третьей стены'),
      p(
        'At six in the morning they gave us yellow jackets and told us three things: do not lift anyone who has not asked; no fourth person on the wall while three are on top; call the doctor if someone sits down.',
        'For the first two hours the fast ones come through and hardly speak. Then people start saying thank you, and by noon they are joking. One girl stood under the wall for about ten minutes. We were silent together. Then she climbed, rolled over the top and burst into tears, and so did I.',
      ) +
        list(
          'bring spare socks: dew is as wet as any ditch;',
          'a flask beats a bottle;',
          'your back gets tired before your legs.',
        ) +
        quote('Back home I realised I had held fifteen hundred people by the hand.', 'Natalya, third wall'),
    ],
  },
];
