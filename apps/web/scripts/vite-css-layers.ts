import path from 'node:path';
import type { Plugin } from 'vite';

const app = path.resolve(import.meta.dirname, '../app');

/** Every stylesheet names the order of the layers first: whichever comes first in the page, the order is the same. */
export const cssLayers = (): Plugin => ({
  name: 'trassa-css-layers',
  enforce: 'pre',
  transform(code, id) {
    const [file = ''] = id.split('?');
    return file.startsWith(app) && file.endsWith('.css') ? `@layer tokens, reset, base, ui, page;\n${code}` : null;
  },
});
