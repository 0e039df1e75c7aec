import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installFromPackage } from './browser-package.mjs';
import { run } from './child.mjs';
import { inProject } from './paths.mjs';
import { Refusal } from './progress.mjs';

/** The shell first: it starts without the windows and pages of a browser that nobody looks at, a fifth faster. */
const KNOWN_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const INSTALL_LIMIT_MS = 180_000;

/** Ubuntu leaves a stub at a known path that only asks for a snap, so a file is not enough: it has to answer. */
const answers = async (file) =>
  existsSync(file) && (await run(file, ['--version', '--no-sandbox'], { timeoutMs: 20_000 })).code === 0;

const findKnown = async () => {
  for (const file of KNOWN_PATHS) if (await answers(file)) return file;
  return undefined;
};

const findPlaywrights = () => {
  const require = createRequire(inProject('package.json'));
  const file = require('@playwright/test').chromium.executablePath();
  return existsSync(file) ? file : undefined;
};

const isDebian = () => {
  if (process.platform !== 'linux' || !existsSync('/etc/os-release')) return false;
  const release = readFileSync('/etc/os-release', 'utf8');
  return /^ID(_LIKE)?=.*debian/m.test(release) && !/^ID=ubuntu/m.test(release);
};

/** How to run a command as root: nothing to add, `sudo -n`, or undefined where neither is allowed. */
const rootPrefix = async () => {
  if (process.getuid?.() === 0) return [];
  return (await run('sudo', ['-n', 'true'])).code === 0 ? ['sudo', '-n'] : undefined;
};

/** Older Debians have no shell of its own. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];

const installFromDebian = async (prefix) => {
  const apt = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];
  await run(apt[0], [...apt.slice(1), 'update'], { timeoutMs: INSTALL_LIMIT_MS });
  for (const name of DEBIAN_PACKAGES) {
    const args = [...apt.slice(1), 'install', '-y', '--no-install-recommends', 'fonts-dejavu-core', name];
    await run(apt[0], args, { timeoutMs: INSTALL_LIMIT_MS });
    const found = await findKnown();
    if (found) return found;
  }
  return undefined;
};

const installFromPlaywright = async (node, prefix) => {
  const cli = inProject('node_modules', '@playwright', 'test', 'cli.js');
  const dependencies = prefix ? ['--with-deps'] : [];
  await run(node, [cli, 'install', ...dependencies, 'chromium'], { timeoutMs: INSTALL_LIMIT_MS });
  return findPlaywrights();
};

/**
 * Finds a Chromium for the browser tests and installs one only where there is none.
 * @param {string} node the Node that runs Playwright
 * @returns {Promise<string>} path of the executable
 */
export const ensureBrowser = async (node) => {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await answers(named)) return named;
    throw new Refusal(`CHROMIUM_PATH names ${named}, which does not start.`);
  }
  const found = (await findKnown()) ?? findPlaywrights();
  if (found) return found;
  const prefix = await rootPrefix();
  const ways = [
    () => (isDebian() && prefix ? installFromDebian(prefix) : undefined),
    () => installFromPlaywright(node, prefix),
    () => installFromPackage(node),
  ];
  for (const way of ways) {
    const file = await way();
    if (file && (await answers(file))) return file;
  }
  throw new Refusal(
    'No Chromium was found and none could be installed. Install one and name it in CHROMIUM_PATH; ' +
      'see docs/testing.md.',
  );
};
