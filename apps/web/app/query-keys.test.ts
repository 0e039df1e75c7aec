import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { queryKeys } from './query-keys.ts';

const app = import.meta.dirname;
const sources = fs
  .readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));

it('names every word that a page reads from its address', () => {
  const read = sources.flatMap((file) => {
    const text = fs.readFileSync(path.join(app, file), 'utf8');
    const words = text.matchAll(/\b(?:search|searchParams|params|query)\.(?:get|getAll|has)\('(\w+)'\)/g);
    return Array.from(words, ([, word = '']) => word);
  });
  expect(read.length).toBeGreaterThan(30);
  expect(read.filter((word) => !queryKeys.includes(word))).toEqual([]);
});
