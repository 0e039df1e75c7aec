import type { FastifyInstance } from 'fastify';
import { Writable } from 'node:stream';
import { createHttp, type HttpOptions } from '../../src/platform/http/create-http.ts';
import { createLimiter } from '../../src/platform/http/limiter.ts';
import { createLog } from '../../src/platform/log.ts';
import { testConfig } from './test-app.ts';

export type TestHttp = { http: FastifyInstance; /** Log lines so far. */ lines: string[] };

/** The web server without modules; routes are bound by the test. */
export const createTestHttp = async (options: Partial<HttpOptions> = {}): Promise<TestHttp> => {
  const lines: string[] = [];
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const http = await createHttp({
    config: testConfig('/nowhere'),
    log: createLog({ logLevel: 'info' }, out),
    limiter: createLimiter(() => new Date(), true),
    findLogin: async () => null,
    ...options,
  });
  return { http, lines };
};
