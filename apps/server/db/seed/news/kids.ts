import { link, list, type NewsSeed, p } from './article.ts';

/** Children, and those who wait for them behind the tape. */
export const kidsNews: readonly NewsSeed[] = [
  {
    id: 'detskie-starty-pravila',
    when: { days: 74 },
    ground: 'rust',
    event: 'trassa-deti',
    title: ['Детский старт: что важно знать родителям', 'A children’s start: what parents should know'],
    preview: [
      'Кто выпускает на трассу, где ждать и почему мы не объявляем победителей.',
      'Who lets them go, where to wait, and why we name no winners.',
    ],
    text: [
      p(
        'Детям от шести до тринадцати лет строят отдельный круг: снаряды ниже, под каждым маты, у каждого — инструктор. Бегут по возрастам, группами по двадцать.',
      ) +
        list(
          'До старта и после финиша ребёнка отпускают только тому взрослому, который указан в анкете.',
          'Родители стоят за лентой вдоль всего круга; на трассу с ребёнком выходят только на семейном круге.',
          'Справка от педиатра нужна такая же, как взрослым: со словами «бег с препятствиями».',
          'Очки и серьги оставьте дома, шнурки завяжите двойным узлом.',
        ) +
        p(
          `Мест мы не объявляем: медаль получает каждый, кто дошёл. Время всё равно останется ${link('/results', 'в протоколе')}, если ему захочется сравнить с прошлым годом. Полис на ребёнка можно взять вместе с билетом.`,
        ),
      p(
        'Children from six to thirteen have a lap of their own: lower structures, mats under them and an instructor at each. They run by age in groups of twenty.',
      ) +
        list(
          'Before and after the run a child is handed only to the adult named in the form.',
          'Parents wait behind the tape along the whole lap; only on the family lap do they run too.',
          'A paediatrician’s certificate is needed, with the words “obstacle race”, as for adults.',
          'Leave glasses and earrings at home and tie laces with a double knot.',
        ) +
        p(
          `We announce no places: everybody who arrives gets a medal. The time stays ${link('/results', 'in the results')}, should they want to compare next year. A policy for a child comes with the ticket.`,
        ),
    ],
  },
  {
    id: 'semeynyy-krug',
    when: { month: 9, day: 3 },
    ground: 'dust',
    event: 'trassa-deti',
    title: ['Семейный круг: бежим вместе, а не смотрим', 'The family lap: run together instead of watching'],
    preview: [
      'От двух до четырёх человек, один километр и ни одного препятствия выше пояса.',
      'Two to four people, one kilometre and nothing higher than your waist.',
    ],
    text: [
      p(
        'Семейный круг появился из писем: родители спрашивали, можно ли пройти детскую трассу вместе. Теперь можно, и это самый весёлый старт дня.',
        'Семья — это от двух до четырёх человек, хотя бы один взрослый и хотя бы один ребёнок. Бабушки считаются взрослыми, племянники — детьми, собаки пока ждут за лентой. На круге брёвна, покрышки, сеть и неглубокий ров, который все проходят дважды: туда и за забытым башмаком.',
        'Время считают по последнему, но смотрят на другое: на финише семью просят нарисовать, что было самым трудным. Рисунки мы вешаем на стену городка, и к вечеру она заканчивается.',
      ),
      p(
        'The family lap came out of letters: parents asked whether they might run the children’s course together. Now they may, and it is the merriest start of the day.',
        'A family is two to four people with at least one adult and one child. Grandmothers count as adults, nephews as children, dogs still wait behind the tape. There are logs, tyres, a net and a shallow ditch that everybody crosses twice: once to get over and once for the forgotten shoe.',
        'The last one stops the clock, but something else counts: at the finish families draw what was hardest. We hang the drawings on the wall of the village, and by evening it is full.',
      ),
    ],
  },
];
