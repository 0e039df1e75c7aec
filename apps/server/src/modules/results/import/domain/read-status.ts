import type { ResultStatus } from '@trassa/contracts';

const words: Readonly<Record<ResultStatus, readonly string[]>> = {
  finished: [
    'finished',
    'finish',
    'fin',
    'ok',
    'финиш',
    'финишировал',
    'финишировала',
    'фин',
    'ок',
    'зачет',
    'взачете',
  ],
  dnf: [
    'dnf',
    'днф',
    'нф',
    'сошел',
    'сошла',
    'сошли',
    'сход',
    'незакончил',
    'незакончила',
    'нефинишировал',
    'нефинишировала',
    'otl',
    'кв',
  ],
  dns: [
    'dns',
    'днс',
    'ня',
    'нс',
    'нестарт',
    'нестартовал',
    'нестартовала',
    'нестартовали',
    'дnс',
    'dnс',
    'неявка',
    'неявился',
    'неявилась',
    'неприбыл',
    'неприбыла',
  ],
  dsq: ['dsq', 'dq', 'дск', 'дскв', 'дкв', 'дк', 'диск', 'дискв', 'снят', 'снята', 'сняты', 'disq'],
};
/** With anything behind it: 'дисквалифицирован за обрезку', 'сошла с дистанции', 'DNF (км 7)'. */
const beginnings: readonly (readonly [ResultStatus, RegExp])[] = [
  ['dns', /^(dns|нестарт|неявк|неявил|didnotstart|notstarted)/],
  [
    'dnf',
    /^(dnf|сошел|сошла|сошли|сход|нефиниш|незаконч|didnotfinish|notfinished|превыш|вышелизлимита|контрольноевремя|лимит)/,
  ],
  ['dsq', /^(dsq|dq|дискв|disq|снят)/],
];
/** Letters that look alike are one: 'СOШЁЛ' with a Latin O, 'Hя' with a Latin H. */
const alike = (text: string): string =>
  text.replace(/[авекмнорстух]/g, (letter) => 'abekmhopctyx'['авекмнорстух'.indexOf(letter)] ?? letter);
const exact = new Map(
  Object.entries(words).flatMap(([status, list]) => list.map((word) => [alike(word), status as ResultStatus] as const)),
);

const begun = beginnings.map(([status, form]) => [status, new RegExp(alike(form.source))] as const);

/** The status that a word means, in Latin or Cyrillic, short or long; null: it is no status. */
export const readStatus = (text: string): ResultStatus | null => {
  const letters = alike(
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .replace(/[^\p{L}]+/gu, ''),
  );
  if (letters === '') return null;
  return exact.get(letters) ?? begun.find(([, form]) => form.test(letters))?.[0] ?? null;
};
