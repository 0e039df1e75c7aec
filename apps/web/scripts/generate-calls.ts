import { api } from '@trassa/contracts';
import { countedReportLists, officeApi, officeLists } from '@trassa/contracts/office';
import { writeGenerated } from './write-generated.ts';

type Groups = Record<string, Record<string, { method: string; path: string }>>;

const describe = (group: string, calls: Groups[string]): string =>
  Object.entries(calls)
    .map(
      ([name, { method, path }]) =>
        `    ${name}: { method: '${method}', path: '${path}' } as Light<Api['${group}']['${name}']>,`,
    )
    .join('\n');

/**
 * Writes `generated/calls.ts` of the site: method and path of every call, typed by the contract through a type-only
 * import, so no schema reaches the browser.
 */
const writeCalls = async (groups: Groups, imports: string[], type: string): Promise<void> => {
  const text = [
    ...imports,
    "import type { Light } from '@trassa/contracts/client';",
    '',
    `type Api = ${type};`,
    '',
    'export const calls = {',
    ...Object.entries(groups).map(([group, calls]) => `  ${group}: {\n${describe(group, calls)}\n  },`),
    '};',
    '',
  ].join('\n');
  await writeGenerated('calls.ts', text, 'app');
};

/**
 * The same for the back office, a file for each group: a screen loads the calls of its own groups, and the first one none of the others'.
 * BO-150
 */
const writeByGroup = async (groups: Groups, imports: string[], type: string): Promise<void> => {
  for (const [group, calls] of Object.entries(groups)) {
    const text = [
      ...imports,
      "import type { Light } from '@trassa/contracts/client';",
      '',
      `type Api = ${type};`,
      '',
      `export const ${group} = {`,
      describe(group, calls),
      '};',
      '',
    ].join('\n');
    await writeGenerated(`calls/${group}.ts`, text, 'office');
  }
  const names = Object.keys(groups).map((group) => `export { ${group} } from './${group}.ts';\n`);
  await writeGenerated('calls/all.ts', names.join(''), 'office');
  await writeGenerated('calls.ts', "export * as calls from './calls/all.ts';\n", 'office');
};

/** Calls of the site, and those of the back office with the ways in that both have. */
export const generateCalls = async (): Promise<void> => {
  const site = "import type { api } from '@trassa/contracts';";
  await writeCalls(api, [site], 'typeof api');
  const office = "import type { officeApi } from '@trassa/contracts/office';";
  const { byEmail, out } = api.signIn;
  await writeByGroup(
    { ...officeApi, signIn: { byEmail, out } },
    [site, office],
    "typeof officeApi & Pick<typeof api, 'signIn'>",
  );
};

/** Writes `office/generated/lists.ts`: filters, sorts and views of the lists, without the schemas of their answers. */
export const generateLists = async (): Promise<void> => {
  const write = (name: string, declared: object): string =>
    `export const ${name} = ${JSON.stringify(declared, null, 2)} as const;\n`;
  await writeGenerated('lists.ts', `/* oxlint-disable */\n${write('lists', officeLists)}`, 'office');
  await writeGenerated(
    'report-lists.ts',
    `/* oxlint-disable */\n${write('reportLists', countedReportLists)}`,
    'office',
  );
};
