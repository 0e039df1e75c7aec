import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const refused = /\bgzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/;
const gzipOf = promisify(gzip);

/** Bytes below which compressing costs more than it saves. */
const smallest = 1400;

/** Whether the reader takes gzip. */
export const acceptsGzip = (header: string | string[] | undefined): boolean =>
  typeof header === 'string' && header.includes('gzip') && !refused.test(header);

export const isWorthCompressing = ({ length }: Buffer | string): boolean => length >= smallest;

export const compress = (bytes: Buffer | string): Promise<Buffer> => gzipOf(bytes, { level: 4 });
