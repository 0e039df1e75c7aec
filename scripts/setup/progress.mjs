export const seconds = (sinceMs) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;

/** A refusal a person can act on: printed without a stack, ends the command with code 1. */
export class Refusal extends Error {}

/**
 * Runs one step and prints one line about it: `✓ packages installed (12.3 s)`.
 * On a terminal the line first says what is being done.
 * @template T
 * @param {{ doing: string, done: string }} words
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export const step = async (words, work) => {
  const from = performance.now();
  if (process.stdout.isTTY) process.stdout.write(`… ${words.doing}`);
  const clear = () => process.stdout.isTTY && process.stdout.write('\r\u001B[2K');
  try {
    const result = await work();
    clear();
    console.log(`✓ ${words.done} (${seconds(from)})`);
    return result;
  } catch (error) {
    clear();
    console.log(`✗ ${words.doing}: failed (${seconds(from)})`);
    throw error;
  }
};

/** Runs a command's main function; a refusal becomes one clear sentence, anything else keeps its stack. */
export const runCommand = async (main) => {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
};
