import { readFileSync } from 'node:fs';

/** Rows of the first table under a heading of a page in docs/domain; cells trimmed, by column title. */
export const domainTable = (page: string, heading: string): Record<string, string>[] => {
  const text = readFileSync(new URL(`../../../docs/domain/${page}`, import.meta.url), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  const lines = section?.split('\n').filter((line) => line.startsWith('|')) ?? [];
  const cells = (line: string): string[] =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const [head, , ...body] = lines;
  if (!head || !body.length) throw new Error(`no table '${heading}' in ${page}`);
  const titles = cells(head);
  return body.map((line) => Object.fromEntries(cells(line).map((cell, column) => [titles[column] ?? '', cell])));
};

/** '1749.13' → 174913 kopecks; '–' → 0. */
export const kopecks = (cell = '–'): number => (cell === '–' ? 0 : Math.round(Number(cell) * 100));
