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
      '<p>Obstacle races on training grounds, in quarries and on slopes: walls, ropes, ditches, wire and mud. Five to fifteen kilometres, solo or as a team.</p>',
    ],
  },
  {
    id: 'trassa-noch',
    project: 'trassa',
    title: ['Трасса. Ночь', 'Trassa Night'],
    description: [
      '<p>Те же препятствия после заката: налобный фонарь, отражающие ленты и тишина леса. Волны небольшие, чтобы на снарядах не было очередей.</p>',
      '<p>The same obstacles after sunset: a head torch, reflective tape and the silence of the woods. Small waves keep the obstacles free of queues.</p>',
    ],
  },
  {
    id: 'trassa-deti',
    project: 'trassa',
    title: ['Трасса. Дети', 'Trassa Kids'],
    description: [
      '<p>Старты для детей от шести до тринадцати лет и семейный круг. Низкие снаряды, инструкторы на каждом препятствии, медаль каждому.</p>',
      '<p>Races for children aged six to thirteen and a family lap. Low obstacles, an instructor at each one and a medal for everyone.</p>',
    ],
  },
  {
    id: 'stalnaya-milya',
    project: 'trassa',
    title: ['Стальная миля', 'Steel Mile'],
    description: [
      '<p>Спринт на 1,6\u00a0километра в манеже: двенадцать снарядов подряд, два бегуна на параллельных дорожках, проигравший выбывает.</p>',
      '<p>An indoor sprint of 1.6\u00a0kilometres: twelve obstacles in a row, two runners side by side, and the slower one is out.</p>',
    ],
  },
  {
    id: 'trenirovki',
    project: 'trassa',
    title: ['Тренировки', 'Training'],
    description: [
      '<p>Занятия с тренерами «Трассы» между стартами: техника на снарядах, выносливость и ответы на вопросы новичков.</p>',
      '<p>Sessions with Trassa’s coaches between races: obstacle technique, endurance and answers to newcomers’ questions.</p>',
    ],
  },
  {
    id: 'trassa-onlayn',
    project: 'trassa',
    title: ['Трасса. Онлайн', 'Trassa Online'],
    description: [
      '<p>Забеги без общего старта: дистанцию бегут там, где удобно, и присылают трек. Протокол общий, медаль приходит почтой.</p>',
      '<p>Races without a start line: run the distance wherever suits you and send in the track. Everyone shares one results list, and the medal comes by post.</p>',
    ],
  },
  {
    id: 'lesnoy-kross',
    project: 'lesnaya-liga',
    title: ['Лесной кросс', 'Forest Cross'],
    description: [
      '<p>Летом лига бегает по тропам, просекам и бродам. Препятствия строит сам лес: брёвна, овраги, крутые склоны и вода по колено.</p>',
      '<p>The league runs on trails, clearings and fords. The forest itself builds the obstacles: logs, gullies, steep slopes and knee-deep water.</p>',
    ],
  },
  {
    id: 'snezhny-shturm',
    project: 'lesnaya-liga',
    title: ['Снежный штурм', 'Snow Storm'],
    description: [
      '<p>Зимой лига бегает по снегу и льду: валы, ледяные горки, траншеи. Волны по тридцать человек и горячий чай на каждом третьем километре.</p>',
      '<p>In winter the league runs on snow and ice: ramparts, ice slides, trenches. Waves of thirty and hot tea every third kilometre.</p>',
    ],
  },
];
