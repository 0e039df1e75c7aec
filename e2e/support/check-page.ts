import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const themes = ['light', 'dark'] as const;
/** Rules whose verdict depends on colours; the others need one theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Waits until nothing moves: a half transparent text has no contrast. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((one) => one.playState !== 'paused' && one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(finite.map((one) => one.finished));
  });

const violationsOf = async (page: Page, rules?: string[]): Promise<string[]> => {
  // What is in order is not described, nor asked for a second time: that was most of the time of a look.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], preload: false });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
};

/** What axe finds in one theme; in the dark one colours alone. */
export const findViolations = async (page: Page, theme: (typeof themes)[number]): Promise<string[]> => {
  const before = await page.evaluate(() => document.documentElement.dataset['theme']);
  const put = (chosen: string | undefined): Promise<void> =>
    page.evaluate((name) => {
      if (name === undefined) delete document.documentElement.dataset['theme'];
      else document.documentElement.dataset['theme'] = name;
    }, chosen);
  await put(theme);
  await settle(page);
  const found = await violationsOf(page, theme === 'light' ? undefined : colourRules);
  await put(before);
  return found;
};

/** All of the page has its real size: one opened anew is laid out bit by bit (`drawn-page.ts`). */
export const laidOut = (page: Page): Promise<void> => expect(page.locator('html')).not.toHaveAttribute('data-fresh');

/** No violation that axe knows, in the light theme and in the dark one. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await laidOut(page);
  for (const theme of themes)
    expect(await findViolations(page, theme), `accessibility of ${page.url()} in the ${theme} theme`).toEqual([]);
};

/** Widths of windows that the site promises to fit, from a small phone to a big screen. */
export const widths = [320, 360, 390, 768, 1024, 1440, 1920] as const;

/** What sticks out of a page that scrolls sideways at this width. */
export const findOutside = async (page: Page, width: number): Promise<string[]> => {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const isOut = (element: Element): boolean => element.getBoundingClientRect().right > root.clientWidth + 1;
    const all = [...document.querySelectorAll('body *')].filter(isOut).slice(0, 5);
    return [`${root.scrollWidth} px wide`, ...all.map((one) => `${one.tagName} ${one.getAttribute('class') ?? ''}`)];
  });
};

/** The page never scrolls sideways; answers nothing, fails naming what sticks out. */
export const expectFits = async (page: Page): Promise<void> => {
  await laidOut(page);
  const before = page.viewportSize();
  for (const width of widths) expect(await findOutside(page, width), `${page.url()} at ${width} px`).toEqual([]);
  if (before) await page.setViewportSize(before);
};
