import type { Text } from '../model.ts';
import type { CategorySeed, GroupKey } from './goods-seed.ts';

export const groups: Readonly<Record<GroupKey, Text>> = {
  clothes: ['Одежда', 'Clothes'],
  accessories: ['Аксессуары', 'Accessories'],
  medals: ['Медали', 'Medals'],
  kids: ['Детям', 'Kids'],
  recovery: ['Восстановление', 'Recovery'],
  home: ['Дом', 'Home'],
};

export const categories: readonly CategorySeed[] = [
  { id: 'futbolki', title: ['Футболки и майки', 'T-shirts and tank tops'], group: 'clothes' },
  { id: 'hudi', title: ['Худи и лонгсливы', 'Hoodies and long sleeves'], group: 'clothes' },
  { id: 'shorty', title: ['Шорты', 'Shorts'], group: 'clothes' },
  { id: 'golovnye-ubory', title: ['Головные уборы', 'Headwear'], group: 'clothes', subgroup: 'hats' },
  { id: 'aksessuary', title: ['Аксессуары', 'Accessories'], group: 'accessories' },
  { id: 'medali', title: ['Медали', 'Medals'], group: 'medals' },
  { id: 'medalnitsy', title: ['Медальницы', 'Medal holders'], group: 'medals' },
  { id: 'detyam', title: ['Детям', 'Kids'], group: 'kids' },
  { id: 'vosstanovlenie', title: ['Восстановление', 'Recovery'], group: 'recovery' },
  { id: 'postery', title: ['Постеры и кружки', 'Posters and mugs'], group: 'home' },
];
