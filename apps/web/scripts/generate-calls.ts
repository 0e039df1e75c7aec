import { api } from '@trassa/contracts';
import { writeGenerated } from './write-generated.ts';

const describe = (group: string, calls: Record<string, { method: string; path: string }>): string =>
  Object.entries(calls)
    .map(
      ([name, { method, path }]) =>
        `    ${name}: { method: '${method}', path: '${path}' } as Light<Api['${group}']['${name}']>,`,
    )
    .join('\n');

/**
 * Writes `app/generated/calls.ts`: method and path of every call, typed by the contract through a type-only import, so
 * no schema reaches the browser.
 */
export const generateCalls = async (): Promise<void> => {
  const groups = Object.entries(api).map(([group, calls]) => `  ${group}: {\n${describe(group, calls)}\n  },`);
  const text = [
    "import type { api } from '@trassa/contracts';",
    "import type { Light } from '@trassa/contracts/client';",
    '',
    'type Api = typeof api;',
    '',
    'export const calls = {',
    ...groups,
    '};',
    '',
  ].join('\n');
  await writeGenerated('calls.ts', text);
};
