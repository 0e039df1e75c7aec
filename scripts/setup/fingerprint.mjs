import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const files = (entry, isSkipped) => {
  if (!existsSync(entry) || isSkipped(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry)
    .toSorted()
    .flatMap((name) => files(path.join(entry, name), isSkipped));
};

/**
 * A hash of what the files contain and how they are called.
 * @param {string} root names are taken relative to it, so a copied folder has the same fingerprint
 * @param {string[]} entries files and folders; absent ones count as empty
 * @param {(file: string) => boolean} [isSkipped]
 */
export const fingerprint = (root, entries, isSkipped = () => false) => {
  const hash = createHash('sha256');
  for (const file of entries.flatMap((entry) => files(path.resolve(root, entry), isSkipped))) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
};

/** Whether a stamp left by an earlier run says the same. */
export const isStamped = (stampFile, value) =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === value;
