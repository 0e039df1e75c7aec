import { existsSync } from 'node:fs';
import path from 'node:path';
import { run, searchPath } from './child.mjs';
import { inProject } from './paths.mjs';
import { Refusal } from './progress.mjs';

const OLDEST_STARTING_NODE = 20;
const OLDEST_NPM = 8;
/** The server runs TypeScript by type stripping, which is on by default since 22.18. */
const OLDEST_RUNNING_NODE = [22, 22];

const numbers = (version) => version.replace(/^v/, '').split('.').map(Number);

/** Refuses a Node too old to set the project up. */
export const checkNode = () => {
  const [major = 0] = numbers(process.version);
  if (major >= OLDEST_STARTING_NODE) return;
  throw new Refusal(
    `Node ${OLDEST_STARTING_NODE} or newer is needed, this is ${process.version}. Get one at https://nodejs.org and run the command again.`,
  );
};

/** Refuses to go on without npm, or with one that cannot read our lock file. */
export const checkNpm = async () => {
  const { code, output } = await run('npm', ['--version'], {
    shell: process.platform === 'win32',
    env: { PATH: searchPath({ withoutTools: true }) },
  });
  const version = /^\d+\.\d+\.\d+/m.exec(output)?.[0];
  if (code !== 0 || !version)
    throw new Refusal('npm is needed and was not found: it comes with Node, https://nodejs.org');
  if ((numbers(version)[0] ?? 0) < OLDEST_NPM) {
    throw new Refusal(`npm ${OLDEST_NPM} or newer is needed, this is ${version}: run "npm install -g npm".`);
  }
};

const versionOf = async (node) => {
  const { code, output } = await run(node, ['--version'], { timeoutMs: 10_000 });
  return code === 0 ? output.trim() : undefined;
};

const isRecent = (version) => {
  const [major = 0, minor = 0] = numbers(version);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_RUNNING_NODE;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
};

/**
 * The Node that runs the server: the one installed with the project, else the system's where that is recent enough.
 * @returns {Promise<string>} path of the executable
 */
export const findRunningNode = async () => {
  const platform = { linux: 'linux', win32: 'win' }[process.platform];
  const own = inProject(
    'node_modules',
    `node-${platform}-${process.arch}`,
    'bin',
    platform === 'win' ? 'node.exe' : 'node',
  );
  if (platform && existsSync(own) && (await versionOf(own))) return own;
  const names = searchPath({ withoutTools: true })
    .split(path.delimiter)
    .map((folder) => path.join(folder, process.platform === 'win32' ? 'node.exe' : 'node'));
  for (const candidate of [process.execPath, ...names]) {
    if (!existsSync(candidate)) continue;
    const version = await versionOf(candidate);
    if (version && isRecent(version)) return candidate;
  }
  throw new Refusal(
    `The project's own Node does not run on ${process.platform}-${process.arch}, and the system's is ${process.version}. ` +
      `Install Node ${OLDEST_RUNNING_NODE.join('.')} or newer and run the command again.`,
  );
};
