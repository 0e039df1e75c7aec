// Checks that README and the operations handbook say the same in both languages and name what the code reads.
import path from 'node:path';
import { checkHandbook } from './handbook-rules.ts';
import { printReport } from './report.ts';

const root = path.resolve(import.meta.dirname, '../..');

const proofs = checkHandbook(path.join(root, 'scripts/lint-samples/handbook')).map(({ name, problems }) => ({
  name: `rule "${name}" reports its sample`,
  problems: problems.length > 0 ? [] : ['it reports nothing'],
}));

printReport([...checkHandbook(root), ...proofs]);
