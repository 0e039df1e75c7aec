type Gender = 'male' | 'female';

const words: Readonly<Record<Gender | 'mixed', string>> = {
  male: 'м муж мужской мужчина мужчины мужчин мальчик мальчики мальчиков юноша юноши юношей парни m male males man men mens boy boys lads',
  female:
    'ж жен женский женщина женщины женщин девочка девочки девочек девушка девушки девушек юниорка юниорки юниорок f w female females woman women womens girl girls ladies lady',
  mixed: 'микс mix mixed x смешанная смешанные смеш команда team мж mf mw',
};
const genders = new Map<string, Gender | null>(
  (['male', 'female', 'mixed'] as const).flatMap((gender) =>
    words[gender].split(' ').map((word) => [word, gender === 'mixed' ? null : gender] as const),
  ),
);

/** A cell of a column of genders. undefined: no word for a gender; null: a mixed team. */
export const readGender = (text: string): Gender | null | undefined =>
  genders.get(text.toLowerCase().replaceAll('.', ''));

/** A letter of a gender with the class behind it or before it: MS, FU20, мэ40, JW; elite, seniors, juniors, veterans. */
const classes = [
  's|sen|senior|seniors|u|j|jun|junior|juniors|e|el|elite|v|vet|o|op|open|p|pro|mas|masters?|h|hk|wc|am|ama',
  'э|эл|элита|ю|юн|в|вет|л|люб|п|про|о|с|сен|мас|до',
].join('|');
const coded = new RegExp(`^(?:([mм])|[fwж])(?:${classes})$`, 'u');
const codedBehind = new RegExp(`^(?:s|v|j|u|e|o|э|ю|в|с|о)(?:([mм])|[fwж])$`, 'u');

const genderOfWord = (word: string): Gender | null | undefined => {
  const known = genders.get(word);
  if (known !== undefined) return known;
  const code = coded.exec(word) ?? codedBehind.exec(word);
  return code ? (code[1] === undefined ? 'female' : 'male') : undefined;
};

/** Behind these a single Latin letter is a name: 'Wave F', 'Group M'. */
const lettered = /(?:wave|group|zone|cluster|волна|группа|зона|кластер) ([a-z])(?!\p{L})/gu;
/** 'm' of '5000 m' is a metre. */
const metres = /\d{3,} ?[mм](?!\p{L})/gu;

/**
 * The gender that a category names in any usual writing: 'М 30–39', 'MS', 'FU20', 'мэ40', '40-44 Ж', 'Elite Women'. null:
 * it names none, or several.
 */
export const genderOfCategory = (category: string): Gender | null => {
  const text = category.toLowerCase().replaceAll('ё', 'е').replace(lettered, ' ').replace(metres, ' ');
  const named = (text.match(/\p{L}+/gu) ?? []).map(genderOfWord).filter((gender) => gender !== undefined);
  const [first] = named;
  return named.every((gender) => gender === first) ? (first ?? null) : null;
};
