import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './report.ts';
import { sourceFiles } from './source-files.ts';

const sections = 'docs/api.md';
const text = /^(apps|packages|bench|e2e|docs)\/.*\.(ts|tsx|mjs|sql|md)$/;

/** "API §5.2", "and §15": numbers that docs/api.md explains. Its broken sample is in scripts/lint-samples/handbook. */
export const checkApiSections = (root: string): Check => {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const known = new Set([...read(sections).matchAll(/^\| (\d[\d.]*) \|/gm)].map(([, number]) => number));
  return {
    name: `every section of the API that is cited stands in ${sections}`,
    problems: sourceFiles(root)
      .filter((file) => text.test(file) && file !== sections)
      .flatMap((file) =>
        [...read(file).matchAll(/§ ?(\d+(?:\.\d+)?)/g)].flatMap(([, number = '']) =>
          known.has(number) ? [] : [`${file}: §${number}`],
        ),
      ),
  };
};
