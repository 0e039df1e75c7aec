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
  return 4294967296 * (2097151 & low) + (high >>> 0) || 1;
};

export type Repeats = {
  readonly isEmpty: boolean;
  /** How often a key stands in the file, at least. */
  readonly countOf: (key: string) => number;
};

/** A set of numbers above zero in a bare array: eight bytes each where a Set takes sixty. */
const createNumbers = (): { readonly add: (value: number) => boolean } => {
  let slots = new Float64Array(16_384);
  let size = 0;
  const place = (value: number): boolean => {
    const mask = slots.length - 1;
    let at = value % slots.length;
    while (slots[at] !== 0 && slots[at] !== value) at = (at + 1) & mask;
    const isNew = slots[at] === 0;
    slots[at] = value;
    return isNew;
  };
  return {
    /** Whether it was not there yet. */
    add: (value) => {
      const isNew = place(value);
      if (isNew) size += 1;
      if (size * 2 > slots.length) {
        const before = slots;
        slots = new Float64Array(before.length * 2);
        for (const one of before) if (one !== 0) place(one);
      }
      return isNew;
    },
  };
};

/** Finds keys that stand several times without keeping them: of each only a number. */
export const createRepeats = (): { readonly add: (key: string) => void; readonly seal: () => Repeats } => {
  const seen = createNumbers();
  const counts = new Map<number, number>();
  return {
    add: (key) => {
      const of = hash(key);
      if (!seen.add(of)) counts.set(of, (counts.get(of) ?? 1) + 1);
    },
    seal: () => ({
      isEmpty: counts.size === 0,
      countOf: (key) => (counts.size === 0 ? 1 : (counts.get(hash(key)) ?? 1)),
    }),
  };
};
