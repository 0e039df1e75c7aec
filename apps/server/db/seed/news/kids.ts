import { link, list, type NewsSeed, p } from './article.ts';

/** Children, and those who wait for them behind the tape. */
export const kidsNews: readonly NewsSeed[] = [
  {
    id: 'detskie-starty-pravila',
    when: { days: 74 },
    ground: 'rust',
    event: 'trassa-deti',
    title: ['Детский старт: что важно знать родителям', 'Kids’ races: what parents should know'],
    preview: [
      'Кто выпускает на трассу, где ждать и почему мы не объявляем победителей.',
      'Who sends them off, where to wait, and why we name no winners.',
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
        'Children from six to thirteen have a course of their own: lower obstacles, with mats under them and an instructor at each. They run by age, in groups of twenty.',
      ) +
        list(
          'Before the start and after the finish, a child is handed over only to the adult named in the participant form.',
          'Parents stand behind the tape all along the course; they run with their child only on the family lap.',
          'You need a certificate from a paediatrician with the words “obstacle race”, just like the adults.',
          'Leave glasses and earrings at home, and double-knot the laces.',
        ) +
        p(
          `We announce no places: everyone who gets round gets a medal. The time is still ${link('/results', 'in the results')}, in case they want to compare it next year. You can add a policy for your child to the ticket.`,
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
      'Two to four people, one kilometre and no obstacle above your waist.',
    ],
    text: [
      p(
        'Семейный круг появился из писем: родители спрашивали, можно ли пройти детскую трассу вместе. Теперь можно, и это самый весёлый старт дня.',
        'Семья — это от двух до четырёх человек, хотя бы один взрослый и хотя бы один ребёнок. Бабушки считаются взрослыми, племянники — детьми, собаки пока ждут за лентой. На круге брёвна, покрышки, сеть и неглубокий ров, который все проходят дважды: туда и за забытым башмаком.',
        'Время считают по последнему, но смотрят на другое: на финише семью просят нарисовать, что было самым трудным. Рисунки мы вешаем на стену городка, и к вечеру она заканчивается.',
      ),
      p(
        'The family lap grew out of your emails: parents asked whether they could do the kids’ course together. Now they can, and it is the happiest race of the day.',
        'A family is two to four people, with at least one adult and one child. Grandmothers count as adults, nephews as children, and dogs wait behind the tape for now. There are logs, tyres, a net and a shallow ditch that everyone crosses twice: once to get over it and once for the forgotten shoe.',
        'The clock stops with the last of you, but that is not the point: at the finish every family draws the hardest part. We hang the drawings on a wall in the race village, and by evening there is no wall left.',
      ),
    ],
  },
];
