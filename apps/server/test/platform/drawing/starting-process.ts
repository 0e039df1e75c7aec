import { existsSync } from 'node:fs';
import { startsFile } from './starts-file.ts';

if (!existsSync(startsFile(process.ppid))) throw new Error('the process cannot start');
await import('../../../src/platform/drawing/process.ts');
