export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251';

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean => mark.every((byte, at) => bytes[at] === byte);

/** UTF-16 without a mark: every second byte of digits, commas and line ends is zero. */
const zeroSide = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const sample = bytes.subarray(0, 2000);
  const zeros: [even: number, odd: number] = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  const enough = sample.length / 20;
  if (zeros[1] > enough && zeros[0] === 0) return 'utf-16le';
  return zeros[0] > enough && zeros[1] === 0 ? 'utf-16be' : null;
};

const decode = (bytes: Uint8Array, encoding: Encoding, isStrict = false): string =>
  new TextDecoder(encoding, { fatal: isStrict }).decode(bytes);

/** The text of a file of a timing crew and how it was written. What is no valid UTF-8 is Windows-1251. */
export const decodeText = (bytes: Uint8Array): { text: string; encoding: Encoding } => {
  const marked = startsWith(bytes, 0xff, 0xfe) ? 'utf-16le' : startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : null;
  const wide = marked ?? zeroSide(bytes);
  if (wide) return { text: decode(bytes, wide), encoding: wide };
  try {
    return { text: decode(bytes, 'utf-8', true), encoding: 'utf-8' };
  } catch {
    return { text: decode(bytes, 'windows-1251'), encoding: 'windows-1251' };
  }
};
