import type { Tree } from './catalogue.ts';

export type Source = { name: string; text: string };

const keysOf = (tree: Tree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );

/** Whether some source names a key: by a plain literal, or by a template such as `nav.${id}`. */
const namedIn = (sources: readonly Source[]): ((key: string) => boolean) => {
  const literals = new Set<string>();
  const templates: RegExp[] = [];
  for (const { text } of sources) {
    for (const [, literal = ''] of text.matchAll(/'([\w.]+)'/g)) literals.add(literal);
    for (const [, template = ''] of text.matchAll(/`((?:[\w.]|\$\{[^}`]+\})+)`/g)) {
      // A template of nothing but variables would name everything.
      const isTelling = /\w/.test(template.replaceAll(/\$\{[^}]+\}/g, ''));
      const pattern = template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/g, '\\w+');
      if (isTelling && template.includes('${')) templates.push(new RegExp(`^${pattern}$`));
    }
  }
  // `useTranslations('shell.nav')` makes `home` of `shell.nav.home`: any tail of the key may be named, or the whole key.
  return (key) => {
    const parts = key.split('.');
    return parts.some((_, index) => {
      const tail = parts.slice(index).join('.');
      return literals.has(tail) || templates.some((template) => template.test(tail));
    });
  };
};

/** Keys of a catalogue that no source names; namespace `errors` is the contract's and serves the server too. */
export const findUnusedMessages = (catalogue: Tree, sources: readonly Source[]): string[] => {
  const isNamed = namedIn(sources);
  return keysOf(catalogue).filter((key) => !key.startsWith('errors.') && !isNamed(key));
};
