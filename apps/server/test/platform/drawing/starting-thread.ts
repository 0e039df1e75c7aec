import { getEnvironmentData } from 'node:worker_threads';

export { runDrawing } from '../../../src/platform/drawing/thread.ts';

if (getEnvironmentData('threads start') !== true) throw new Error('the thread cannot start');
