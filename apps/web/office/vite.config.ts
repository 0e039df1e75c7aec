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

/** The back office: one page that the server sends for every address below /admin; no file of it is the site's. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../public',
  plugins: [cssPrelude(), themeFirst],
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
    modulePreload: { polyfill: false },
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
