import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

export const generatedFolder = path.resolve(import.meta.dirname, '../app/generated');

/** Writes a file below `app/generated` unless it already says the same, so that nothing is rebuilt in vain. */
export const writeGenerated = async (name: string, text: string): Promise<void> => {
  const file = path.join(generatedFolder, name);
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
};
