/** Words of a name as the search compares them: lower case, ё as е, punctuation as spaces. 'Ёлкина-Мёд' → 'елкина мед' */
export const foldName = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export type NameWords = {
  name_words: string | null;
  name_words_back: string | null;
  team_words: string | null;
};

const joined = (...parts: readonly string[]): string | null => foldName(parts.join(' ')) || null;

/**
 * The columns of `results` by which a row is found. A hidden name is not found; where nobody is named, the row is its
 * team's.
 */
export const wordsOf = ({
  lastName,
  firstName,
  team,
  isHidden = false,
}: {
  lastName: string;
  firstName: string;
  team: string | null;
  isHidden?: boolean;
}): NameWords => {
  const ofTeam = joined(team ?? '');
  const name = isHidden ? null : joined(lastName, firstName);
  if (name === null)
    return { name_words: isHidden ? null : ofTeam, name_words_back: null, team_words: isHidden ? ofTeam : null };
  return { name_words: name, name_words_back: joined(firstName, lastName), team_words: ofTeam };
};
