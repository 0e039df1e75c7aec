import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brand, sitePurpose } from '@trassa/rules';

const file = path.resolve(import.meta.dirname, '../public/manifest.webmanifest');

const text = `{
  "name": ${JSON.stringify(brand)},
  "short_name": ${JSON.stringify(brand)},
  "description": ${JSON.stringify(sitePurpose.ru)},
  "lang": "ru",
  "start_url": "/",
  "display": "browser",
  "background_color": "#0f1417",
  "theme_color": "#0f1417",
  "icons": [
    { "src": "/icon.svg", "sizes": "any", "type": "image/svg+xml" },
    { "src": "/icon-192.png", "sizes": "192x192", "type": "image/png", "purpose": "any" },
    { "src": "/icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable" }
  ]
}
`;

/** Writes `public/manifest.webmanifest`, how the site is called once it is installed, unless it already says the same. */
export const generateManifest = async (): Promise<void> => {
  if ((await readFile(file, 'utf8').catch(() => null)) !== text) await writeFile(file, text);
};
