import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Of the build: this code runs from `build/server/assets`. */
const folder = path.join(import.meta.dirname, '../../client/assets');

/** All sheets by their address, read at the start: another build may take their files away while this one serves. */
const sheets: ReadonlyMap<string, string> = new Map(
  import.meta.env.DEV
    ? []
    : readdirSync(folder)
        .filter((name) => name.endsWith('.css'))
        .map((name) => [`/assets/${name}`, readFileSync(path.join(folder, name), 'utf8')]),
);

/**
 * The page brings its styles itself: on a slow line a dozen small files cost more round trips than all of them weigh.
 * Each link stays where it was, switched off, so that the router finds its own and asks for the file never. A sheet that is
 * not known is left to its link.
 */
export const stylesWithin = (page: string, nonce: string): string =>
  page.replaceAll(
    /<link ([^>]*)rel="stylesheet" href="(\/assets\/[^"]+\.css[^"]*)"([^>]*)\/>/g,
    (link, before: string, href: string, after: string) => {
      const sheet = sheets.get(href.replace(/[?#].*$/, ''));
      if (sheet === undefined) return link;
      return `<style nonce="${nonce}">${sheet}</style><link ${before}rel="stylesheet" href="${href}"${after} disabled=""/>`;
    },
  );
