// Checks who imports whom, and that every rule reports its broken sample.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ICruiseResult, IForbiddenRuleType, IViolation } from 'dependency-cruiser';
import configuration from '../../.dependency-cruiser.mjs';
import { readTypeScriptWithOxc } from './oxc-reader.mjs';
import { type Check, printReport } from './report.ts';

readTypeScriptWithOxc();
const { cruise } = await import('dependency-cruiser');

const root = path.resolve(import.meta.dirname, '../..');
const samples = path.join(root, 'scripts/lint-samples/imports');
const sources = ['apps', 'packages'];
const forbidden = configuration.forbidden as IForbiddenRuleType[];

const violationsIn = async (baseDir: string): Promise<IViolation[]> => {
  const ruleSet = { forbidden };
  const folders = sources.filter((folder) => existsSync(path.join(baseDir, folder)));
  const { output } = await cruise(
    folders,
    { ...configuration.options, baseDir, validate: true, ruleSet },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'node', 'default'],
      exportsFields: ['exports'],
    },
  );
  return (output as ICruiseResult).summary.violations;
};

const inWords = ({ rule, from, to, cycle }: IViolation): string =>
  `${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}`;

const checkTree = async (): Promise<Check> => ({
  name: 'imports follow the rules',
  problems: (await violationsIn(root)).map(inWords),
});

const checkSample = async (rule: string): Promise<Check> => {
  const name = `rule ${rule} reports its sample`;
  const folder = path.join(samples, rule);
  if (!existsSync(folder)) return { name, problems: ['there is no sample'] };
  const reported = new Set((await violationsIn(folder)).map((violation) => violation.rule.name));
  const others = [...reported].filter((other) => other !== rule);
  return {
    name,
    problems: [
      ...(reported.has(rule) ? [] : ['it reports nothing']),
      ...(others.length > 0 ? [`the sample breaks other rules too: ${others.join(', ')}`] : []),
    ],
  };
};

const checks = [await checkTree()];
for (const rule of forbidden) checks.push(await checkSample(rule.name ?? 'unnamed'));
printReport(checks);
