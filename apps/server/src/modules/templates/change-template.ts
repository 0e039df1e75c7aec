import type { Language, MessageSpec } from '@trassa/contracts';
import type { OfficeTemplate } from '@trassa/contracts/office';
import { checkLetterWord } from '@trassa/rules';
import { invalid, notFound, ok, type Result } from '../../kernel/result.ts';
import { editVersion, type Tx } from '../../platform/database/index.ts';
import type { Acted } from '../../platform/http/index.ts';
import { type HouseLetter, wordsOfLetter } from '../notifications/index.ts';
import { findLetterWords, lockLetterWords, writeLetterWords } from './letter-words.repository.ts';
import { ownOf, presentTemplate } from './present-template.ts';
import type { TemplatesDeps } from './templates-deps.ts';

type Texts = Readonly<Record<string, string | null>>;
export type TemplateChange = {
  readonly name: string;
  readonly version: number;
  /** By `{word}.{language}`; null: as it is built. What is not named stays. */
  readonly words: Texts;
};
export type TemplateActing = { readonly userId: number; readonly language: Language };

/** By the field as the call has it, `words.subject.ru`. */
const problemsOf = (letter: HouseLetter, words: Texts): Record<string, MessageSpec> => {
  const built = new Map<string, { word: string; text: string }>(
    wordsOfLetter(letter).flatMap(({ word, built: texts }) =>
      (['ru', 'en'] as const).map((language) => [`${word}.${language}`, { word, text: texts[language] }] as const),
    ),
  );
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, text]) => {
      const of = built.get(key);
      const problem: MessageSpec | null = of
        ? text === null
          ? null
          : checkLetterWord(of.word, of.text, text)
        : { id: 'letter_word_unknown' };
      return problem ? [[`words.${key}`, problem] as const] : [];
    }),
  );
};

/**
 * PUT /api/admin/templates/{id}: words of a letter by the version that was seen. One that equals the built one is none. Refuses
 * `conflict`, and `validation` at `words.{word}.{language}` where a field is missing or unknown. BO-202
 */
export const changeTemplate = async (
  tx: Tx,
  { notifications, clock, namesOf }: TemplatesDeps,
  { name, version, words }: TemplateChange,
  { userId, language }: TemplateActing,
): Promise<Result<Acted<{ readonly values: OfficeTemplate }>>> => {
  const letter = notifications.houseLetters().get(name);
  if (!letter) return notFound();
  const row = await lockLetterWords(tx, name);
  const built = Object.fromEntries(
    wordsOfLetter(letter).flatMap((one) => [
      [`${one.word}.ru`, one.built.ru],
      [`${one.word}.en`, one.built.en],
    ]),
  );
  const typed: Texts = Object.fromEntries(
    Object.entries(words).map(([key, text]) => [key, text === '' || text === built[key] ? null : text]),
  );
  const edited = editVersion<Record<string, string | null>>(
    { version: row.version, values: ownOf(letter, row) },
    version,
    typed,
  );
  if (!edited.ok) return edited;
  const problems = problemsOf(letter, typed);
  if (Object.keys(problems).length) return invalid(problems);
  const { values, changes } = edited.value;
  if (changes.length) {
    const own = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null);
    await writeLetterWords(tx, name, { words: Object.fromEntries(own), userId, now: clock() });
  }
  return ok({
    answer: {
      values: await presentTemplate(tx, { name, letter, row: await findLetterWords(tx, name) }, namesOf),
    },
    object: { kind: 'template', publicId: name, title: letter.built[language].title },
    changes,
  });
};

/** PUT /api/admin/templates/{id}/original: all words as they are built. Refuses `conflict`. BO-203 */
export const restoreTemplate = async (
  tx: Tx,
  deps: TemplatesDeps,
  { name, version }: Pick<TemplateChange, 'name' | 'version'>,
  by: TemplateActing,
): Promise<Result<Acted<{ readonly values: OfficeTemplate }>>> => {
  const letter = deps.notifications.houseLetters().get(name);
  if (!letter) return notFound();
  const words = Object.fromEntries(Object.keys(ownOf(letter, null)).map((key) => [key, null]));
  return changeTemplate(tx, deps, { name, version, words }, by);
};
