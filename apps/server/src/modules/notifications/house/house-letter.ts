import type { Language } from '@trassa/contracts';
import { checkLetterWord, fillLetterWord, letterFieldsOf, type WordTexts } from '@trassa/rules';
import type { LetterContent } from '../layout.ts';
import type { LetterPart } from '../letter-parts.ts';

type Both<T> = Readonly<Record<Language, T>>;

/** A letter whose words the house may change; why words by their names and no whole texts: docs/adr/0046. */
export type HouseLetter = {
  /** As it is built, with its fields in braces and made-up facts. */
  readonly built: Both<LetterContent>;
  /** Made-up values of its fields, for a look at it. */
  readonly fields?: Readonly<Record<string, Both<string>>>;
  /** Words that stand in other cases, each with its name. */
  readonly others?: Both<readonly LetterPart[]>;
};

/** Words of the house by `{word}.{language}`. */
export type OwnWords = Readonly<Record<string, string>>;

export type HouseWord = { readonly word: string; readonly built: WordTexts; readonly fields: readonly string[] };

const textOf = (part: LetterPart): string | null => {
  if (part.type === 'button') return part.label;
  return part.type === 'text' || part.type === 'note' ? part.text : null;
};
const withText = (part: LetterPart, text: string): LetterPart => {
  if (part.type === 'button') return { ...part, label: text };
  return part.type === 'text' || part.type === 'note' ? { ...part, text } : part;
};

/** Names of the words of parts: as their owner says, or by their kind and place among those. */
const namesOf = (parts: readonly LetterPart[]): (string | null)[] => {
  const counts = new Map<string, number>();
  return parts.map((part) => {
    if (textOf(part) === null) return null;
    const count = (counts.get(part.type) ?? 0) + 1;
    counts.set(part.type, count);
    return ('word' in part ? part.word : undefined) ?? `${part.type}_${count}`;
  });
};

const wordsIn = ({ built, others }: HouseLetter, language: Language): Map<string, string> => {
  const { [language]: content } = built;
  const parts = [...content.parts, ...(others?.[language] ?? [])];
  const names = namesOf(parts);
  const told = parts.flatMap((part, index) => {
    const [name, text] = [names[index], textOf(part)];
    return name && text !== null ? [[name, text] as const] : [];
  });
  return new Map([['subject', content.subject], ['heading', content.title], ...told]);
};

/** Words of a letter that may be changed, top to bottom. */
export const wordsOfLetter = (letter: HouseLetter): HouseWord[] => {
  const english = wordsIn(letter, 'en');
  return [...wordsIn(letter, 'ru')].map(([word, ru]) => ({
    word,
    built: { ru, en: english.get(word) ?? ru },
    fields: letterFieldsOf(ru),
  }));
};

/**
 * A letter in the words of the house. Codes, links, sums and files are no words and stay; a word that no longer has the fields of the
 * built one, or of which this letter tells no value, is left aside. BO-201
 */
export const inOwnWords = (
  content: LetterContent,
  letter: HouseLetter,
  own: OwnWords,
  language: Language,
): LetterContent => {
  const built = wordsIn(letter, language);
  const fields = content.house?.fields ?? {};
  const say = (word: string, told: string): string => {
    const [pattern, text] = [built.get(word), own[`${word}.${language}`]];
    if (pattern === undefined || text === undefined || checkLetterWord(word, pattern, text)) return told;
    return letterFieldsOf(text).every((field) => Object.hasOwn(fields, field)) ? fillLetterWord(text, fields) : told;
  };
  const names = namesOf(content.parts);
  return {
    ...content,
    subject: say(content.house?.subject ?? 'subject', content.subject),
    title: say('heading', content.title),
    parts: content.parts.map((part, index) => {
      const [name, told] = [names[index], textOf(part)];
      return name && told !== null ? withText(part, say(name, told)) : part;
    }),
  };
};

/** A letter with made-up data, in the words of the house. */
export const sampleOf = (
  letter: HouseLetter,
  own: OwnWords,
  language: Language,
  parts: readonly LetterPart[] = letter.built[language].parts,
): LetterContent => {
  const fields = Object.fromEntries(
    Object.entries(letter.fields ?? {}).map(([field, values]) => [field, values[language]]),
  );
  const { [language]: built } = letter.built;
  const fill = (text: string): string => fillLetterWord(text, fields);
  const filled = {
    ...built,
    subject: fill(built.subject),
    title: fill(built.title),
    parts: parts.map((part) => {
      const text = textOf(part);
      return text === null ? part : withText(part, fill(text));
    }),
    house: { ...built.house, fields },
  };
  return inOwnWords(filled, letter, own, language);
};

/** Words that stand in other cases, with made-up data, as the house has them. */
export const otherWordsOf = (
  letter: HouseLetter,
  own: OwnWords,
  language: Language,
): { word: string; text: string }[] => {
  const { parts } = sampleOf(letter, own, language, letter.others?.[language] ?? []);
  const names = namesOf(parts);
  return parts.map((part, index) => ({ word: names[index] ?? '', text: textOf(part) ?? '' }));
};
