import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, whatever folder the command was given in. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const inProject = (...parts) => path.join(projectRoot, ...parts);
