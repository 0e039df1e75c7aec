// Checks the tree for vague names, unfinished words, long files and the like, and that every rule reports its sample.
import path from 'node:path';
import { printReport } from './report.ts';
import { sourceFiles } from './source-files.ts';
import { checkTidiness } from './tidiness.ts';

const root = path.resolve(import.meta.dirname, '../..');

const samples = path.join(root, 'scripts/lint-samples/tidiness');
const reports = checkTidiness(samples);
const proofs = reports.map(({ name, problems }) => ({
  name: `rule "${name}" reports its sample`,
  problems: problems.length > 0 ? [] : ['it reports nothing'],
}));
const reported = reports.flatMap(({ problems }) => problems);
const isReported = (file: string): boolean =>
  reported.some((line) => line.startsWith(file) || line.startsWith(`${path.posix.dirname(file)}: `));
const everySample = {
  name: 'every sample of a broken rule is reported',
  problems: sourceFiles(samples).filter((file) => !isReported(file)),
};

printReport([...checkTidiness(root), ...proofs, everySample]);
