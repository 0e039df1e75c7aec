import { errorText } from '@trassa/contracts';
import { fastify } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createDrawings, drawing } from '../../../src/platform/drawing/index.ts';
import { addErrors } from '../../../src/platform/http/errors.ts';
import type * as samples from './sample-drawings.ts';

const letters = drawing<typeof samples.letters>(import.meta.resolve('./sample-drawings.ts'), 'letters');
const drawings = createDrawings({ log: { error: () => undefined }, processes: 1, most: 0 });
const http = fastify();
afterEach(() => Promise.all([http.close(), drawings.close()]));

it('a paper that the queue cannot hold is refused as unavailable for a moment', async () => {
  http.decorateRequest('language', 'ru');
  addErrors(http);
  http.get('/paper', () => drawings.draw(letters, { text: 'paper' }));
  const [drawn, refused] = await Promise.all([http.inject('/paper'), http.inject('/paper')]);
  expect([drawn.statusCode, drawn.body]).toEqual([200, 'paper there']);
  expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
    503,
    '2',
    'no-store',
  ]);
  expect(refused.json()).toEqual({ message: errorText('ru', { id: 'failure' }) });
});
