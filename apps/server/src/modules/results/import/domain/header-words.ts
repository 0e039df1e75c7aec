import { wordColumns, wordNames } from '../../domain/word-columns.ts';
import type { ResultField } from './result-field.ts';
import { unmixLetters } from './forms/unmix-letters.ts';

/** Lower case, ё as е, everything but letters, digits, № and # as one space: 'Ст. №' → 'ст №' */
export const foldHeader = (text: string): string =>
  unmixLetters(text.normalize('NFC'))
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}№#]+/gu, ' ')
    .trim();

type Meaning = readonly [
  field: ResultField,
  form: RegExp,
  /** Only where no other column is it more clearly; then the second meaning, if there is one. */
  weak?: true,
  otherwise?: ResultField,
];

/** Headers of timing crews, folded, in the order in which they are tried (docs/domain/results-import.md). */
const meanings: readonly Meaning[] = [
  ['split', /^#\d+( \d+)?$/],
  [
    'runner',
    /^(runners?|members?|participants?|athletes?|competitors?|name|full name|участники?|спортсмен|бегун|член команды|фио) (№ )?#?\d{1,2}( (leg|этап) \d{1,2})?( фио| имя| name)?$/,
  ],
  [
    'runner',
    /^(leg|stage|этап) (№ )?#?\d{1,2} (runner|name|athlete|participant|member|фио|участник|имя|бегун|спортсмен)$|^(runner|name|athlete|участник|фио|бегун|спортсмен) (leg|этап) \d{1,2}$/,
  ],
  [
    'leg_time',
    /^(leg|stage|этап) (№ )?#?\d{1,2}( (time|время|result|результат|split|chip time))?$|^(time|время|результат) (leg|этапа?) (№ )?#?\d{1,2}$/,
  ],
  ['ignore', /^(№|n|#|номер)? ?п ?п$|^(порядковый номер|row|index)$/],
  ['start_number', /^[№#]$/, true],
  ['start_number', /^(ст|старт|стартовый|нагр|нагрудный|наг)? ?(№|номер|ном)( участника| команды)?$|^№ (старт.*|ст)$/],
  ['start_number', /^(bib|start|race|runner|athlete|team)? ?(no|nr|number|num|№|#)$|^(bib|стартовый|нагрудный)$/],
  ['ignore', /(чип|chip|tag|transponder|транспондер).*(№|#|id|no|номер|код|code)|(номер|код|№|id) (чипа|метки)/],
  ['place', /^(место|поз|позиция|place|rank|pos|position|overall|overall place|overall rank)$/],
  [
    'place',
    /^(место|поз|позиция) (общее|абс|абсолют.*|в абсолюте|в общем.*|в протоколе)$|^(общее|абсолютное|абс) место$|^абсолют$/,
  ],
  ['ignore', /(^| )(место|place|rank|pos|position)( |$)/],
  ['full_name', /^(фио|ф и о|фамилия (и )?имя.*|имя (и )?фамилия.*|участни(к|ки|ца)|спортсмен.*|атлет|бегун|состав)$/],
  [
    'full_name',
    /^(name|full name|fullname|athlete|athlete name|participant|participant name|runner|competitor|(last|sur) ?name (and )?(first )?name|(first )?name (and )?(last|sur) ?name)$/,
  ],
  ['last_name', /^(фамилия|last ?name|surname|family name)( участника)?$/],
  ['first_name', /^(имя|first ?name|given name|forename)( участника)?$/],
  ['ignore', /^(отчество|patronymic|middle ?name)$/],
  ['gender', /^(пол|gender|sex|м ж|m f|m w)$/],
  ['age', /^(возраст|возраст лет|полных лет|лет|age)$/],
  ['age_group', /^(возр|возрастная|возраст)( гр| группа| категория| кат)?$|^age ?(group|category|cat|class)$/],
  [
    'category',
    /^(категория|кат|группа|гр|зачет|зачетная группа|класс|разряд зачета|category|cat|class|division|group)( участника)?$/,
  ],
  [
    'birth',
    /^(г р|год|г рожд|год рожд.*|дата рожд.*|д р|др|рожд.*|yob|dob|born|year|(year|date) of birth|birth ?(year|date|day)?)$/,
  ],
  ...wordNames.map((name) => [name, wordColumns[name].header] as const),
  ['team', /^(команда|название команды|команда название|команда клуб|эстафетная команда|team|team name|relay team)$/],
  ['leg', /^((№|номер) )?(этап|этапа)( №)?$|^(leg|stage|relay leg|leg (no|number|#))$/],
  ['format', /^(формат|format|race|забег|заезд|гонка|соревнование|вид программы|event|contest)$/],
  ['distance', /^(дистанция|дист|distance|dist|course|трасса)( км| km)?$/],
  [
    'individual_time',
    /^(чистое|чип|индивидуальное|личное|нетто|chip|net|netto|individual|personal)( время| time)?( .*)?$|^(время|time) (по чипу|чип|чистое|нетто|индивид.*|личное|chip|net)$/,
  ],
  [
    'absolute_time',
    /^(абсолютное|абс|грязное|брутто|gun|gross|absolute|clock)( время| time)?$|^(время|time|результат) (от выстрела|от старта|общее|абс|абсолютное|грязное|брутто|gun|gross)$|^от выстрела$/,
  ],
  ['fine', /^(штраф|fine|penalt)/],
  ['ignore', /(отстав|отрыв|разрыв|gap|behind|diff|темп|pace|скорость|speed)/],
  [
    'time',
    /^(результат|итог|итого|итоговое время|итоговый результат|общее время|время со штраф.*|время итог.*|официальное время|result|result time|total|total time|final|final time|final result|official time)$/,
  ],
  [
    'time',
    /^(время|time|время дистанции|время на дистанции|время прохождения|чистовое время|финишное время|race time|finish time)$/,
    true,
    'individual_time',
  ],
  ['start', /^(старт|время старта|старт время|start|start time|time of start)$/],
  ['finish', /^(финиш|время финиша|финиш время|finish|finish clock|time of finish)$/],
  ['status', /^(статус|состояние|отметка|status|state)$/],
  [
    'ignore',
    /^(регион|region|область|субъект.*|(вып |присв |выполненный |спортивный )?разряд|звание|тренер.*|телефон|phone|e ?mail|почта|очки|баллы|points|score|id|uid|фото|photo|подпись)$/,
  ],
  [
    'split',
    /^(кт|кп|пк|тк|чек ?поинт|контрольная точка|отсечка|круг|сплит|промежуточн.*|split|lap|check ?point|cp|tp)( ?(№ ?)?\d+.*| \p{L}.*)?$/u,
  ],
  ['split', /^(время )?(на )?\d+( \d+)? ?(км|km|k|м|m)( .*)?$/],
];

/** What a header means; null: nothing that we know. */
export const meaningOf = (
  header: string,
): { field: ResultField; isWeak: boolean; otherwise: ResultField | null } | null => {
  const folded = foldHeader(header);
  const found = folded === '' ? undefined : meanings.find(([, form]) => form.test(folded));
  return found ? { field: found[0], isWeak: found[2] === true, otherwise: found[3] ?? null } : null;
};
