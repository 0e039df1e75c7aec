import { expect, type Page } from '@playwright/test';

/** What the HTML of a page says of itself, before any script. */
export type Outline = {
  language: string;
  title: string;
  description: string;
  headings: string[];
  canonical: string | null;
  /** Codes of the language links. */
  alternates: string[];
  isHidden: boolean;
  links: string[];
  /** Texts that look like ids of messages. */
  ids: string[];
  /** Russian words of the text and of names read aloud. */
  russian: string[];
  quoted: string[];
  problems: string[];
};

/** Reads HTML with the browser's own parser; nothing of it runs or loads. */
export const readOutline = (page: Page, html: string): Promise<Outline> =>
  page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html');
    const attribute = (selector: string, name: string): string | null =>
      document.querySelector(selector)?.getAttribute(name) ?? null;
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    const problems: string[] = [];
    const data = all('script[type="application/ld+json"]').map((script) => {
      try {
        return JSON.parse(script.textContent ?? '') as Record<string, unknown>;
      } catch {
        problems.push('structured data is no JSON');
        return {};
      }
    });
    for (const one of data)
      if (one['@context'] !== 'https://schema.org' || !one['@type']) problems.push('structured data without a type');
    if (all('img:not([alt])').length > 0) problems.push('a picture without alt');
    const unique = new Set<string>();
    for (const { id } of all('[id]')) {
      if (unique.has(id)) problems.push(`two elements with id ${id}`);
      unique.add(id);
    }
    const links = all('a[href]').map((link) => link.getAttribute('href') ?? '');
    for (const element of all('script, style, noscript')) element.remove();
    const headings = all('h1').map((heading) => heading.textContent?.trim() ?? '');
    // Names of people and clubs, marked as Russian for whoever reads the English page aloud.
    if (document.documentElement.lang === 'en') for (const element of all('[lang="ru"]')) element.remove();
    const texts = all('[aria-label], [alt], [placeholder], [title]').flatMap((element) =>
      ['aria-label', 'alt', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
    );
    const names = [...document.title.split(' '), ...texts].join(' ');
    const textOf = (node: Node): string =>
      node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : [...node.childNodes].map(textOf).join(' ');
    const words = `${textOf(document.body)} ${names} ${attribute('meta[name="description"]', 'content') ?? ''}`;
    // A promocode is the same in every language.
    const russian = (where: string): string[] => [
      ...new Set(where.replaceAll(/[А-ЯЁ]+\d+/g, ' ').match(/[А-Яа-яЁё]{2,}/g) ?? []),
    ];
    return {
      language: document.documentElement.lang,
      title: document.title,
      description: attribute('meta[name="description"]', 'content') ?? '',
      headings,
      canonical: attribute('link[rel="canonical"]', 'href'),
      alternates: all('link[rel="alternate"][hreflang]').map((link) => link.getAttribute('hreflang') ?? ''),
      isHidden: (attribute('meta[name="robots"]', 'content') ?? '').includes('noindex'),
      links,
      ids:
        words.match(
          /\b(basket|calendar|checkout|errorPage|errors|event|home|notFound|notSupport|participant|picker|search|shell|signIn|start|thanks|ui)\.[a-z][A-Za-z]+(\.[A-Za-z]+)*\b/g,
        ) ?? [],
      russian: russian(words),
      quoted: russian((words.match(/[“«][^”»]*[”»]/g) ?? []).join(' ')),
      problems: [...new Set(problems)],
    };
  }, html);

/** Milliseconds in which the pictures of a page are drawn and loaded, if they are the first ones of a new site. */
const untilDrawn = 60_000;

/**
 * Loads every picture of the page, those far below too, and names the broken ones. A picture that is still loading
 * chooses another file when the window has changed, so each is asked until it has come.
 */
export const checkImages = async (page: Page): Promise<void> => {
  const missing = (): Promise<string[]> =>
    page.evaluate(() => {
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = 'eager';
      return pictures.filter((one) => !one.complete || one.naturalWidth === 0).map((one) => one.currentSrc || one.src);
    });
  await expect.poll(missing, { message: `pictures of ${page.url()}`, timeout: untilDrawn }).toEqual([]);
};
