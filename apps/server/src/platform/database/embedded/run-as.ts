import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** The system user a program runs as; empty: ours. */
export type RunAs = { uid: number; gid: number } | Record<string, never>;

export const isRoot = (): boolean => process.getuid?.() === 0;

const idOf = (flag: '-u' | '-g', name: string): number | null => {
  const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return answer.status === 0 ? Number(answer.stdout) : null;
};

/**
 * PostgreSQL refuses to run as root: as root it runs as the owner of its data, else as `postgres` or `nobody`, which
 * every Linux has. An ordinary user runs it himself.
 */
export const chooseRunAs = (dataFolder: string): RunAs => {
  if (!isRoot()) return {};
  if (fs.existsSync(dataFolder)) {
    const { uid, gid } = fs.statSync(dataFolder);
    if (uid !== 0) return { uid, gid };
  }
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid !== null && gid !== null) return { uid, gid };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is neither a user postgres nor nobody. Set DATABASE_URL or start as an ordinary user.',
  );
};

/** Whether that user may walk into the folder (every folder above it included). */
export const canReach = (folder: string, runAs: RunAs): boolean =>
  runAs.uid === undefined ||
  spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...runAs, cwd: '/', stdio: 'ignore' }).status === 0;

/** Whether that user can start the program. */
export const canRun = (program: string, runAs: RunAs): boolean =>
  spawnSync(program, ['--version'], { ...runAs, cwd: '/', stdio: 'ignore' }).status === 0;

/** Makes a folder only that user may enter. */
export const makePrivate = (folder: string, runAs: RunAs): void => {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (runAs.uid !== undefined) fs.chownSync(folder, runAs.uid, runAs.gid);
};
