import type { Language } from '@trassa/contracts';

/** What a whole team is called that nobody gave a name. */
export const teamWord: Record<Language, string> = { ru: 'Команда', en: 'Team' };

/** A team's title for a reader: the word that nobody typed in his language. */
export const teamTitle = (title: string, language: Language): string =>
  Object.values(teamWord).includes(title) ? teamWord[language] : title;
