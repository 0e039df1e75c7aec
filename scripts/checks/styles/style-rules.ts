import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Check } from '../report.ts';
import { sourceFiles } from '../source-files.ts';
import { readParts, type UsedClass } from './read-parts.ts';
import { readSheet, type SheetRule } from './read-sheet.ts';

/** The layer of a sheet by its folder: who may hold whom goes the same way, so whoever holds another wins over it. */
const layerOf = (sheet: string): string => {
  if (sheet.startsWith('shared/styles/')) return 'base';
  if (sheet.startsWith('shared/ui/')) return 'ui';
  if (sheet.startsWith('shared/')) return 'parts';
  return sheet.startsWith('routes/') ? 'route' : 'page';
};

/** Ways of saying two edges: `margin-left` and `margin-inline-start` are one to whoever reads from left to right. */
const logical: Readonly<Record<string, string>> = {
  'inline-start': 'left',
  'inline-end': 'right',
  'block-start': 'top',
  'block-end': 'bottom',
};
const sizes: Readonly<Record<string, string>> = { 'inline-size': 'width', 'block-size': 'height' };

/** What a shorthand sets that does not begin with its name. */
const shorthands: Readonly<Record<string, readonly string[]>> = {
  inset: ['top', 'right', 'bottom', 'left'],
  gap: ['row-gap', 'column-gap'],
  font: ['line-height'],
  'flex-flow': ['flex-direction', 'flex-wrap'],
  'place-content': ['align-content', 'justify-content'],
  'place-items': ['align-items', 'justify-items'],
  'place-self': ['align-self', 'justify-self'],
  'grid-area': ['grid-row', 'grid-column'],
  columns: ['column-width', 'column-count'],
};

/** A property as the rest of the table calls it, and the ones that it sets. */
const plain = (property: string): string =>
  property
    .replace(/^inset-(?=inline|block)/, '')
    .replace(/(inline|block)-(start|end)/, (name) => logical[name] ?? name)
    .replace(/(inline|block)-size$/, (name) => sizes[name] ?? name);
const edges: readonly (readonly [RegExp, readonly string[]])[] = [
  [/inline(?=-|$)/, ['left', 'right']],
  [/block(?=-|$)/, ['top', 'bottom']],
];
const partsOf = (property: string): readonly string[] => {
  const name = plain(property);
  const edge = edges.find(([end]) => end.test(name));
  return edge ? edge[1].map((side) => name.replace(edge[0], side)) : [name, ...(shorthands[name] ?? [])];
};

const holds = (one: string, other: string): boolean =>
  one === other || (other.startsWith(`${one}-`) && !(one === 'border' && other === 'border-radius'));

/** Whether two properties set the same of an element, by whatever names. */
const setsBoth = (one: string, other: string): boolean =>
  partsOf(one).some((part) => partsOf(other).some((rival) => holds(part, rival) || holds(rival, part)));

const clash = (one: SheetRule, other: SheetRule): string[] => {
  if (one.weight !== other.weight || one.pseudo !== other.pseudo) return [];
  return [...one.values].flatMap(([property, value]) =>
    [...other.values].some(([name, otherValue]) => setsBoth(property, name) && value !== otherValue) ? [property] : [],
  );
};

type Place = { readonly sheet: string; readonly name: string | null };

/** Sheets by path, and what a part does with the classes that are given to it: those of its own it puts beside them. */
const createReader = (root: string) => {
  const files = new Set(sourceFiles(root));
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const sheets = new Map(
    [...files].filter((file) => file.endsWith('.module.css')).map((file) => [file, readSheet(file, read(file))]),
  );
  const parts = new Map(
    [...files]
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .map((file) => [file, readParts(file, read(file))]),
  );
  const resolve = (file: string, name: string): string | null => {
    const from = parts.get(file)?.imports.get(name);
    return from?.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : null;
  };
  const placesOf = (file: string, used: readonly UsedClass[]): Place[] =>
    used.flatMap(({ sheet, name }) => {
      const found = resolve(file, sheet);
      return found === null ? [] : [{ sheet: found, name }];
    });
  /** Classes that stand beside those given to the components of a file. */
  const beside = (file: string, seen: readonly string[] = []): Place[] =>
    seen.includes(file)
      ? []
      : (parts.get(file)?.dressed ?? [])
          .filter(({ takes }) => takes)
          .flatMap(({ used, tag }) => [
            ...placesOf(file, used),
            ...(tag === null ? [] : beside(resolve(file, tag) ?? '', [...seen, file])),
          ]);
  return { sheets, parts, resolve, placesOf, beside };
};

const differing = (sheets: ReadonlyMap<string, { rules: SheetRule[] }>, one: Place, other: Place): string[] => {
  if (one.sheet === other.sheet || layerOf(one.sheet) !== layerOf(other.sheet)) return [];
  const rulesOf = ({ sheet, name }: Place): SheetRule[] =>
    (sheets.get(sheet)?.rules ?? []).filter(({ classes }) =>
      name === null ? classes.length > 0 : classes.includes(name),
    );
  return rulesOf(one).flatMap((rule) => rulesOf(other).flatMap((rival) => clash(rule, rival)));
};

/**
 * Sheets are loaded page by page, in an order that a direct load and a click do not share. Layers decide between folders;
 * within a layer no two sheets may set the same property of one element by selectors of equal weight.
 */
export const checkStyleOrder = (root: string): Check[] => {
  const { sheets, parts, resolve, placesOf, beside } = createReader(root);
  const layers = [...sheets].flatMap(([sheet, { layers: named }]) =>
    named.length > 0 && named.every((layer) => layer === layerOf(sheet))
      ? []
      : [`${sheet}: all of it belongs to @layer ${layerOf(sheet)}`],
  );
  const order = [...parts].flatMap(([file, { dressed }]) =>
    dressed.flatMap(({ line, tag, used }) => {
      const own = placesOf(file, used);
      const all = [...own, ...(tag === null ? [] : beside(resolve(file, tag) ?? ''))];
      return own.flatMap((one, index) =>
        all.slice(index + 1).flatMap((other) => {
          const properties = [...new Set(differing(sheets, one, other))];
          return properties.length > 0
            ? [
                `${file}:${line}: .${one.name ?? '*'} of ${one.sheet} and .${other.name ?? '*'} of ${other.sheet} set ${properties.join(', ')}`,
              ]
            : [];
        }),
      );
    }),
  );
  return [
    { name: 'every stylesheet names the layer of its folder', problems: layers },
    { name: 'no look depends on which stylesheet comes later', problems: [...new Set(order)] },
  ];
};
