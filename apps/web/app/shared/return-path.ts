/** Query of the sign-in pages: where to go afterwards (DEC-19). */
export const returnParam = 'next';

/** Pages that only let somebody in or out: nobody wants to come back to them. A new e-mail is confirmed after signing in. */
const doors = /^\/(auth|login|registration|newpass|loginlink|token|exit|verify(?!\/new\/email\/)|user|api)(\/|$)/;

/**
 * The page asked for, if it is one of this site; anything else is null, so that a link never leads away after sign-in.
 * `origin` is the site's own.
 */
export const safeReturnPath = (asked: string | null | undefined, origin: string): string | null => {
  if (!asked?.startsWith('/')) return null;
  let url: URL;
  try {
    url = new URL(asked, origin);
  } catch {
    return null;
  }
  if (url.origin !== origin) return null;
  const path = url.pathname + url.search + url.hash;
  // `/.//other.site` is of this origin and becomes `//other.site`, which is not.
  if (/^\/[/\\]/.test(path) || doors.test(url.pathname.toLowerCase())) return null;
  return path;
};

/** Pages of another application of this site: they are loaded whole. */
export const isElsewhere = (path: string): boolean => /^\/admin(\/|$)/.test(path);

type Place = { pathname: string; search?: string; hash?: string };

/** Address of a sign-in page that leads back to `from` (a place of the router or of the window). */
export const withReturn = (page: string, { pathname, search = '', hash = '' }: Place, origin: string): string => {
  const path = safeReturnPath(pathname + search + hash, origin);
  return path && path !== '/' ? `${page}?${new URLSearchParams({ [returnParam]: path }).toString()}` : page;
};

/**
 * Where 'Назад' leads (AUTH-09): -1 is one step back. A page loaded whole does not know what stands before it (`idx` is
 * of the router's own steps), its referrer does; a tab opened by a link has nothing behind it and goes to that page.
 */
export const backTarget = (
  { idx, entries, referrer }: { idx: number | undefined; entries: number; referrer: string },
  origin: string,
): -1 | string => {
  if (idx) return -1;
  if (!referrer.startsWith(`${origin}/`)) return '/';
  const path = safeReturnPath(referrer.slice(origin.length), origin);
  if (path === null) return '/';
  return entries > 1 ? -1 : path;
};
