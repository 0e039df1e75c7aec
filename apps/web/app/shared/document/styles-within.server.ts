import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Files of the build: this code runs from `build/server/assets`. */
const client = path.join(import.meta.dirname, '../../client');
const read = new Map<string, string>();

/** A sheet as it stands in the build; its name changes with its content, so it is read once. */
const sheetOf = (href: string): string => {
  const name = href.replace(/[?#].*$/, '');
  const text = read.get(name) ?? readFileSync(path.join(client, name), 'utf8');
  read.set(name, text);
  return text;
};

/**
 * The page brings its styles itself: on a slow line a dozen small files cost more round trips than all of them weigh.
 * Each link stays where it was, switched off, so that the router finds its own and asks for the file never.
 */
export const stylesWithin = (page: string, nonce: string): string =>
  page.replaceAll(
    /<link ([^>]*)rel="stylesheet" href="(\/assets\/[^"]+\.css[^"]*)"([^>]*)\/>/g,
    (_link, before: string, href: string, after: string) =>
      `<style nonce="${nonce}">${sheetOf(href)}</style><link ${before}rel="stylesheet" href="${href}"${after} disabled=""/>`,
  );
