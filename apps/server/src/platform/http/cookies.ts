/** The value of one cookie, or null. Ours are url-safe and never quoted. */
export const readCookie = (header: string | undefined, name: string): string | null => {
  if (header === undefined) return null;
  for (const pair of header.split(';', 50)) {
    const at = pair.indexOf('=');
    if (at !== -1 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
};
