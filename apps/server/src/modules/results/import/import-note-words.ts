import type { Language } from '@trassa/contracts';
import type { Note, NoteId } from './domain/notes/note.ts';

const russian = (count: number): string => {
  const form = new Intl.PluralRules('ru').select(count);
  return `${count.toLocaleString('ru')} ${form === 'one' ? 'строка' : form === 'few' ? 'строки' : 'строк'}`;
};
const english = (count: number): string => `${count.toLocaleString('en')} row${count === 1 ? '' : 's'}`;

const words: Readonly<Record<Language, Readonly<Record<NoteId, (count: number) => string>>>> = {
  ru: {
    no_gender: (count) => `${russian(count)} без пола: в списках мужчин и женщин их не будет`,
    repeated: (count) => `${russian(count)} стоят в файле ещё раз: человек посчитан один раз`,
    repeated_numberless: (count) =>
      `${russian(count)} без номера повторяют другую строку: человек посчитан один раз. Если это тёзки с одним временем, впишите стартовые номера`,
    namesakes: (count) =>
      `${russian(count)} с тем же именем и временем, что у другой строки, но в остальном иные: это тёзки, каждый посчитан отдельно`,
    relay_alone: (count) =>
      `${russian(count)} – команды или люди эстафет, а формат личный: если это другой формат, назовите его ключом --format`,
    decimal_minutes: (count) => `${russian(count)} с временем в долях минуты: 73,25 – это 73 минуты 15 секунд`,
    name_hidden: (count) => `${russian(count)} без имени: на сайте имя скрыто, и поиск таких людей не находит`,
    numberless: (count) => `${russian(count)} без стартового номера: узнаём по имени, билетов к ним не найти`,
    no_formula_value: (count) =>
      `${russian(count)} с формулой без значения: откройте книгу в Excel и сохраните, чтобы оно посчиталось`,
  },
  en: {
    no_gender: (count) => `${english(count)} without gender: no list of women or men will have them`,
    repeated: (count) => `${english(count)} repeated in the file: each person is counted once`,
    repeated_numberless: (count) =>
      `${english(count)} without a number repeated in the file: each person is counted once. If these are namesakes with one time, enter start numbers`,
    namesakes: (count) =>
      `${english(count)} with the name and time of another one, but different otherwise: these are namesakes, each is counted`,
    relay_alone: (count) =>
      `${english(count)} of teams or relays in a format of single runners: if it is another format, name it with --format`,
    decimal_minutes: (count) => `${english(count)} with decimal minutes: 73.25 is 73 minutes 15 seconds`,
    name_hidden: (count) => `${english(count)} without a name: the site shows it as hidden and no search finds it`,
    numberless: (count) => `${english(count)} without a start number: known by name, no ticket is found for them`,
    no_formula_value: (count) =>
      `${english(count)} with a formula that holds no value: open the workbook in Excel and save it`,
  },
};

/** What a note says, without its examples. */
export const noteText = (language: Language, { id, count }: Pick<Note, 'id' | 'count'>): string =>
  words[language][id](count);
