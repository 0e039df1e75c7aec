import { pino, stdSerializers } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/** Names under which personal data or keys could slip into a log line. */
const secretNames = new Set([
  'authorization',
  'token',
  'password',
  'email',
  'phone',
  'name',
  'to',
  'body',
  'query',
  'cookie',
  'secret',
  'text',
  'html',
  'attachments',
  'address',
  'ip',
]);
const maxDepth = 4;

/** The same fields, with the values of secret names hidden. Errors are described by their serializer. */
const hideSecrets = (fields: object, depth = 0): Record<string, unknown> => {
  const shown: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (secretNames.has(name)) shown[name] = '[hidden]';
    else if (typeof value === 'object' && value !== null && !(value instanceof Error))
      shown[name] = depth < maxDepth ? hideSecrets(value as object, depth + 1) : '[deep]';
    else shown[name] = value;
  }
  return shown;
};

/** Values of a statement and the row that broke a constraint can be personal: an error keeps its message, code and stack. */
const describeError = (error: Error): object => {
  const { type, message, stack, code } = stdSerializers.err(error) as {
    type: string;
    message: string;
    stack: string;
    code?: string;
  };
  return { type, message, stack, ...(code === undefined ? {} : { code }) };
};

/** Lines are written together, at the latest after a second, so that a crowd does not cost a system call each. */
const standardOutput = (): DestinationStream =>
  pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 });

/** JSON lines on standard output, without personal data. */
export const createLog = (config: Pick<Config, 'logLevel'>, destination: DestinationStream = standardOutput()): Log =>
  pino(
    {
      level: config.logLevel,
      base: null,
      formatters: { log: (fields) => hideSecrets(fields) },
      serializers: { err: describeError },
    },
    destination,
  );
