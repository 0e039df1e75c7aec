import type { FastifyInstance, InjectOptions } from 'fastify';
import type { WebServices } from './services.ts';

/** Statuses whose answer has no body, which Response insists on. */
const bodyless = new Set([204, 205, 304]);

/** The in-process transport of server rendering: the same routes, validation and answers, without a socket. */
export const createFetchApi =
  (app: FastifyInstance): WebServices['fetchApi'] =>
  async (path, init) => {
    if (!path.startsWith('/api/')) throw new Error('server rendering calls the API only');
    const headers = Object.fromEntries(new Headers(init.headers));
    headers['x-internal'] = app.internalKey;
    const options: InjectOptions = { url: path, headers };
    if (init.method !== undefined) options.method = init.method as 'GET';
    if (init.body !== undefined && init.body !== null) options.payload = init.body as string;
    if (init.signal) options.signal = init.signal;
    const answer = await app.inject(options);
    const answered = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of Array.isArray(value) ? value : [value])
        if (one !== undefined) answered.append(name, String(one));
    }
    return new Response(bodyless.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: answered,
    });
  };
