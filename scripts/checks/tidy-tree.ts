// Checks the tree for vague names, unfinished words, long files and the like, and that every rule reports its sample.
import path from 'node:path';
import { printReport } from './report.ts';
import { checkTidiness } from './tidiness.ts';

const root = path.resolve(import.meta.dirname, '../..');

const proofs = checkTidiness(path.join(root, 'scripts/lint-samples/tidiness')).map(({ name, problems }) => ({
  name: `rule "${name}" reports its sample`,
  problems: problems.length > 0 ? [] : ['it reports nothing'],
}));

printReport([...checkTidiness(root), ...proofs]);
