import { createHash } from 'node:crypto';
import { randomCode } from '../../../../kernel/ids.ts';

/** Port: a picture of land by chance, as the artwork draws it, and the name of its files. */
export type Plates = {
  roll(chance: () => number, seed: string): unknown;
  hashOf(plate: unknown): string;
};

const seedSigns = '23456789abcdefghjkmnpqrstuvwxyz';

/** A land that no other start has; whoever does not know its seed cannot ask for it. */
export const rollPlate = ({ roll, hashOf }: Plates): { readonly plate: unknown; readonly hash: string } => {
  const seed = randomCode(16, seedSigns);
  const bytes = createHash('sha256').update(seed).digest();
  let used = 0;
  const chance = (): number => (bytes[used++ % bytes.length] ?? 0) / 256;
  const plate = roll(chance, seed);
  return { plate, hash: hashOf(plate) };
};
