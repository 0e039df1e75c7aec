import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { acceptsGzip, compress, isWorthCompressing } from './encoding.ts';

export const jsonType = 'application/json; charset=utf-8';

type Headers = Record<string, string>;

/** JSON that is the same for everybody in a language, as bytes. */
export type JsonAnswer = {
  /** Bytes of memory it takes, compressed ones included. */
  readonly size: number;
  readonly plain: { readonly headers: Headers; readonly bytes: Buffer };
  /** Compressed once, when the first reader takes it so; null where that costs more than it saves. */
  readonly gzip: { readonly headers: Headers; bytes(): Buffer | Promise<Buffer> } | null;
};

const headersOf = (tag: string): Headers => ({
  'content-type': jsonType,
  'cache-control': 'public, max-age=30',
  etag: tag,
  vary: 'accept-encoding, accept-language, language, authorization',
});

export const createJsonAnswer = (text: string): JsonAnswer => {
  const bytes = Buffer.from(text);
  const digest = hash('sha1', bytes, 'base64url');
  let packed: Buffer | Promise<Buffer> | null = null;
  const pack = async (): Promise<Buffer> => {
    try {
      return (packed = await compress(bytes));
    } catch (error) {
      packed = null;
      throw error;
    }
  };
  return {
    size: bytes.length * 2,
    plain: { headers: headersOf(`"${digest}"`), bytes },
    // Other bytes have another strong tag.
    gzip: isWorthCompressing(bytes)
      ? { headers: headersOf(`"${digest}.gzip"`), bytes: () => (packed ??= pack()) }
      : null,
  };
};

/** What a tag says of the content: a proxy may have made it weak, and both ways to write an answer hold the same. */
const contentOf = (tag: string): string =>
  tag
    .trim()
    .replace(/^W\//, '')
    .replace(/\.gzip"$/, '"');

/** Whether `If-None-Match` names the content that a tag names. */
export const hasTag = (header: string | undefined, tag: string): boolean => {
  if (header === undefined) return false;
  const content = contentOf(tag);
  return header.split(',').some((one) => contentOf(one) === content);
};

/** Sends the bytes as the reader takes them, or 304 when he has them. */
export const sendJsonAnswer = (reply: FastifyReply, { plain, gzip }: JsonAnswer): FastifyReply => {
  const { headers } = reply.request;
  const packed = gzip && acceptsGzip(headers['accept-encoding']) ? gzip : null;
  reply.headers((packed ?? plain).headers);
  if (hasTag(headers['if-none-match'], plain.headers['etag'] as string)) return reply.code(304).send();
  if (!packed) return reply.send(plain.bytes);
  const bytes = packed.bytes();
  if (Buffer.isBuffer(bytes)) return reply.header('content-encoding', 'gzip').send(bytes);
  void bytes.then(
    (made) => reply.header('content-encoding', 'gzip').send(made),
    // What cannot be compressed now is good as it is.
    () => reply.headers(plain.headers).send(plain.bytes),
  );
  return reply;
};
