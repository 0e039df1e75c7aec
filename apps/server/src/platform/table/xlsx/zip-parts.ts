import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

/** The parts of a workbook, which is a ZIP of XML files. */
export type ZipParts = {
  has(name: string): boolean;
  /** Unpacked size in bytes. */
  size(name: string): number;
  open(name: string): Promise<Readable>;
  /** The text of a small part; '' when there is none. */
  read(name: string): Promise<string>;
};

/** An XML part that unpacks into more is no table of results. */
const largestPart = 2_000_000_000;
/** All but sheets are kept in memory, whose ceiling is half a gigabyte: half a million people share less text. */
const largestKept = 100_000_000;
export const largestKeptMegabytes = largestKept / 1_000_000;
const mostParts = 10_000;
/** A part of some size that unpacks into more than so many times itself is made to be one. */
const largestRatio = 100;
const smallPart = 10_000_000;

const isBomb = ({ uncompressedSize, compressedSize }: Entry): boolean =>
  uncompressedSize > largestPart || (uncompressedSize > smallPart && uncompressedSize > compressedSize * largestRatio);

/** A workbook that unpacks into more than is read. */
export class TooBigWorkbook extends Error {}

const openZip = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) reject(error);
      else resolve(zip);
    });
  });

const listEntries = (zip: ZipFile): Promise<Map<string, Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      if (entries.size > mostParts || isBomb(entry)) reject(new TooBigWorkbook());
      else zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', reject);
    zip.readEntry();
  });

/** Opens a ZIP by its directory; sizes that lie end the reading. */
export const openParts = async (bytes: Buffer): Promise<ZipParts> => {
  const zip = await openZip(bytes);
  const entries = await listEntries(zip);
  const open = (name: string): Promise<Readable> =>
    new Promise((resolve, reject) => {
      const entry = entries.get(name);
      if (!entry) throw new Error(`the workbook has no ${name}`);
      if (entry.uncompressedSize > largestKept && !name.startsWith('xl/worksheets/')) throw new TooBigWorkbook(name);
      zip.openReadStream(entry, (error, stream) => {
        if (error) reject(error);
        else resolve(stream);
      });
    });
  return {
    has: (name) => entries.has(name),
    size: (name) => entries.get(name)?.uncompressedSize ?? 0,
    open,
    read: async (name) => (entries.has(name) ? text(await open(name)) : ''),
  };
};
