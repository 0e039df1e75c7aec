// A process that gives the bytes of one answer from memory: bare Fastify, or bare node:http. It says what its CPU time is.
import Fastify from 'fastify';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readInput } from '../support/child.ts';
import { readAnswer } from './read-answer.ts';

export type BareServer = { site: string };
export type BareInput = { kind: 'fastify' | 'http'; source: string };

const { kind, source } = readInput<BareInput>();
const { bytes, headers } = await readAnswer(source);

const listen = async (): Promise<number> => {
  if (kind === 'fastify') {
    const app = Fastify();
    app.get('/*', (_req, reply) => reply.headers(headers).send(bytes));
    await app.listen({ port: 0, host: '127.0.0.1' });
    return (app.server.address() as AddressInfo).port;
  }
  const answer: RequestListener = (_req: IncomingMessage, res: ServerResponse) => {
    res.writeHead(200, { ...headers, 'content-length': bytes.length });
    res.end(bytes);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

const site = `http://127.0.0.1:${await listen()}`;
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuSeconds: (user + system) / 1e6, statements: 0 });
});
process.once('SIGTERM', () => process.exit(0));
process.send?.({ site } satisfies BareServer);
