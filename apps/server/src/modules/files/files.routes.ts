import { api } from '@trassa/contracts';
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../kernel/result.ts';
import type { Config } from '../../platform/config.ts';
import { bind, type LimitRule, networkOf, type Visitors } from '../../platform/http/index.ts';
import type { Draw } from '../../platform/drawing/index.ts';
import type { Storage } from '../../platform/storage.ts';
import { findOwnFile } from './files.repository.ts';
import { readUpload } from './read-upload.ts';
import { createImageServer, type KeepPicture } from './serve-image.ts';
import { uploadFile, type UploadDeps } from './upload-file.ts';

/** Who waits for a picture: his network, and the pictures that may still be made for it. */
type PictureViewer = { readonly key: string; mayDraw(): boolean };

export type FilesDeps = UploadDeps & {
  readonly storage: Storage;
  readonly visitors: Visitors;
  readonly config: Pick<Config, 'limits'>;
  readonly draw: Draw;
  readonly keepPicture: KeepPicture<PictureViewer>;
};

const hour = 3600;
const attachment = (name: string): string =>
  `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`)}`;
/** A picture may hold scripts (SVG): nothing of it runs when it is opened by itself. */
const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Uploads, own private files, public pictures (API §16). */
export const fileRoutes = (app: FastifyInstance, deps: FilesDeps): void => {
  const { db, storage, visitors, config } = deps;
  const guest: LimitRule = { name: 'upload-guest', count: config.limits.uploadsGuest, seconds: hour };
  const account: LimitRule = { name: 'upload-user', count: config.limits.uploadsUser, seconds: hour };

  bind(app, api.files.upload, async ({ req, reply, user }) => {
    const visitor = visitors.of(req, reply);
    const { limiter } = req.server;
    const wait = user
      ? limiter.take(account, visitor)
      : Math.max(limiter.take(guest, visitor), limiter.take(guest, networkOf(req.ip)));
    if (wait) return { ok: false, refusal: { code: 'rate_limited', retryAfter: wait } };
    const upload = await readUpload(req.isMultipart() ? req.parts() : null);
    return upload.ok
      ? uploadFile(deps, upload.value, user ? { userId: user.userId, visitor: null } : { userId: null, visitor })
      : upload;
  });

  bind(app, api.files.one, async ({ params, user, sendRaw }) => {
    const file = await findOwnFile(db, params.id, user.userId);
    const stored = file && (await storage.stream(file.storageName));
    if (!stored) return notFound();
    return sendRaw(stored.body, {
      'content-type': file.mime,
      'content-length': String(stored.size),
      'content-disposition': attachment(file.name),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      // Should a browser show it all the same, nothing of it runs.
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });

  const findImage = createImageServer(deps);
  // The same count as for the drawn pictures.
  const resized: LimitRule = { name: 'pictures', count: config.limits.pictures, seconds: 60 };
  app.get<{ Params: { '*': string }; Querystring: { w?: unknown } }>('/images/*', async (req, reply) => {
    const key = networkOf(req.ip);
    const asker = { key, mayDraw: () => app.limiter.take(resized, key) === 0 };
    const image = await findImage(req.params['*'], req.query.w, asker);
    if (!image) return reply.refuse({ code: 'not_found' });
    if (image === 'busy') return reply.refuse({ code: 'unavailable', retryAfter: 2 });
    const tag = `"${createHash('sha1').update(image.bytes).digest('base64url')}"`;
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', tag)
      .header('content-security-policy', imagePolicy);
    if (req.headers['if-none-match']?.split(/,\s*/).includes(tag)) return reply.code(304).send();
    return reply.type(image.type).send(image.bytes);
  });
};
