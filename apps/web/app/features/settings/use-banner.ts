import { useEffect, useState } from 'react';

export type Banner = { kind: 'success' | 'warn' | 'error'; text: string };
const SHOWN_MS = 5000;

/** A message of a block that goes after 5 s (SET-11). */
export const useBanner = () => {
  const [banner, setBanner] = useState<Banner | null>(null);
  useEffect(() => {
    if (!banner) return undefined;
    const timer = setTimeout(() => setBanner(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [banner]);
  const say = (text: string, kind: Banner['kind'] = 'success'): void => setBanner({ kind, text });
  return { banner, say, hush: () => setBanner(null) };
};
