/** Making a formatter costs far more than using it; there are as many as zones of the season. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** One formatter for a locale, a zone and options; an unknown zone throws RangeError. */
export const intlOf = (locale: string, timezone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${timezone} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: timezone });
  formatters.set(key, known);
  return known;
};
