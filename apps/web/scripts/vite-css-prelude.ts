import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const web = path.resolve(import.meta.dirname, '..');
const folders = ['app', 'office'].map((name) => path.join(web, name, '/'));
const widths = path.join(web, 'app/shared/styles/media.css');

/**
 * What every stylesheet begins with. The order of the layers: whichever comes first in the page, the order is the same.
 * The names of the widths: a name is known only in the file that has it; one that imports others imports them too.
 */
export const cssPrelude = (): Plugin => ({
  name: 'trassa-css-prelude',
  enforce: 'pre',
  transform(code, id) {
    const [file = ''] = id.split('?');
    if (!file.endsWith('.css') || !folders.some((folder) => file.startsWith(folder))) return null;
    const layers = '@layer tokens, reset, base, ui, parts, page, route;\n';
    if (!code.includes('@media (--') && !code.includes('and (--')) return layers + code;
    this.addWatchFile(widths);
    return layers + readFileSync(widths, 'utf8') + code;
  },
});
