// Loaded before a process's own code: it then answers each message with what it holds.
import { isMainThread } from 'node:worker_threads';

export type Held = { rss: number; heapUsed: number; external: number; arrayBuffers: number };

if (isMainThread)
  process.on('message', () => {
    const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
    process.send?.({ rss, heapUsed, external, arrayBuffers } satisfies Held);
  });
