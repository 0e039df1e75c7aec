import { parseArgs } from 'node:util';
import type { Language } from '@trassa/contracts';
import {
  fieldWords,
  type ImportInput,
  isResultField,
  lacks,
  type ResultField,
  resultFields,
} from '../modules/results/index.ts';

export type ImportArguments = Omit<ImportInput, 'file'> & { readonly path: string };

/** `id` of a sentence in `results-import-words.ts` with what it names. */
export type ArgumentRefusal = {
  readonly id:
    | 'usage'
    | 'bad_map'
    | 'bad_pace'
    | 'bad_accept'
    | 'bad_outside'
    | 'bad_rank'
    | 'bad_remove'
    | 'unknown_key';
  readonly value: string;
};

const options = {
  'event-city': { type: 'string' },
  format: { type: 'string' },
  sheet: { type: 'string' },
  map: { type: 'string', multiple: true },
  'min-pace': { type: 'string' },
  outside: { type: 'string' },
  'rank-by': { type: 'string' },
  accept: { type: 'string' },
  remove: { type: 'string' },
  language: { type: 'string' },
  preview: { type: 'boolean' },
  publish: { type: 'boolean' },
  'keep-missing': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const fieldOf = (word: string): ResultField | null => {
  const bare = word.trim().toLowerCase();
  if (bare === '-') return 'ignore';
  if (isResultField(bare)) return bare;
  return resultFields.find((field) => fieldWords.ru[field] === bare || fieldWords.en[field] === bare) ?? null;
};

/** 'Итог=time,Время, с=ignore' → pairs; a comma without `=` behind it belongs to the header. */
const readMap = (text: string): Map<string, ResultField> | string => {
  const pairs = new Map<string, ResultField>();
  let rest = '';
  for (const piece of text.split(',')) {
    rest = rest === '' ? piece : `${rest},${piece}`;
    const at = rest.lastIndexOf('=');
    if (at < 0) continue;
    const field = fieldOf(rest.slice(at + 1));
    const column = rest.slice(0, at).trim();
    if (field === null || column === '') return rest.trim();
    pairs.set(column, field);
    rest = '';
  }
  return rest.trim() === '' ? pairs : rest.trim();
};

/** '2:00' → 120 000 ms per kilometre; '0' switches the check off. */
const readPace = (text: string): number | null => {
  if (text === '0') return 0;
  const found = /^(\d{1,2}):([0-5]\d)$/.exec(text);
  return found ? (Number(found[1]) * 60 + Number(found[2])) * 1000 : null;
};

/** Wheelchairs and handcycles are faster than people. */
const classPaceMs = 60_000;

/** 'Коляски=1:30,Хендбайк' → classes with their pace; 'none': there are none; null: not understood. */
const readOutside = (text: string): { name: string; minPaceMs: number }[] | null => {
  if (text.trim() === 'none') return [];
  const classes = text.split(',').map((piece) => {
    const [name = '', pace] = piece.split('=').map((word) => word.trim());
    return { name, minPaceMs: pace === undefined ? classPaceMs : readPace(pace) };
  });
  return classes.some(({ name, minPaceMs }) => name === '' || minPaceMs === null)
    ? null
    : classes.map(({ name, minPaceMs }) => ({ name, minPaceMs: minPaceMs ?? 0 }));
};

/** The last part of an address of the site, or the word itself. */
const publicIdOf = (text: string): string =>
  text
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/^.*\//, '');

/** The language of everything that is said, even of a refusal of the other words. */
export const languageOf = (words: readonly string[]): Language =>
  words.some((word, at) => word === '--language=en' || (word === 'en' && words[at - 1] === '--language')) ? 'en' : 'ru';

export const readArguments = (
  words: readonly string[],
): { ok: true; value: ImportArguments } | { ok: false; refusal: ArgumentRefusal } => {
  const no = (id: ArgumentRefusal['id'], value = ''): { ok: false; refusal: ArgumentRefusal } => ({
    ok: false,
    refusal: { id, value },
  });
  const unknown = words.find(
    (word) => word.startsWith('-') && !Object.hasOwn(options, word.slice(2).replace(/=.*/, '')),
  );
  if (unknown !== undefined && unknown !== '-h') return no('unknown_key', unknown);
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true });
  } catch {
    return no('usage');
  }
  const { values, positionals } = parsed;
  const [path] = positionals;
  if (values.help || path === undefined || positionals.length > 1 || !values['event-city']) return no('usage');
  const overrides = new Map<string, ResultField>();
  for (const map of values.map ?? []) {
    const pairs = readMap(map);
    if (typeof pairs === 'string') return no('bad_map', pairs);
    for (const [column, field] of pairs) overrides.set(column, field);
  }
  const minPaceMs = readPace(values['min-pace'] ?? '2:00');
  if (minPaceMs === null) return no('bad_pace', values['min-pace']);
  const outside = values.outside === undefined ? null : readOutside(values.outside);
  if (values.outside !== undefined && outside === null) return no('bad_outside', values.outside);
  const rankBy = (['net', 'gun'] as const).find((one) => one === values['rank-by']) ?? null;
  if (values['rank-by'] !== undefined && rankBy === null) return no('bad_rank', values['rank-by']);
  const named = (values.accept ?? '').split(',').map((word) => word.trim());
  const accepts = lacks.filter((lack) => named.includes(lack));
  if (values.accept !== undefined && accepts.length !== named.length) return no('bad_accept', values.accept);
  const mayRemove = Number(values.remove ?? 0);
  if (!Number.isSafeInteger(mayRemove) || mayRemove < 0) return no('bad_remove', values.remove);
  return {
    ok: true,
    value: {
      path,
      eventCity: publicIdOf(values['event-city']),
      format: values.format ?? null,
      sheet: values.sheet ?? null,
      overrides,
      isPreview: values.preview ?? false,
      isPublishing: values.publish ?? false,
      isKeeping: values['keep-missing'] ?? false,
      minPaceMs,
      outside,
      rankBy,
      accepts,
      mayRemove,
    },
  };
};
