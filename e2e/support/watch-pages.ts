import type { BrowserContext } from '@playwright/test';

export type PageWatch = {
  /** Answers of 400 and above to be expected: part of the path, and what the test knows about it. */
  expectRefusals(...paths: readonly string[]): void;
  /** Everything that went wrong so far, one line each. */
  problems(): string[];
};

/** The browser's own line about an answer of 400 and above; those are watched as answers. */
const isAboutAnswer = (text: string): boolean => text.startsWith('Failed to load resource: the server responded');
/** Left on purpose: another page was opened, or scripts are off; what a policy blocks is told by the console. */
const isLeft = (reason: string): boolean => /ERR_ABORTED|interrupted|^csp$/.test(reason);

/** Notes errors and warnings of the console, uncaught errors and failed requests to the site, in every page of a context. */
export const watchPages = (context: BrowserContext, site: string): PageWatch => {
  const found: string[] = [];
  const expected: string[] = [];
  const isOurs = (url: string): boolean => url.startsWith(site);
  const isExpected = (url: string): boolean => expected.some((part) => url.includes(part));
  context.on('console', (message) => {
    const isTrouble = message.type() === 'error' || message.type() === 'warning';
    if (isTrouble && !isAboutAnswer(message.text())) found.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => found.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('requestfailed', (request) => {
    // A service worker asks on behalf of a page: the page's own request tells, and a page that was left asks no more.
    if (request.serviceWorker()) return;
    const reason = request.failure()?.errorText ?? '';
    if (isOurs(request.url()) && !isLeft(reason)) found.push(`${reason}: ${request.method()} ${request.url()}`);
  });
  context.on('response', (response) => {
    const url = response.url();
    if (response.status() < 400 || !isOurs(url) || isExpected(url)) return;
    found.push(`${response.status()}: ${response.request().method()} ${url}`);
  });
  return {
    expectRefusals: (...paths) => void expected.push(...paths),
    problems: () => found,
  };
};
