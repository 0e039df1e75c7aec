import { spawn } from 'node:child_process';
import path from 'node:path';
import { inProject, projectRoot } from './paths.mjs';
import { onStop } from './stopping.mjs';

/** PATH with the project's own tools first; `withoutTools` leaves them out (while node_modules is being replaced). */
export const searchPath = ({ withoutTools = false } = {}) => {
  const tools = inProject('node_modules', '.bin');
  const rest = (process.env.PATH ?? '').split(path.delimiter).filter((entry) => path.resolve(entry) !== tools);
  return (withoutTools ? rest : [tools, ...rest]).join(path.delimiter);
};

/** A group of its own: a signal sent to our whole group must not reach it beside the one we hand on. */
const detached = process.platform !== 'win32';

const kill = (child, signal, isWholeGroup) => {
  if (!isWholeGroup || !detached || child.pid === undefined) return child.kill(signal);
  try {
    return process.kill(-child.pid, signal);
  } catch {
    return false;
  }
};

const environment = (added) => ({ ...process.env, PATH: searchPath(), ...added });

/**
 * Runs a program to its end, standard input closed. Asked to stop, it is interrupted and we end with it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean, timeoutMs?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>} code 127 when the program is not there, 124 after `timeoutMs`
 */
export const run = (command, args, { cwd = projectRoot, env, shell = false, timeoutMs } = {}) =>
  new Promise((resolve) => {
    const chunks = [];
    const child = spawn(command, args, {
      cwd,
      env: environment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell,
      detached,
    });
    let isLate = false;
    const timer =
      timeoutMs &&
      setTimeout(() => {
        isLate = true;
        kill(child, 'SIGKILL', true);
      }, timeoutMs);
    let stopCode;
    const release = onStop((_signal, code) => {
      stopCode = code;
      kill(child, 'SIGINT', true);
    });
    const finish = (code) => {
      clearTimeout(timer);
      release();
      if (stopCode !== undefined) process.exit(stopCode);
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') });
    };
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => {
      chunks.push(Buffer.from(String(error)));
      finish(127);
    });
    child.once('close', (code) => finish(isLate ? 124 : (code ?? 1)));
  });

/**
 * Runs a long-living program in the foreground and hands the wish to stop on to it.
 * @returns {Promise<number>} the program's exit code; 128 + number for a signal it did not handle
 */
export const runForeground = (command, args, { cwd = projectRoot, env } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: environment(env), stdio: 'inherit', detached });
    const release = onStop((signal) => kill(child, signal, false));
    child.once('error', (error) => {
      release();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      release();
      resolve(code ?? (signal === 'SIGKILL' ? 137 : 143));
    });
  });
