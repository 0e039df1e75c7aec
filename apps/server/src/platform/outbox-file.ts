import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** One JSON file per letter or text message, in the order they were made; readers never meet half a file. */
export const writeOutboxFile = async (
  folder: string,
  id: string,
  content: Readonly<Record<string, unknown> & { created: string }>,
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const name = `${content.created.replace(/[:.]/g, '-')}-${id.replace(/[^A-Za-z0-9_-]/g, '_')}.json`;
  const file = path.join(folder, name);
  await writeFile(`${file}.part`, JSON.stringify(content, null, 2));
  await rename(`${file}.part`, file);
};
