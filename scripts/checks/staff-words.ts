import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Tree } from './message-rules.ts';
import type { Check } from './report.ts';
import { sourceFiles } from './source-files.ts';

const within = (tree: Tree | string | undefined, ...names: readonly string[]): Tree =>
  names.reduce<Tree>(
    (inner, name) => {
      const next = inner[name];
      return typeof next === 'object' ? next : {};
    },
    typeof tree === 'object' ? tree : {},
  );

/** What the server calls by a code and the back office shows: acts and fields in histories, ways to pay, templates of letters. */
const spoken = [
  { what: 'act', pattern: /\bact: '([a-z_]+\.[a-z_]+)'/g, at: ['history', 'act'] },
  { what: 'field', pattern: /\bfield: '(?!version')(\w+)',\s+before\b/g, at: ['fields'] },
  { what: 'provider', pattern: /\bname: '(\w+)',\s+async create\(/g, at: ['orders', 'value', 'provider'] },
  { what: 'provider', pattern: /\bname: '(\w+)',\s+async create\(/g, at: ['refunds', 'value', 'provider'] },
  { what: 'letter', pattern: /\baddTemplate\('([a-z_]+)'/g, at: ['letters', 'name'] },
] as const;

/** Acts, fields, ways to pay and letters of the server that a person of the staff would read as their codes. */
export const checkStaffWords = (catalogue: Tree, root: string, ...folders: readonly string[]): Check => {
  const files = folders
    .flatMap((folder) => sourceFiles(root, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const sources = files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  return {
    name: 'the back office has words for acts, fields of changes, ways to pay and letters of the server',
    problems: spoken.flatMap(({ what, pattern, at }) => {
      const codes = new Set([...sources.matchAll(pattern)].map(([, code = '']) => code));
      const words = within(catalogue, ...at);
      return [...codes].filter((code) => !(code.replace('.', '_') in words)).map((code) => `${what} ${code}`);
    }),
  };
};
