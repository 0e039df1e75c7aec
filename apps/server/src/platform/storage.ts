import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

export type Storage = {
  /** Keeps bytes under a name such as `artwork/abc.webp`; the same name again replaces them. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Keeps bytes under a name made of their content, `files/ab/abcdef….pdf`, and answers it. Same bytes are one file. */
  keep(folder: string, bytes: Buffer, extension: string): Promise<string>;
  /** The bytes, or null when there is no such file. */
  get(name: string): Promise<Buffer | null>;
  stream(name: string): Promise<{ body: Readable; size: number } | null>;
  delete(name: string): Promise<void>;
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
  };
};
