import { type BrowserContext, expect, type Page } from '@playwright/test';
import { canary, mark, payloads } from './xss-payloads.ts';

export type ExecutionWatch = {
  /** What ran or tried to in all pages of the context so far, a line each. */
  seen(): string[];
  /** Fails when anything ran, or when markup of a payload stands in the page. */
  expectNothing(page: Page): Promise<void>;
};

/** Elements and attributes that this site never makes: what would run, load or lead to a script. */
const foreignMarkup = ([name, html]: readonly [name: string, html: string | null]): string[] => {
  const isScript = (text: string): boolean => /^(javascript|vbscript|data:text|data:image\/svg)/i.test(text);
  const found: string[] = [];
  const root = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  for (const element of root.querySelectorAll('*')) {
    const tag = element.localName;
    if (element.hasAttribute(name)) found.push(`<${tag} ${name}>`);
    if (['iframe', 'object', 'embed', 'base', 'marquee'].includes(tag)) found.push(`<${tag}>`);
    if (tag === 'script' && !element.hasAttribute('src') && !(element as HTMLElement).nonce) {
      const isData = element.getAttribute('type') === 'application/ld+json';
      if (!isData) found.push(`<script> without a nonce: ${element.textContent?.slice(0, 60)}`);
    }
    for (const attribute of element.attributes) {
      const value = attribute.value.replaceAll(/[\u0000-\u0020]/g, '');
      const isHandler = attribute.name.startsWith('on') || attribute.name === 'srcdoc';
      const isLink = ['href', 'src', 'action', 'formaction', 'xlink:href'].includes(attribute.name) && isScript(value);
      if (isHandler || isLink) found.push(`<${tag} ${attribute.name}="${value.slice(0, 60)}">`);
    }
  }
  return found;
};

/** Markup of payloads in HTML, read by the browser's own parser; nothing of it runs or loads. */
export const findForeign = (page: Page, html: string): Promise<string[]> =>
  page.evaluate(foreignMarkup, [mark, html] as const);

/**
 * Notes dialogs, requests to the canary host and what a content policy stopped, in every page of the context. A script
 * that the canary host gives runs as any other would.
 */
export const watchExecution = async (context: BrowserContext): Promise<ExecutionWatch> => {
  const found: string[] = [];
  context.on('dialog', (dialog) => {
    found.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('console', (message) => {
    if (/content security policy|violates the following/i.test(message.text()))
      found.push(`stopped: ${message.text()}`);
  });
  await context.route(
    (url) => url.hostname === canary,
    (route) => {
      found.push(`request: ${route.request().url()}`);
      return route.fulfill({ contentType: 'text/javascript', body: 'globalThis.__xss = 1' });
    },
  );
  return {
    seen: () => found,
    async expectNothing(page) {
      expect(found, `what ran or tried to, by ${page.url()}`).toEqual([]);
      const frames = await Promise.all(page.frames().map((frame) => frame.evaluate(() => '__xss' in globalThis)));
      expect(frames, `scripts that ran in ${page.url()}`).toEqual([false]);
      expect(await page.evaluate(foreignMarkup, [mark, null] as const), `markup in ${page.url()}`).toEqual([]);
      expect(found, `what ran or tried to, by ${page.url()}`).toEqual([]);
    },
  };
};

/** How many payloads the page shows as text, in fields and in names too: a page that shows none proves nothing. */
export const countShown = (page: Page): Promise<number> =>
  page.evaluate((all) => {
    const squeeze = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, '').toLowerCase();
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
    const names = [...document.querySelectorAll('[aria-label], [title], [alt]')].flatMap((element) =>
      ['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    const text = squeeze([document.body.textContent, document.title, ...fields, ...names].join('\n'));
    return all.filter((payload) => text.includes(squeeze(payload))).length;
  }, payloads);

/** As `expectNothing`, once the page shows at least so many payloads. */
export const expectInert = async (page: Page, watch: ExecutionWatch, least: number): Promise<void> => {
  const shown = expect.poll(() => countShown(page), { message: `payloads shown at ${page.url()}` });
  const enough = shown.toBeGreaterThanOrEqual(least);
  // What became markup is no text any more: that is told first.
  await enough.catch(() => watch.expectNothing(page));
  await enough;
  await watch.expectNothing(page);
};

/** What a page shows of the person's texts, at least so many of them, and that nothing of it runs. */
export const openInert = async (page: Page, watch: ExecutionWatch, path: string, least: number): Promise<void> => {
  await page.goto(path);
  await expectInert(page, watch, least);
};
