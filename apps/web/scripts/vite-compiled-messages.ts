import { fileURLToPath } from 'node:url';

/** Messages are compiled at build, so the parser of ICU never reaches the browser. */
export const compiledMessages = {
  find: /^use-intl\/format-message$/,
  replacement: fileURLToPath(new URL('../app/shared/i18n/format-message.ts', import.meta.url)),
};
