/** 53 bits of a text; two of half a million differ but for one time in a hundred thousand, and then nothing is lost. */
const hash = (text: string): number => {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
};

export type Repeats = {
  readonly isEmpty: boolean;
  /** How often a key stands in the file, at least. */
  readonly countOf: (key: string) => number;
};

/** Finds keys that stand several times without keeping them: of each only a number. */
export const createRepeats = (): { readonly add: (key: string) => void; readonly seal: () => Repeats } => {
  const seen = new Set<number>();
  const counts = new Map<number, number>();
  return {
    add: (key) => {
      const of = hash(key);
      if (seen.has(of)) counts.set(of, (counts.get(of) ?? 1) + 1);
      else seen.add(of);
    },
    seal: () => {
      seen.clear();
      return { isEmpty: counts.size === 0, countOf: (key) => (counts.size === 0 ? 1 : (counts.get(hash(key)) ?? 1)) };
    },
  };
};
