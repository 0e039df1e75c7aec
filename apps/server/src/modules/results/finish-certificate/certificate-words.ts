import type { Language } from '@trassa/contracts';

type Words = {
  title: string;
  finished: string;
  number: string;
  time: string;
  place: string;
  ofGender: Readonly<Record<'male' | 'female', string>>;
  category: string;
  club: string;
  team: string;
  of: (count: string) => string;
  check: string;
};

export const certificateWords: Readonly<Record<Language, Words>> = {
  ru: {
    title: 'Сертификат финишёра',
    finished: 'Дистанция пройдена',
    number: 'Стартовый номер',
    time: 'Время',
    place: 'Место',
    ofGender: { male: 'Среди мужчин', female: 'Среди женщин' },
    category: 'В категории',
    club: 'Клуб',
    team: 'Команда',
    of: (count) => `из ${count}`,
    check: 'Проверить сертификат',
  },
  en: {
    title: 'Finisher certificate',
    finished: 'The course is finished',
    number: 'Bib number',
    time: 'Time',
    place: 'Place',
    ofGender: { male: 'Among men', female: 'Among women' },
    category: 'In the category',
    club: 'Club',
    team: 'Team',
    of: (count) => `of ${count}`,
    check: 'Check the certificate',
  },
};
