import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compiledMessages } from './scripts/vite-compiled-messages.ts';
import { cssPrelude } from './scripts/vite-css-prelude.ts';
import { generated } from './scripts/vite-generated.ts';
import { served } from './scripts/vite-served.ts';

/** Small parts that most pages use travel in one file instead of twenty; what eight pages do not have comes with those that do. */
const isShell =
  /\/app\/(generated|shared)\/(?!basket\/|event\/|search\/|insurance\/|club\/|result\/|account\/|files\/|ticket\/|seat-plan\/|api\/upload|format\/email|save-file|ui\/(?:\w+\/)?(overlay-window|chips|scroll-strip|heat|picture|stepper|pages|past-end|table|accordion|fold|steps|panel|rich-text|countdown|combobox|tabs|phone|date|masked|upload))/;

/** What every page needs of the packages; windows, lists, masks and forms are not among it, however many pages have them. */
const isVendor =
  /\/node_modules\/(?!@base-ui|@floating-ui|@maskito|react-hook-form|reselect|tabbable|use-sync-external-store)/;

export default defineConfig({
  plugins: [cssPrelude(), generated(), reactRouter()],
  resolve: { alias: [compiledMessages] },
  ssr: { noExternal: ['use-intl'] },
  // Found only when a page first needs them, each of these would make the browser load the page again.
  optimizeDeps: {
    include: [
      '@base-ui/react/combobox',
      '@base-ui/react/dialog',
      '@base-ui/react/tabs',
      '@maskito/core',
      '@maskito/react',
      '@tanstack/react-query',
      'react-hook-form',
      'use-intl > @formatjs/fast-memoize',
      'use-intl/react',
    ],
  },
  css: served.css,
  // Styles travel with the parts they belong to: those of the shell in one file, those of a page with the page.
  build: { cssTarget: [...served.cssTarget], assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: isVendor, minShareCount: 4, priority: 2 },
                { name: 'shared', test: isShell, minShareCount: 8, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './app/ssr.ts' } } },
  },
});
