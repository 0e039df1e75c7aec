import type { Language } from '@trassa/contracts';
import type { ProblemId } from './domain/problems/problem.ts';

const words: Readonly<Record<Language, Readonly<Record<ProblemId, string>>>> = {
  ru: {
    no_number: 'Нет стартового номера (можно принять: --accept no_number)',
    bad_number: 'Непонятный стартовый номер',
    number_taken: 'Номер стоит дважды',
    relay_format: 'Похоже на эстафету, а формат личный (командный: --format, или столбец «Команда»)',
    no_name: 'Нет имени (можно принять: --accept no_name)',
    no_time: 'Нет времени (можно считать сходом: --accept no_time)',
    bad_time: 'Непонятное время',
    long_time: 'Слишком большое время',
    bad_status: 'Непонятный статус',
    bad_gender: 'Непонятный пол',
    bad_age: 'Непонятный возраст',
    bad_leg: 'Непонятный этап',
    unknown_format: 'Нет такого формата',
    other_format: 'Другой формат',
    no_format: 'Формат не назван',
    too_fast: 'Слишком быстро (предел: --min-pace, у колясок --outside)',
    too_long: 'Слишком длинный текст',
    leg_times: 'Разное время одной эстафеты',
  },
  en: {
    no_number: 'No start number (may be accepted: --accept no_number)',
    bad_number: 'Unclear start number',
    number_taken: 'A number stands twice',
    relay_format: 'Looks like a relay, but the format is of single runners (a team one: --format, or a column “Team”)',
    no_name: 'No name (may be accepted: --accept no_name)',
    no_time: 'No time (may be a DNF: --accept no_time)',
    bad_time: 'Unclear time',
    long_time: 'Too long a time',
    bad_status: 'Unclear status',
    bad_gender: 'Unclear gender',
    bad_age: 'Unclear age',
    bad_leg: 'Unclear leg',
    unknown_format: 'No such format',
    other_format: 'Another format',
    no_format: 'No format named',
    too_fast: 'Too fast (the limit: --min-pace, of wheelchairs --outside)',
    too_long: 'Too long a text',
    leg_times: 'Different times of one relay',
  },
};

/** What problems of one kind are called. */
export const kindText = (language: Language, id: ProblemId): string => words[language][id];
