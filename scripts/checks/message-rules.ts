import compile from 'icu-minify/compile';

export type Tree = { readonly [key: string]: string | Tree };

const cyrillic = /[А-Яа-яЁё]/;

const flat = (tree: Tree, prefix = ''): [id: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );

/** `['name']` is a value, `['count', 2, {branches}]` one with a form, `['b', …nodes]` a tag. */
const namesInNode = (node: unknown): string[] => {
  if (!Array.isArray(node)) return [];
  const [name, second, third] = node as [string, unknown, unknown];
  if (node.length === 1) return [name];
  if (typeof second !== 'number' || second === 0) return [`<${name}>`, ...node.slice(1).flatMap(namesInNode)];
  const branches = third && typeof third === 'object' ? Object.values(third) : [];
  return [name, ...branches.flatMap(namesInNodes)];
};

const namesInNodes = (nodes: unknown): string[] => (Array.isArray(nodes) ? nodes.flatMap(namesInNode) : []);

const namesIn = (text: string): string => [...new Set(namesInNodes(compile(text)))].toSorted().join(', ');

const compare = (ru: Map<string, string>, en: Map<string, string>): string[] => [
  ...[...ru.keys()].filter((id) => !en.has(id)).map((id) => `${id} is missing in English`),
  ...[...en.keys()].filter((id) => !ru.has(id)).map((id) => `${id} is missing in Russian`),
];

/** What is wrong with a pair of catalogues, by rule. Each rule has a broken sample in scripts/lint-samples/messages. */
export const checkCatalogues = (russian: Tree, english: Tree): { name: string; problems: string[] }[] => {
  const ru = new Map(flat(russian));
  const en = new Map(flat(english));
  return [
    { name: 'every message exists in both languages', problems: compare(ru, en) },
    {
      name: 'no message is empty',
      problems: [...ru, ...en].filter(([, text]) => text.trim() === '').map(([id]) => id),
    },
    {
      name: 'both languages use the same values',
      problems: [...ru]
        .filter(([id, text]) => en.has(id) && namesIn(text) !== namesIn(en.get(id) ?? ''))
        .map(([id, text]) => `${id}: Russian has (${namesIn(text)}), English has (${namesIn(en.get(id) ?? '')})`),
    },
    {
      // `format-message.ts` writes every number the same way.
      name: 'numbers of messages have no style',
      problems: [...ru, ...en].filter(([, text]) => /\{\s*\w+\s*,\s*number\s*,/.test(text)).map(([id]) => id),
    },
    {
      name: 'English messages are in English',
      problems: [...en]
        .filter(([id, text]) => cyrillic.test(text) && !isSameInBoth(id))
        .map(([id, text]) => `${id}: ${text}`),
    },
  ];
};

/** The Russian language and the brand are called by their own names in every language. */
const isSameInBoth = (id: string): boolean => /(^|\.)(russian|ru)$|^brand\.name$/.test(id);

const withoutComments = (source: string): string =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(^|\s)\/\/.*$/gm, '');

/** A word, not a single letter that a search folds; a table may hold a text in both languages side by side. */
const isOwnText = (line: string): boolean => /[А-Яа-яЁё]{2}/.test(line) && !/\bru: ['"`]/.test(line);

/** Lines of a page's source that hold Russian text of their own instead of a message id. */
export const ownTexts = (file: string, source: string): string[] =>
  withoutComments(source)
    .split('\n')
    .flatMap((line, index) => (isOwnText(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : []));
