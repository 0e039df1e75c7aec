import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
const named = (line: string): string[] =>
  [...line.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)`/g)].flatMap(([, file]) => file ?? []);
const placeOf = (file: string): string => path.join(root, file.startsWith('e2e/') ? '' : 'apps/server/test', file);

it('names for every threat a test that exists', () => {
  const [, table = ''] = readFileSync(path.join(root, 'docs/security.md'), 'utf8').split('## Threats and their checks');
  const threats = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Threat |'));
  expect(threats.length).toBeGreaterThan(20);
  expect(threats.filter((line) => named(line).length === 0)).toEqual([]);
  expect(threats.flatMap(named).filter((file) => !existsSync(placeOf(file)))).toEqual([]);
});
