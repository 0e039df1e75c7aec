import { tmpdir } from 'node:os';
import path from 'node:path';

/** While this file is there, the processes of this one can start. */
export const startsFile = (pid: number): string => path.join(tmpdir(), `trassa-drawing-starts-${pid}`);
