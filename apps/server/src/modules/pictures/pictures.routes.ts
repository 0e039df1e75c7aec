import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Plate } from '@trassa/artwork';
import type { Draw } from '../../platform/drawing/index.ts';
import { networkOf } from '../../platform/http/index.ts';
import type { ServeMap } from './map/serve-map.ts';
import type { PictureViewer, PictureStore } from './picture-store.ts';
import { type IsShown, serveGoods } from './goods/serve-goods.ts';
import { servePoster, type ServedPicture } from './serve-poster.ts';
import { type FindResultCard, serveResultShare } from './serve-result.ts';
import { serveShare, type FindOgCard } from './serve-share.ts';

const TYPES = { avif: 'image/avif', webp: 'image/webp', png: 'image/png', jpeg: 'image/jpeg' } as const;

const kept = 'public, max-age=31536000, immutable';
/** A name may be hidden at any moment, and no cache on the way asks us again before its time. */
const named = 'public, max-age=300';

type PictureRequest = { Params: { '*': string }; Querystring: { w?: unknown } };

const answer = (
  request: FastifyRequest<PictureRequest>,
  reply: FastifyReply,
  picture: ServedPicture,
  cacheControl = kept,
): FastifyReply => {
  if (!picture.found) {
    if (picture.reason === 'moved') {
      return reply.header('cache-control', 'public, max-age=3600').redirect(`/images/${picture.to}`, 302);
    }
    return reply.refuse(
      picture.reason === 'unavailable' ? { code: 'unavailable', retryAfter: 2 } : { code: 'not_found' },
    );
  }
  const etag = `"${createHash('sha1').update(picture.bytes).digest('base64url')}"`;
  reply.header('cache-control', cacheControl).header('etag', etag);
  if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send();
  return reply.type(TYPES[picture.format]).send(picture.bytes);
};

/** `GET /images/terrain/*`, `GET /images/goods/*`, `GET /images/map/*` and `GET /images/og/*` (API §16): generated pictures, a year of caching where they name nobody. */
export const pictureRoutes = (
  app: FastifyInstance,
  {
    store,
    draw,
    findPlate,
    findOgCard,
    findResultCard,
    isShown,
    serveMap,
    drawnPerMinute,
  }: {
    store: PictureStore;
    draw: Draw;
    findPlate: (hash: string) => Promise<Plate | null>;
    findOgCard: FindOgCard;
    findResultCard: FindResultCard;
    isShown: IsShown;
    /** Null without tiles. */
    serveMap: ServeMap | null;
    /** Pictures that may be drawn for an address; stored ones are free. */
    drawnPerMinute: number;
  },
): void => {
  const rule = { name: 'pictures', count: drawnPerMinute, seconds: 60 };
  const askerOf = ({ ip }: FastifyRequest<PictureRequest>): PictureViewer => {
    const key = networkOf(ip);
    return { key, mayDraw: () => app.limiter.take(rule, key) === 0 };
  };
  app.get<PictureRequest>('/images/terrain/*', async (request, reply) =>
    answer(
      request,
      reply,
      await servePoster({ store, draw, findPlate }, request.params['*'], request.query.w, askerOf(request)),
    ),
  );
  app.get<PictureRequest>('/images/goods/*', async (request, reply) =>
    answer(
      request,
      reply,
      await serveGoods({ store, draw, findPlate, isShown }, request.params['*'], request.query.w, askerOf(request)),
    ),
  );
  if (serveMap) {
    app.get<PictureRequest>('/images/map/*', async (request, reply) =>
      answer(request, reply, await serveMap(request.params['*'], request.query.w, askerOf(request))),
    );
  }
  app.get<PictureRequest>('/images/og/result/*', async (request, reply) =>
    answer(
      request,
      reply,
      await serveResultShare(
        { store, draw, findCard: findResultCard },
        `result/${request.params['*']}`,
        askerOf(request),
      ),
      named,
    ),
  );
  app.get<PictureRequest>('/images/og/*', async (request, reply) =>
    answer(request, reply, await serveShare({ store, draw, findOgCard }, request.params['*'], askerOf(request))),
  );
};
