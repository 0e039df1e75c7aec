import { createHash } from 'node:crypto';
import { ok } from '../../kernel/result.ts';
import { type Database, transact, type Tx } from '../../platform/database/index.ts';
import type { Storage } from '../../platform/storage.ts';
import { adoptPaths, insertMedia, isKept, lockPath, selectLost } from './media.repository.ts';

/** Port: keeps a photograph for what the transaction writes; answers its path below `/images/`. */
export type KeepMedia = (tx: Tx, photo: Buffer) => Promise<string>;
/** Port: those of these paths that were removed meanwhile; the others stay until the transaction ends. */
export type FindLost = (tx: Tx, paths: readonly string[]) => Promise<string[]>;

const folder = 'public';
const pathOf = (photo: Buffer): string => {
  const digest = createHash('sha256').update(photo).digest('hex');
  return `${digest.slice(0, 2)}/${digest}.jpg`;
};

/** The picture is written down before what shows it, in the transaction of both: the same bytes are one picture. */
export const keepMedia = async (
  storage: Pick<Storage, 'put'>,
  tx: Tx,
  photo: Buffer,
): Promise<{ readonly path: string; readonly publicId: string }> => {
  const path = pathOf(photo);
  await lockPath(tx, path);
  const publicId = await insertMedia(tx, path);
  await storage.put(`${folder}/${path}`, photo);
  return { path, publicId };
};

/** Removes the file of a picture that was removed, unless the same bytes were kept anew meanwhile. */
export const removeBytes = async (
  db: Database,
  storage: Pick<Storage, 'delete'>,
  path: string,
  namesOfSizes: (path: string) => readonly string[],
): Promise<void> => {
  await transact(db, async (tx) => {
    await lockPath(tx, path);
    if (await isKept(tx, path)) return ok(null);
    for (const name of [`${folder}/${path}`, ...namesOfSizes(path)]) await storage.delete(name);
    return ok(null);
  });
};

const uploaded = /^[0-9a-f]{2}\/[0-9a-f]{64}\.jpg$/;
/** Of what was never uploaded nothing is known. */
export const findLost: FindLost = (tx, paths) => {
  const asked = [...new Set(paths.filter((path) => uploaded.test(path)))];
  return asked.length ? selectLost(tx, asked) : Promise.resolve([]);
};

/**
 * Files that nobody wrote down: those of what was removed before pictures were listed, and of changes that failed. They are listed as
 * shown by nothing; answers how many.
 */
export const adoptStrays = async (db: Database, storage: Pick<Storage, 'names'>): Promise<number> => {
  const paths = (await storage.names(folder)).filter((path) => uploaded.test(path));
  let adopted = 0;
  for (let from = 0; from < paths.length; from += 1000) adopted += await adoptPaths(db, paths.slice(from, from + 1000));
  return adopted;
};
