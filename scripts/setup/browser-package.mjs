import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run, searchPath } from './child.mjs';
import { inProject } from './paths.mjs';

const PACKAGE = '@sparticuz/chromium@153.0.0';
const folder = inProject('node_modules', '.cache', 'chromium');
const wrapper = path.join(folder, 'chromium');

/** The package unpacks itself and its libraries into the temporary folder, and only where it believes to be in a cloud. */
const unpack = `const { default: chromium } = await import('@sparticuz/chromium'); console.log(await chromium.executablePath());`;

/**
 * The last resort: a Chromium with its libraries out of the npm registry, for an ordinary user on a Linux without a
 * browser and without a way to Playwright's downloads.
 * @returns {Promise<string | undefined>} path of a script that starts it
 */
export const installFromPackage = async (node) => {
  if (process.platform !== 'linux') return undefined;
  if (existsSync(wrapper)) return wrapper;
  const temporary = path.join(folder, 'unpacked');
  mkdirSync(temporary, { recursive: true });
  const install = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error', PACKAGE];
  if ((await run('npm', install, { env: { PATH: searchPath({ withoutTools: true }) } })).code !== 0) return undefined;
  const unpacked = await run(node, ['--input-type=module', '-e', unpack], {
    cwd: folder,
    env: { TMPDIR: temporary, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
  });
  const executable = unpacked.output.trim().split('\n').at(-1) ?? '';
  if (unpacked.code !== 0 || !existsSync(executable)) return undefined;
  const libraries = path.join(temporary, 'al2023', 'lib');
  writeFileSync(wrapper, `#!/bin/sh\nLD_LIBRARY_PATH='${libraries}' exec '${executable}' "$@"\n`);
  chmodSync(wrapper, 0o755);
  return wrapper;
};
