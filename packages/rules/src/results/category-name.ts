/** What crews write in Russian, and what English tables say: the class, the gender, the words around the age. */
const english: readonly (readonly [russian: string, english: string])[] = [
  ['м', 'M'],
  ['ж', 'W'],
  ['мж', 'MW'],
  ['муж мужчины мужчин мужские мужская мужской', 'Men'],
  ['жен женщины женщин женские женская женский', 'Women'],
  ['мальчики мальчиков', 'Boys'],
  ['девочки девочек', 'Girls'],
  ['юноши юношей', 'Teen boys'],
  ['девушки девушек', 'Teen girls'],
  ['юниоры юниоров', 'Juniors'],
  ['юниорки юниорок', 'Junior women'],
  ['смешанные смешанная смешанный микс', 'Mixed'],
  ['дети', 'Kids'],
  ['подростки', 'Teens'],
  ['элита', 'Elite'],
  ['любители', 'Amateurs'],
  ['мастера', 'Masters'],
  ['ветераны', 'Veterans'],
  ['команда', 'Team'],
  ['команды', 'Teams'],
  ['абсолют', 'Open'],
  ['км', 'km'],
];
const words = new Map(english.flatMap(([russian, word]) => russian.split(' ').map((one) => [one, word] as const)));

/** 'Мужчины 40 лет и старше', '18–29 лет', '5000 м': the words that stand by a number. */
const byNumber = [
  [/(\d+)(?: лет)? и старше/giu, '$1+'],
  [/до (\d+)(?: лет)?/giu, 'under $1'],
  [/(\d) (?:лет|года?)(?!\p{L})/giu, '$1'],
  [/(\d{3,} ?)м(?!\p{L})/gu, '$1m'],
] as const;

/**
 * A category as the reader's language writes it. It came as free text, so it is said in English only where every word of
 * it is known: 'Ж 18–29' is 'W 18–29', 'Пожарные' stays as it is.
 */
export const categoryName = (category: string, language: 'ru' | 'en'): string => {
  if (language === 'ru') return category;
  const numbered = byNumber.reduce((text, [pattern, say]) => text.replace(pattern, say), category);
  const said = numbered.replace(/\p{Script=Cyrillic}+/gu, (word) => words.get(word.toLowerCase()) ?? word);
  return /\p{Script=Cyrillic}/u.test(said) ? category : said;
};
