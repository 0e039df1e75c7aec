import { createCipheriv } from 'node:crypto';
import { deflateSync } from 'node:zlib';

type Part = string | Buffer;

/** A PDF of these objects, numbered from 1: the first one is the catalog. */
export const pdfOf = (objects: readonly Part[], trailer = ''): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1'),
    ...objects.flatMap((object, index) => [
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object as string, 'latin1'),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from(`trailer << /Root 1 0 R /Size ${objects.length + 1} ${trailer} >>\nstartxref\n0\n%%EOF\n`),
  ]);

export const pages = '<< /Type /Pages /Kids [] /Count 0 >>';
/** A catalog with more in it. */
export const catalog = (more = ''): string => `<< /Type /Catalog /Pages 2 0 R ${more} >>`;

export const stream = (dictionary: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

/** Objects packed into an object stream, by number. */
export const packed = (
  objects: Readonly<Record<number, string>>,
  {
    type = '/Type /ObjStm',
    filter = '/Filter /FlateDecode',
    code = (bytes: Buffer): Buffer => deflateSync(bytes),
  } = {},
): Buffer => {
  const entries = Object.entries(objects);
  let at = 0;
  const head = entries
    .map(([number, object]) => {
      const pair = `${number} ${at}`;
      at += object.length + 1;
      return pair;
    })
    .join(' ');
  const body = Buffer.from(`${head} ${entries.map(([, object]) => object).join(' ')}`, 'latin1');
  return stream(`${type} /N ${entries.length} /First ${head.length + 1} ${filter}`, code(body));
};

/** Bytes without order, as those of a compressed scan; the same for the same seed. */
export const noise = (size: number, seed: number): Buffer =>
  createCipheriv('aes-128-ctr', Buffer.alloc(16, seed), Buffer.alloc(16)).update(Buffer.alloc(size));
