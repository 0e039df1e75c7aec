import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const web = path.resolve(import.meta.dirname, '..');

export const generatedFolder = path.join(web, 'app/generated');

/** The applications of the web: the site, and the back office with files of its own that no visitor loads. */
export type Application = 'app' | 'office';

/** Writes a file below `<application>/generated` unless it already says the same, so that nothing is rebuilt in vain. */
export const writeGenerated = async (name: string, text: string, application: Application = 'app'): Promise<void> => {
  const file = path.join(web, application, 'generated', name);
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
};
