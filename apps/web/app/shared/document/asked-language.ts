/**
 * `?lang=` holds for the next page too, and a link may be pressed before the scripts have come (I18N-03). It is put into the
 * page as text, so it may use nothing from outside; a year is 31,536,000 seconds.
 */
const keepAskedLanguage = (): void => {
  const asked = new URLSearchParams(location.search).get('lang');
  if (asked === 'ru' || asked === 'en') document.cookie = `language=${asked}; path=/; max-age=31536000; samesite=lax`;
};

export const askedLanguageScript = (): string => `(${keepAskedLanguage.toString()})();`;
