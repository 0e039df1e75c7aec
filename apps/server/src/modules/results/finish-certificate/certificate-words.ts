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
  quoted: (name: string) => string;
  of: (count: string) => string;
  check: string;
};

export const certificateWords: Readonly<Record<Language, Words>> = {
  ru: {
    title: 'Сертификат финишёра',
    finished: 'Дистанция пройдена',
    number: 'Стартовый номер',
    time: 'Время',
    place: 'В общем зачёте',
    ofGender: { male: 'Среди мужчин', female: 'Среди женщин' },
    category: 'В категории',
    club: 'Клуб',
    team: 'Команда',
    quoted: (name) => `«${name}»`,
    of: (count) => `из ${count}`,
    check: 'Проверить сертификат',
  },
  en: {
    title: 'Finisher certificate',
    finished: 'Course completed',
    number: 'Bib number',
    time: 'Time',
    place: 'Overall',
    ofGender: { male: 'Among men', female: 'Among women' },
    category: 'In category',
    club: 'Club',
    team: 'Team',
    quoted: (name) => `“${name}”`,
    of: (count) => `of ${count}`,
    check: 'Check the certificate',
  },
};
