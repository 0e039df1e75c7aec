import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '@trassa/rules';
import { complain } from './commands/say.ts';
import { startServer, type Server } from './start-server.ts';
import { parseConfig } from './platform/config.ts';

/** Running requests, jobs and the embedded database have so long to end (milliseconds). */
const stopTime = 9500;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const fail = (error: unknown): never => {
  const { code, message, stack } = error as NodeJS.ErrnoException;
  const isTaken = code === 'EADDRINUSE' || code === 'EACCES';
  const text = isTaken
    ? `PORT ${process.env['PORT'] ?? 3000} cannot be listened on (${code}): choose another one.`
    : message;
  complain(text);
  if (process.env['LOG_LEVEL'] === 'debug') complain(stack ?? '');
  process.exit(1);
};

/** Also a signal during the start ends in order: the database is stopped, not left behind. */
const stopOnSignal = (starting: Promise<Server>): void => {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      setTimeout(() => process.exit(1), stopTime).unref();
      starting.then((server) => server.stop()).then(() => process.exit(0), fail);
    });
  }
};

try {
  const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../db/migrations');
  const starting = startServer(parseConfig(process.env), folder);
  stopOnSignal(starting);
  const server = await starting;
  say(`${brand}: ${server.address}`);
  say(`Letters: ${server.letters}`);
  if (server.isSeeded) say('The demonstration season was put into the empty database.');
} catch (error) {
  fail(error);
}
