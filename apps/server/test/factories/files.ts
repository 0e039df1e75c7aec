import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { TestApp } from '../support/index.ts';

export const boundary = 'edge-of-a-part';
export const form = (parts: { name: string; filename?: string; type?: string; value: Buffer | string }[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ name, filename, type, value }) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n${type ? `content-type: ${type}\r\n` : ''}\r\n`,
      ),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

export const pdf = (size = 400): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(Math.max(0, size - 15), ' '), Buffer.from('%%EOF\n')]);
export const picture = (kind: 'jpeg' | 'png', width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Copyright: 'Personal' } })
    .toFormat(kind)
    .toBuffer();

/** A PNG of one colour whose header tells enormous sides; a few kilobytes. */
export const bomb = (side: number): Buffer => {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const crc = (bytes: Buffer): number => {
    let c = 0xffffffff;
    for (const byte of bytes) c = (crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
    return (c ^ 0xffffffff) >>> 0;
  };
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const out = Buffer.alloc(8 + body.length);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc(body), 4 + body.length);
    return out;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

export type Sent = {
  status: number;
  body: { public_id: string; name: string; message: string; errors?: Record<string, string> };
  cookie: string;
  retryAfter: string | undefined;
};

/** Uploads a form to the application. */
export const send = async (
  target: Pick<TestApp, 'http'>,
  parts: Parameters<typeof form>[0],
  headers: Record<string, string> = {},
): Promise<Sent> => {
  const answer = await target.http.inject({
    method: 'POST',
    url: '/api/files/upload',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
    payload: form(parts),
  });
  const cookie = answer.cookies.find((one) => one.name === 'visitor');
  return {
    status: answer.statusCode,
    body: answer.json(),
    cookie: cookie ? `visitor=${cookie.value}` : '',
    retryAfter: answer.headers['retry-after'],
  };
};
