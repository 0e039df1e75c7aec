import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Whether a process lives. A zombie that nobody reaps does not, though the system still knows its number. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    return !/\) [ZX] /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/** Whether this number still is a PostgreSQL of this folder, and not another program that got the number later. */
export const isPostgresOf = (pid: number, dataFolder: string): boolean => {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(dataFolder);
  } catch {
    return false;
  }
};

/** Live processes that work in the folder: the server, or what is left of one that was killed. */
export const processesIn = (dataFolder: string): number[] => {
  if (process.platform !== 'linux' || !fs.existsSync(dataFolder)) return [];
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => isPostgresOf(pid, dataFolder));
};

/** The process number in the first line of a lock file, or null. */
export const readPid = (file: string): number | null => {
  try {
    const pid = Number(fs.readFileSync(file, 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
};

/** Polls until `isDone` or the time (milliseconds) is over; answers whether it was done. */
export const waitUntil = async (isDone: () => boolean | Promise<boolean>, time: number): Promise<boolean> => {
  const end = Date.now() + time;
  while (!(await isDone())) {
    if (Date.now() > end) return false;
    await wait(20);
  }
  return true;
};
