import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * A rendered page kept plain and compressed, with the places of its nonces. Every response is a copy with its own nonce
 * written into them. In gzip each place is a stored (uncompressed) deflate block between blocks that end on a byte
 * boundary and never look back over it (full flush): a cached page is compressed once, and only the checksum is computed
 * per response. A second gzip member would be simpler, but browsers read the first one only.
 */
export type StampedPage = {
  /** Bytes of memory it takes. */
  readonly size: number;
  plain(nonce: string): Buffer;
  gzip(nonce: string): Buffer;
};

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty final block with fixed codes. */
const lastBlock = Buffer.from([0x03, 0x00]);
const trailerSize = 8;

const storedBlock = (bytes: Buffer): Buffer => {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([header, bytes]);
};

/** Where the mark stands in the bytes. */
const placesOf = (bytes: Buffer, mark: Buffer): number[] => {
  const places: number[] = [];
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + mark.length)) places.push(at);
  return places;
};

/** The page as gzip with the mark still in it, and where it stands; the trailer is left empty. */
const compress = (body: Buffer, mark: Buffer, places: readonly number[]): { bytes: Buffer; places: number[] } => {
  const parts: Buffer[] = [gzipHeader];
  const found: number[] = [];
  let size = gzipHeader.length;
  const add = (part: Buffer): void => {
    parts.push(part);
    size += part.length;
  };
  let from = 0;
  for (const place of [...places, body.length]) {
    add(deflateRawSync(body.subarray(from, place), { level: 6, finishFlush: constants.Z_FULL_FLUSH }));
    if (place === body.length) break;
    add(storedBlock(mark));
    found.push(size - mark.length);
    from = place + mark.length;
  }
  add(lastBlock);
  add(Buffer.alloc(trailerSize));
  return { bytes: Buffer.concat(parts), places: found };
};

const stamp = (template: Buffer, places: readonly number[], nonce: string): Buffer => {
  const copy = Buffer.from(template);
  for (const place of places) copy.write(nonce, place, 'latin1');
  return copy;
};

/** Takes a page rendered with the nonce `placeholder`, an unguessable text; every other nonce must be as long. */
export const stampPage = (body: Buffer, placeholder: string): StampedPage => {
  const mark = Buffer.from(placeholder);
  const places = placesOf(body, mark);
  const compressed = compress(body, mark, places);
  return {
    size: body.length + compressed.bytes.length,
    plain: (nonce) => stamp(body, places, nonce),
    gzip(nonce) {
      const bytes = stamp(compressed.bytes, compressed.places, nonce);
      bytes.writeUInt32LE(crc32(stamp(body, places, nonce)), bytes.length - trailerSize);
      bytes.writeUInt32LE(body.length, bytes.length - 4);
      return bytes;
    },
  };
};
