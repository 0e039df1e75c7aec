import type { Language } from './types.ts';

const YEAR = 31_536_000;

/** Keeps the choice: the cookie for pages made on the server, local storage for calls of the browser (I18N-03). */
export const rememberLanguage = (language: Language): void => {
  document.cookie = `language=${language}; path=/; max-age=${YEAR}; samesite=lax`;
  try {
    localStorage.setItem('language', language);
  } catch {
    // Storage is off: the cookie alone serves.
  }
};
