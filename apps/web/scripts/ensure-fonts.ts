import { access } from 'node:fs/promises';
import path from 'node:path';
import { generatedFolder, writeGenerated } from './write-generated.ts';

const isThere = (name: string): Promise<boolean> =>
  access(path.join(generatedFolder, name)).then(
    () => true,
    () => false,
  );

/** The pages are built without own fonts too (system ones serve) when the subsets were not made yet. */
export const ensureFonts = async (): Promise<void> => {
  if (!(await isThere('fonts.css'))) await writeGenerated('fonts.css', '');
  if (!(await isThere('fonts.json'))) await writeGenerated('fonts.json', '{"fonts":[]}\n');
};
