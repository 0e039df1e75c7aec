import type { ProjectSeed, TypeSeed } from './model.ts';

export const projects: readonly ProjectSeed[] = [
  { id: 'trassa', title: ['ТРАССА', 'TRASSA'], ground: 'soot', link: '/about' },
  { id: 'lesnaya-liga', title: ['Лесная лига', 'Forest League'], ground: 'moss', link: '/clubs' },
];

export const eventTypes: readonly TypeSeed[] = [
  {
    id: 'trassa',
    project: 'trassa',
    title: ['Трасса', 'Trassa'],
    description: [
      '<p>Забег с препятствиями на полигонах, в карьерах и на склонах: стены, канаты, рвы, колючка и грязь. От пяти до пятнадцати километров, в одиночку или командой.</p>',
      '<p>An obstacle race on training grounds, in quarries and on slopes: walls, ropes, ditches, wire and mud. Five to fifteen kilometres, alone or as a team.</p>',
    ],
  },
  {
    id: 'trassa-noch',
    project: 'trassa',
    title: ['Трасса. Ночь', 'Trassa Night'],
    description: [
      '<p>Та же трасса после заката: налобный фонарь, отражающие ленты и тишина леса. Старт короткими волнами, чтобы на снарядах не было очередей.</p>',
      '<p>The same course after sunset: a head torch, reflective tape and the silence of the woods. Short waves keep the obstacles free of queues.</p>',
    ],
  },
  {
    id: 'trassa-deti',
    project: 'trassa',
    title: ['Трасса. Дети', 'Trassa Kids'],
    description: [
      '<p>Старты для детей от шести до тринадцати лет и семейный круг. Низкие снаряды, инструкторы на каждом препятствии, медаль каждому.</p>',
      '<p>Starts for children from six to thirteen and a family lap. Low structures, an instructor at every obstacle, a medal for everybody.</p>',
    ],
  },
  {
    id: 'stalnaya-milya',
    project: 'trassa',
    title: ['Стальная миля', 'Steel Mile'],
    description: [
      '<p>Спринт на 1,6 километра в манеже: двенадцать снарядов подряд, два бегуна на параллельных дорожках, проигравший выбывает.</p>',
      '<p>An indoor sprint of 1.6 kilometres: twelve structures in a row, two runners side by side, the slower one is out.</p>',
    ],
  },
  {
    id: 'lesnoy-kross',
    project: 'lesnaya-liga',
    title: ['Лесной кросс', 'Forest Cross'],
    description: [
      '<p>Бег по тропам, просекам и бродам. Препятствия строит сам лес: брёвна, овраги, крутые склоны и вода по колено.</p>',
      '<p>Running on trails, clearings and fords. The forest builds the obstacles: logs, gullies, steep slopes and knee-deep water.</p>',
    ],
  },
  {
    id: 'snezhny-shturm',
    project: 'lesnaya-liga',
    title: ['Снежный штурм', 'Snow Storm'],
    description: [
      '<p>Зимний забег по снегу и льду: валы, ледяные горки, траншеи. Волны по тридцать человек и горячий чай на каждом третьем километре.</p>',
      '<p>A winter race on snow and ice: ramparts, ice slides, trenches. Waves of thirty and hot tea every third kilometre.</p>',
    ],
  },
];
