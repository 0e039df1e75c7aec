import type { Random } from './random.ts';

/** What the description of a call says of a value; only the words that the contract uses. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly format?: string;
};

const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '﷽'.repeat(40),
  '𝒜'.repeat(300),
  'я'.repeat(5000),
  "'; drop table orders; --",
  '%_\\',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'line\r\nbreak',
  '-1',
  '1e999',
  'NaN',
  '9223372036854775808',
  '2026-02-30',
  '31.02.2026',
  '0000-00-00',
  '+79990000000',
  'runner@example.org',
  'a@b.c',
  '[]',
  '{"a":1}',
  '__proto__',
  'constructor',
  'ru',
  'null',
];
const oddNumbers = [
  -1,
  0,
  1,
  2,
  499,
  500,
  501,
  1e9,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  0.1,
  -0.5,
  1.005,
  4_102_444_800,
];
const oddThings: readonly unknown[] = [null, true, false, [], {}, [[]], [null], { length: -1 }, { toString: 1 }];

export const oddText = (random: Random): string => random.pick(oddTexts);
const odd = (random: Random): unknown =>
  random.pick([() => oddText(random), () => random.pick(oddNumbers), () => random.pick(oddThings)])();

/** Values that answers named, by the word they stood under: ids and codes that really lead somewhere. */
export type Known = { learn(answer: unknown): void; pick(word: string, random: Random): unknown };

const most = 40;

/** `words`: others under which a value is asked for. */
export const createKnown = (first: Readonly<Record<string, readonly unknown[]>>): Known => {
  const byWord = new Map<string, unknown[]>(Object.entries(first).map(([word, values]) => [word, [...values]]));
  const keep = (word: string, value: unknown): void => {
    const values = byWord.get(word) ?? [];
    if (values.includes(value)) return;
    values.push(value);
    if (values.length > most) values.shift();
    byWord.set(word, values);
  };
  const learn = (answer: unknown, depth = 0): void => {
    if (depth > 6 || answer === null || typeof answer !== 'object') return;
    for (const [word, value] of Object.entries(answer).slice(0, 60)) {
      if (typeof value === 'string' || typeof value === 'number') keep(/^\d+$/.test(word) ? 'item' : word, value);
      else learn(value, depth + 1);
    }
  };
  return {
    learn,
    pick(word, random) {
      const values =
        byWord.get(word) ?? (/id$|^id|event|format|city|club|code/.test(word) ? byWord.get('public_id') : undefined);
      return values?.length ? random.pick(values) : undefined;
    },
  };
};

type Making = { readonly random: Random; readonly known: Known; resolve(ref: string): Schema };

const makeText = (schema: Schema, word: string, { random, known }: Making): unknown => {
  const value = random.chance(0.6) ? known.pick(word, random) : undefined;
  if (typeof value === 'string' || typeof value === 'number') return `${value}`;
  if (schema.maxLength !== undefined && random.chance(0.1))
    return 'x'.repeat(Math.min(schema.maxLength, 10_000) + random.below(2));
  return oddText(random);
};

const makeObject = (schema: Schema, making: Making, depth: number): Record<string, unknown> => {
  const { random } = making;
  const made: Record<string, unknown> = {};
  for (const [word, of] of Object.entries(schema.properties ?? {})) {
    const isRequired = schema.required?.includes(word) ?? false;
    if (random.chance(isRequired ? 0.96 : 0.5)) made[word] = makeValue(of, word, making, depth + 1);
  }
  if (random.chance(0.05)) made[random.pick(['__proto__x', 'constructor', 'extra', ''])] = odd(random);
  return made;
};

/** A value that mostly fits, sometimes not at all. `word`: the name it stands under. */
export const makeValue = (schema: Schema, word: string, making: Making, depth = 0): unknown => {
  const { random, resolve } = making;
  if (depth > 8 || random.chance(0.06)) return odd(random);
  if (schema.$ref) return makeValue(resolve(schema.$ref), word, making, depth);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices?.length) return makeValue(random.pick(choices), word, making, depth);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.length) return random.pick(schema.enum);
  const type = Array.isArray(schema.type) ? random.pick(schema.type as readonly string[]) : schema.type;
  switch (type) {
    case 'object':
      return makeObject(schema, making, depth);
    case 'array': {
      const length = random.chance(0.03) ? 60 : random.below(4);
      return Array.from({ length }, () => makeValue(schema.items ?? {}, word, making, depth + 1));
    }
    case 'integer':
    case 'number':
      return random.chance(0.3)
        ? random.pick([schema.minimum ?? 0, schema.maximum ?? 1, (schema.maximum ?? 1) + 1, ...oddNumbers])
        : 1 + random.below(5);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'string':
      return makeText(schema, word, making);
    default:
      return odd(random);
  }
};
