import os from 'node:os';
import path from 'node:path';

const isElsewhere = path.basename(process.argv[1] ?? '').endsWith('process.ts');

/** The bytes of a text, and whether they were drawn in a process of their own. */
export const letters = async ({ text }: { text: string }): Promise<Uint8Array> =>
  Buffer.from(`${text} ${isElsewhere ? 'there' : 'here'}`);

export const doubled = async ({ bytes }: { bytes: Uint8Array }): Promise<Uint8Array> => Buffer.concat([bytes, bytes]);

export const broken = async (_input: object): Promise<Uint8Array> => {
  throw new Error('the plate is broken');
};

export const dying = async (_input: object): Promise<Uint8Array> => process.exit(7);

/** The number of the process that draws. */
export const byWhom = async (_input: object): Promise<Uint8Array> => Buffer.from(String(process.pid));

/** How many steps it stands behind others at the processor. */
export const niceness = async (_input: object): Promise<Uint8Array> => Buffer.from(String(os.getPriority()));

export const endless = async (_input: object): Promise<Uint8Array> => {
  for (;;);
};

/** Keeps a core busy for as many turns as it is told. */
export const busy = async ({ rounds }: { rounds: number }): Promise<Uint8Array> => {
  let sum = 0;
  for (let n = 0; n < rounds; n += 1) sum = (sum + Math.sqrt(n)) % 256;
  return Buffer.of(sum);
};

/** As a process under `node --watch` does: it tells its parent over the same channel what it has loaded. */
export const reporting = (): Promise<Uint8Array> => {
  process.send?.({ 'watch:import': [import.meta.url] });
  return Promise.resolve(Buffer.from('drawn'));
};
