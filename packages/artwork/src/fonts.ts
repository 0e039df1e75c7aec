import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The three cuts of the visual direction: headings and numbers; text; strong text. */
export type FontName = 'display' | 'text' | 'text-bold';

const FILES: Readonly<Record<FontName, string>> = {
  display: '@expo-google-fonts/alumni-sans/900Black/AlumniSans_900Black.ttf',
  text: '@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf',
  'text-bold': '@expo-google-fonts/golos-text/700Bold/GolosText_700Bold.ttf',
};

const require = createRequire(import.meta.url);
const loaded = new Map<FontName, Buffer>();

/** A whole TTF (Cyrillic, Latin, ₽, №) for PDF and share pictures; read once, on first use. */
export const fontFile = (name: FontName): Buffer => {
  const kept = loaded.get(name);
  if (kept !== undefined) return kept;
  const bytes = readFileSync(require.resolve(FILES[name]));
  loaded.set(name, bytes);
  return bytes;
};
