/** Without signs that look alike. */
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const size = 14;

const pick = (signs: string): string => {
  // A byte above the last whole round would prefer the first signs.
  const limit = 256 - (256 % signs.length);
  for (;;) {
    const byte = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
    if (byte < limit) return signs[byte % signs.length] ?? '';
  }
};

/** A random password that keeps every rule: 14 signs, about 80 bits (DEC-32). */
export const strongPassword = (): string => {
  for (;;) {
    const text = Array.from({ length: size }, () => pick(letters)).join('');
    if (/[A-Z]/.test(text) && /\d/.test(text)) return text;
  }
};
