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

/** Shorthands that set what does not begin with their name. */
const setsBoth = (one: string, other: string): boolean =>
  one === other || (other.startsWith(`${one}-`) && !(one === 'border' && other === 'border-radius'));

const clash = (one: SheetRule, other: SheetRule): string[] => {
  if (one.weight !== other.weight || one.pseudo !== other.pseudo) return [];
  return [...one.values].flatMap(([property, value]) =>
    [...other.values].some(
      ([name, otherValue]) => (setsBoth(property, name) || setsBoth(name, property)) && value !== otherValue,
    )
      ? [property]
      : [],
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
