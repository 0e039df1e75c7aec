import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { run, searchPath } from './child.mjs';
import { fingerprint, isStamped } from './fingerprint.mjs';
import { inProject, projectRoot } from './paths.mjs';
import { Refusal, step } from './progress.mjs';
import { checkNode, checkNpm } from './versions.mjs';

const stampFile = inProject('node_modules', '.installed');
const wanted = () => `${fingerprint(projectRoot, ['package-lock.json'])} ${process.platform}-${process.arch}`;

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Packages somebody installed by hand count too: npm notes what is there in a lock file of its own. */
const isInstalledByHand = () => {
  const installedLock = inProject('node_modules', '.package-lock.json');
  if (existsSync(stampFile) || !existsSync(installedLock)) return false;
  const installed = packagesOf(installedLock);
  return Object.entries(packagesOf(inProject('package-lock.json')))
    .filter(([folder, entry]) => folder.startsWith('node_modules/') && !entry.link && !entry.optional && !entry.peer)
    .every(([folder, entry]) => installed[folder]?.version === entry.version);
};

const checkWritable = () => {
  try {
    accessSync(projectRoot, constants.W_OK);
  } catch {
    throw new Refusal(`Packages are installed into the project's folder, and you may not write to ${projectRoot}.`);
  }
};

const install = async () => {
  rmSync(stampFile, { force: true });
  const { code, output } = await run(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    { shell: process.platform === 'win32', env: { PATH: searchPath({ withoutTools: true }) } },
  );
  if (code !== 0) throw new Refusal(`npm ci ended with code ${code}:\n${output.trim()}`);
};

/** Installs the locked packages unless exactly these are there already. Works on Node 20 without node_modules. */
export const ensureInstalled = async () => {
  checkNode();
  const value = wanted();
  if (isStamped(stampFile, value)) return;
  if (!isInstalledByHand()) {
    checkWritable();
    await checkNpm();
    await step({ doing: 'installing packages', done: 'packages installed' }, install);
  }
  try {
    writeFileSync(stampFile, value);
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
  }
};
