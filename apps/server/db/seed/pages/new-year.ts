import { banner, cards, type PageSeed, text } from './page-seed.ts';

export const newYear: PageSeed = {
  slug: 'newyear_2022',
  title: ['Новогодний забег 2022', 'New Year run 2022'],
  description: [
    'Архив: как 1 января 2022 года сто двадцать человек встретили рассвет на снежном валу.',
    'From the archive: how 120 people met the dawn of 1 January 2022 on a snow rampart.',
  ],
  ground: 'ice',
  sign: 'ice',
  isArchived: true,
  days: 1700,
  text: [
    '<p>Первого января 2022 года, в восемь утра, сто двадцать человек вышли на лёд гребного канала. Кто-то ещё не ложился, кто-то встал ради этого в пять. Бежали пять километров, без номеров и без времени.</p>',
    '<p>On 1 January 2022, at eight in the morning, a hundred and twenty people stepped onto the ice of the rowing canal. Some had not been to bed yet, some had got up at five for it. They ran five kilometres with no bibs and no clock.</p>',
  ],
  blocks: [
    cards(
      ['Как это было', 'How it was'],
      {
        figure: ['120', '120'],
        title: ['человек на старте', 'people on the start line'],
        text: ['Ждали сорок.', 'We expected forty.'],
      },
      {
        figure: ['−17 °C', '−17 °C'],
        title: ['на рассвете', 'at dawn'],
        text: ['К финишу потеплело до −14.', 'It had warmed up to −14 by the finish.'],
      },
      {
        figure: ['36 литров', '36 litres'],
        title: ['чая с шиповником', 'of rosehip tea'],
        text: ['И два ведра мандаринов.', 'And two buckets of tangerines.'],
      },
    ),
    text(
      '<h2>Круг</h2><p>Снежный вал, три ледяные горки, траншея и ёлка на середине, которую каждый обегал и загадывал желание. Последнее препятствие придумали на месте: подняться на вал спиной вперёд, держась за руки.</p><blockquote><p>Мы собирались пробежать и разойтись по домам. Разошлись в два часа дня.</p><p>Игорь, начальник дистанции</p></blockquote><p>Из этого утра вырос «Снежный штурм». Страница сохранена такой, какой была: билеты по ней не продаются.</p>',
      '<h2>The lap</h2><p>A snow rampart, three ice slides, a trench and a fir tree in the middle: everyone ran round it and made a wish. The last obstacle was invented on the spot: climb the rampart backwards, holding hands.</p><blockquote><p>We meant to run and go home. We went home at two in the afternoon.</p><p>Igor, course manager</p></blockquote><p>Snow Storm grew out of that morning. The page is kept as it was, and no tickets are sold here.</p>',
    ),
    banner({
      title: ['«Снежный штурм»', 'Snow Storm'],
      text: ['Зимняя серия, которая началась с этого утра.', 'The winter series that began with that morning.'],
      ground: 'soot',
      sign: 'pyramid',
      link: '/event/snezhny-shturm',
      linkTitle: ['Смотреть старты', 'See the races'],
    }),
  ],
};
