/** Key of the storage that remembers that the line was closed. */
export const offerKey = 'english-offer';

/**
 * Runs before the first paint, so that nothing moves: marks a Russian page in an English browser whose owner has neither
 * chosen a language nor closed the line. Pages stay the same for everybody, the browser alone decides.
 * It is put into the page as text, so it may use nothing from outside.
 */
const offerEnglish = (key: string): void => {
  const root = document.documentElement;
  const first = navigator.languages.find((language) => /^(ru|en)\b/.test(language));
  if (root.lang !== 'ru' || !first?.startsWith('en')) return;
  if (/(^|;\s*)language=/.test(document.cookie)) return;
  try {
    if (localStorage.getItem(key)) return;
  } catch {
    // Storage is off: the line comes back with every page.
  }
  root.dataset['offer'] = 'en';
};

export const offerScript = (): string => `(${offerEnglish.toString()})(${JSON.stringify(offerKey)});`;

/** The line goes and does not come back. */
export const closeOffer = (): void => {
  delete document.documentElement.dataset['offer'];
  try {
    localStorage.setItem(offerKey, 'closed');
  } catch {
    // Storage is off: it is closed on this page alone.
  }
};
