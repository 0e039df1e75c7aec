export { runDrawing } from '../../../src/platform/drawing/thread.ts';

if (process.env['THREADS_START'] !== 'yes') throw new Error('the thread cannot start');
