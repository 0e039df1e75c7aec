/** What a statement does with a table: `lock` is `for update` and its kin. */
export type Use = { readonly table: string; readonly does: 'write' | 'lock' | 'read' };

/** Instead of a table that a statement writes and does not name. */
export const unnamed = 'a table that is not named';

const tokensOf = (text: string): string[] =>
  text
    .replaceAll(/--.*$/gm, ' ')
    .replaceAll(/'(?:[^']|'')*'/g, " '' ")
    .toLowerCase()
    .replaceAll('"', '')
    .match(/[a-z_]\w*|\d+|\S/g) ?? [];

/** One pair of parentheses: its own `from`, with what its tables are called there. */
type Scope = { readonly tables: Map<string, string>; isList: boolean };

const writing = new Set(['insert', 'delete', 'truncate', 'merge', 'copy']);
/** May stand between the verb and its table. */
const between = new Set(['into', 'from', 'table', 'only', 'lateral']);
const ends = new Set([
  'where',
  'set',
  'on',
  'order',
  'group',
  'limit',
  'values',
  'returning',
  'union',
  'for',
  'having',
  'window',
  'select',
  'offset',
]);

/**
 * The uses of known tables in one statement or fragment. `called` remembers what tables are called, for a lock whose table
 * stands in another fragment of the same file. Throws nothing: what it does not understand names no known table.
 */
export const usesIn = (
  text: string,
  isTable: (name: string) => boolean,
  called: Map<string, string> = new Map(),
): Use[] => {
  const tokens = tokensOf(text);
  const uses: Use[] = [];
  const scopes: Scope[] = [{ tables: new Map(), isList: false }];
  const scope = (): Scope => scopes.at(-1) as Scope;

  const afterTable = (at: number): number => {
    let next = at;
    while (between.has(tokens[next] ?? '')) next += 1;
    return next;
  };

  const take = (at: number, does: Use['does']): void => {
    const name = tokens[at] ?? '';
    if (does === 'write' && name === '$') uses.push({ table: unnamed, does });
    if (!isTable(name)) return;
    uses.push({ table: name, does });
    const next = tokens[at + 1] === 'as' ? at + 2 : at + 1;
    const alias = tokens[next] ?? '';
    scope().tables.set(name, name);
    if (/^[a-z_]\w*$/.test(alias) && !ends.has(alias)) {
      scope().tables.set(alias, name);
      called.set(alias, name);
    }
  };

  const lock = (at: number): void => {
    const named: string[] = [];
    if (tokens[at] === 'of')
      for (let next = at + 1; /^[a-z_]\w*$/.test(tokens[next] ?? ''); next += 2) {
        named.push(tokens[next] ?? '');
        if (tokens[next + 1] !== ',') break;
      }
    const tables = named.length
      ? named.map((alias) => scope().tables.get(alias) ?? called.get(alias) ?? alias)
      : [...new Set(scope().tables.values())];
    for (const table of tables) if (isTable(table)) uses.push({ table, does: 'lock' });
  };

  // A fragment that stands behind a `from` of another one.
  if (tokens.slice(1, 4).some((token) => ['join', 'where', ','].includes(token))) take(0, 'read');
  tokens.forEach((token, at) => {
    const [before, following] = [tokens[at - 1], tokens[at + 1]];
    if (token === '(') scopes.push({ tables: new Map(), isList: false });
    else if (token === ')') {
      if (scopes.length > 1) scopes.pop();
    } else if (token === ',') {
      if (scope().isList) take(afterTable(at + 1), 'read');
    } else if (ends.has(token) || token === 'join') {
      scope().isList = false;
      if (token === 'join') take(afterTable(at + 1), 'read');
      if (token === 'for') {
        if (following === 'update' || following === 'share') lock(at + 2);
        else if (following === 'no' || following === 'key') lock(tokens[at + 2] === 'key' ? at + 4 : at + 3);
      }
    } else if (writing.has(token)) take(afterTable(at + 1), 'write');
    else if (token === 'update' && !['for', 'do', 'key', 'on'].includes(before ?? ''))
      take(afterTable(at + 1), 'write');
    else if ((token === 'from' || token === 'using') && before !== 'delete' && before !== 'distinct') {
      scope().isList = token === 'from';
      take(afterTable(at + 1), 'read');
    } else if (token === 'lock' && following !== 'of') take(afterTable(at + 1), 'lock');
  });
  return uses;
};
