import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type Storage = {
  /** Keeps bytes under a name such as `artwork/abc.webp`; the same name again replaces them. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Keeps what a stream gives, as it comes; answers its bytes. A stream that fails or is destroyed leaves nothing. */
  pour(name: string, body: Readable): Promise<number>;
  /** Removes what processes that were killed have left half written below this folder, so many minutes ago. */
  sweepParts(folder: string, minutes: number): Promise<number>;
  /** Keeps bytes under a name made of their content, `files/ab/abcdef….pdf`, and answers it. Same bytes are one file. */
  keep(folder: string, bytes: Buffer, extension: string): Promise<string>;
  /** The bytes, or null when there is no such file. */
  get(name: string): Promise<Buffer | null>;
  stream(name: string): Promise<{ body: Readable; size: number } | null>;
  delete(name: string): Promise<void>;
  /** Names of whole files below a folder, without it. */
  names(folder: string): Promise<string[]>;
  /** Marks a file as used now: `trim` takes the longest unused ones first. */
  touch(name: string): Promise<void>;
  /** Removes files below these folders, the longest unused first, until at most `most` bytes stay; answers how many. */
  trim(folders: readonly string[], most: number): Promise<number>;
};

/** Every part begins with a letter or digit: no name leads out of the folder. */
const form = /^[A-Za-z0-9][A-Za-z0-9_.-]*(?:\/[A-Za-z0-9][A-Za-z0-9_.-]*)*$/;

const missing = (error: unknown): null => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return null;
  throw error;
};

/** Files below `root` (DATA_DIR/files). A file appears whole or not at all. */
export const createStorage = (root: string): Storage => {
  const placeOf = (name: string): string | null =>
    form.test(name) && name.length <= 300 ? path.join(root, name) : null;
  const put = async (name: string, bytes: Buffer): Promise<void> => {
    const place = placeOf(name);
    if (place === null) throw new Error('unfit name of a file');
    await mkdir(path.dirname(place), { recursive: true });
    const part = `${place}.${randomUUID()}.part`;
    try {
      await writeFile(part, bytes, { flush: true });
      await rename(part, place);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  };
  return {
    put,
    async pour(name, body) {
      const place = placeOf(name);
      if (place === null) throw new Error('unfit name of a file');
      await mkdir(path.dirname(place), { recursive: true });
      const part = `${place}.${randomUUID()}.part`;
      try {
        await pipeline(body, createWriteStream(part, { flush: true }));
        const { size } = await stat(part);
        await rename(part, place);
        return size;
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async sweepParts(folder, minutes) {
      const before = Date.now() - minutes * 60_000;
      let removed = 0;
      for (const name of (await readdir(path.join(root, folder)).catch(missing)) ?? []) {
        const place = path.join(root, folder, name);
        const file = name.endsWith('.part') ? await stat(place).catch(missing) : null;
        if (!file || file.mtimeMs > before) continue;
        await rm(place, { force: true });
        removed += 1;
      }
      return removed;
    },
    async keep(folder, bytes, extension) {
      const digest = createHash('sha256').update(bytes).digest('hex');
      const ending = extension.replace(/^\./, '').toLowerCase();
      const name = `${folder}/${digest.slice(0, 2)}/${digest}${ending && `.${ending}`}`;
      await put(name, bytes);
      return name;
    },
    async get(name) {
      const place = placeOf(name);
      return place === null ? null : readFile(place).catch(missing);
    },
    async stream(name) {
      const place = placeOf(name);
      const found = place === null ? null : await stat(place).catch(missing);
      return place === null || !found?.isFile() ? null : { body: createReadStream(place), size: found.size };
    },
    async delete(name) {
      const place = placeOf(name);
      if (place !== null) await rm(place, { force: true });
    },
    async names(folder) {
      const below = path.join(root, folder);
      const entries = await readdir(below, { recursive: true, withFileTypes: true }).catch(missing);
      return (entries ?? [])
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map((entry) => path.relative(below, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
    },
    async touch(name) {
      const place = placeOf(name);
      const now = new Date();
      if (place !== null) await utimes(place, now, now).catch(missing);
    },
    async trim(folders, most) {
      const found: { place: string; size: number; usedAt: number }[] = [];
      for (const folder of folders) {
        const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true }).catch(missing);
        for (const entry of entries ?? []) {
          const place = path.join(entry.parentPath, entry.name);
          const file = entry.isFile() ? await stat(place).catch(missing) : null;
          if (file) found.push({ place, size: file.size, usedAt: file.mtimeMs });
        }
      }
      let bytes = found.reduce((sum, { size }) => sum + size, 0);
      let removed = 0;
      for (const { place, size } of found.toSorted((a, b) => a.usedAt - b.usedAt)) {
        if (bytes <= most) break;
        await rm(place, { force: true });
        bytes -= size;
        removed += 1;
      }
      return removed;
    },
  };
};
