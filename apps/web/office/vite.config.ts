import { defineConfig, type Plugin } from 'vite';
import { themeScript } from '../app/shared/document/theme.ts';
import { compiledMessages } from '../scripts/vite-compiled-messages.ts';
import { cssPrelude } from '../scripts/vite-css-prelude.ts';
import { served } from '../scripts/vite-served.ts';

/** The theme is set before the first paint, as on the site. */
const themeFirst: Plugin = {
  name: 'trassa-office-theme',
  transformIndexHtml: () => [{ tag: 'script', children: themeScript(), injectTo: 'head-prepend' }],
};

/** Files that every screen has already; the list of what to load for each screen need not name them. */
const first = new Set<string>();
const firstFiles: Plugin = {
  name: 'trassa-office-first-files',
  generateBundle: {
    order: 'pre',
    handler: (_, bundle) => {
      const add = (file: string): void => {
        const chunk = bundle[file];
        if (first.has(file) || chunk?.type !== 'chunk') return;
        first.add(file);
        chunk.imports.forEach(add);
      };
      Object.values(bundle).forEach((chunk) => chunk.type === 'chunk' && chunk.isEntry && add(chunk.fileName));
    },
  },
};

/** The back office: one page that the server sends for every address below /admin; no file of it is the site's. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../public',
  plugins: [cssPrelude(), themeFirst, firstFiles],
  resolve: { alias: [compiledMessages] },
  // The server writes its nonce in this place.
  html: { cspNonce: '__nonce__' },
  css: served.css,
  build: {
    outDir: '../build/office',
    emptyOutDir: true,
    copyPublicDir: false,
    assetsDir: 'assets/office',
    assetsInlineLimit: 0,
    cssTarget: [...served.cssTarget],
    manifest: 'manifest.json',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !first.has(file)) : files,
    },
    rolldownOptions: {
      // Base UI marks its modules for servers that render; nothing is rendered there here.
      onwarn: (warning, tell) => void (warning.code === 'MODULE_LEVEL_DIRECTIVE' || tell(warning)),
      output: {
        codeSplitting: {
          groups: [{ name: 'vendor', test: /\/node_modules\/(?!@base-ui|@floating-ui|@simplewebauthn|uqr)/ }],
        },
      },
    },
  },
});
