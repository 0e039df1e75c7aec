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
  },
  en: {
    no_gender: (count) => `${english(count)} without gender: no list of women or men will have them`,
  },
};

/** What a note says, without its examples. */
export const noteText = (language: Language, { id, count }: Pick<Note, 'id' | 'count'>): string =>
  words[language][id](count);
