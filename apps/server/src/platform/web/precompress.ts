import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:js|css|json|svg|html|txt|webmanifest|ics)$/;
const smallest = 512;
const kinds = [
  {
    extension: '.br',
    compress: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
  },
  { extension: '.gz', compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
];

const isNewer = async (file: string, than: string): Promise<boolean> => {
  const [made, source] = await Promise.all([stat(file).catch(() => null), stat(than)]);
  return made !== null && made.mtimeMs >= source.mtimeMs;
};

/**
 * Writes `.br` and `.gz` beside every text file of a build, once per content; answers how many were written. Another
 * process may do the same at once; a folder that cannot be written to is left as it is.
 */
export const precompress = async (folder: string): Promise<number> => {
  let written = 0;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !compressible.test(entry.name) || (await stat(file)).size < smallest) continue;
    for (const { extension, compress } of kinds) {
      if (await isNewer(file + extension, file)) continue;
      const part = `${file}${extension}.${process.pid}.part`;
      await writeFile(part, await compress(await readFile(file)));
      await rename(part, file + extension);
      written += 1;
    }
  }
  return written;
};
