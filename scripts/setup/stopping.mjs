// When we are to stop: by a signal, or because npm is gone. npm hands a signal to its shell, and a shell such as dash
// ends without telling us, so the parent is watched too.
const CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const PARENT_CHECK_MS = 300;

const listeners = new Set();

/** Ctrl-C reaches us from the terminal and once more from npm: that is one wish, not impatience. */
const SAME_WISH_MS = 1000;
let stoppedAt = -Infinity;

const stop = (signal, code) => {
  if (performance.now() - stoppedAt < SAME_WISH_MS) return;
  stoppedAt = performance.now();
  if (listeners.size === 0) process.exit(code);
  for (const listener of listeners) listener(signal, code);
};

for (const [signal, code] of Object.entries(CODES)) {
  process.on(signal, () => stop(signal, code));
}

if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop('SIGTERM', CODES.SIGTERM);
  }, PARENT_CHECK_MS);
  timer.unref();
}

/**
 * Calls the listener when we are to stop; it then ends the process itself.
 * @param {(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP', code: number) => void} listener `code` is what to exit with
 * @returns {() => void} to be called when there is nothing to end any more
 */
export const onStop = (listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
