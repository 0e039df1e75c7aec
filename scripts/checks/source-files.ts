import { readdirSync } from 'node:fs';
import path from 'node:path';

const MADE = new Set([
  'node_modules',
  '.git',
  'build',
  'data',
  '.react-router',
  'test-results',
  'playwright-report',
  'coverage',
]);
const MADE_PATHS = new Set([
  'apps/web/app/generated',
  'apps/web/office/generated',
  'apps/web/public/fonts',
  'apps/web/public/manifest.webmanifest',
  'bench/results',
  'scripts/lint-samples',
]);

/** Files people wrote, relative to `root` with forward slashes, in order. */
export const sourceFiles = (root: string, folder = ''): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      const name = folder ? `${folder}/${entry.name}` : entry.name;
      if (MADE.has(entry.name) || MADE_PATHS.has(name)) return [];
      if (entry.isDirectory()) return sourceFiles(root, name);
      return entry.isFile() ? [name] : [];
    });
