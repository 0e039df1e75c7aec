/** Letters as on road signs and maps: Набережные Челны → Naberezhnye Chelny. */
const letters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const word = (text: string): string => {
  const latin = text
    .toLowerCase()
    .replace(/(^|[аеёиоуыэюяьъ])е/g, '$1ye')
    .replace(/(?:ий|ый)$/, 'y')
    .replace(/ое$/, 'oe')
    .replace(/[а-яё]/g, (letter) => letters[letter] ?? letter);
  return text.charAt(0) === text.charAt(0).toUpperCase() ? capitalised(latin) : latin;
};

/** A name in Latin letters, word by word. */
export const inLatin = (name: string): string => name.replace(/[А-Яа-яЁё]+/g, word);
