import { useState } from 'react';

const freshKeys = (count: number): string[] => Array.from({ length: count }, () => crypto.randomUUID());

/** Keys of things that have no ids and are moved, added and taken away by `setKeys`. */
export const useItemKeys = (count: number): readonly [string[], (keys: string[]) => void] => {
  const [known, setKeys] = useState(() => freshKeys(count));
  // Undone, or read anew with other things: which is which nobody knows any more.
  const [fresh, setFresh] = useState<string[]>([]);
  const keys = known.length === count ? known : fresh.length === count ? fresh : freshKeys(count);
  if (keys !== known && keys !== fresh) setFresh(keys);
  return [keys, setKeys];
};
