import { expect, type Frame, type Page } from '@playwright/test';
import axe from 'axe-core';

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

/** Brings axe into a frame, once for all that is looked at there: to read and compile it costs as much as a third of a look. */
const bringAxe = async (frame: Frame): Promise<void> => {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source);
};

const violationsOf = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  for (const frame of page.frames()) await bringAxe(frame);
  return page.evaluate(async (chosen) => {
    const here = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await here.run(document, {
      // What is in order is not described, nor asked for a second time.
      resultTypes: ['violations'],
      preload: false,
      ...(chosen && { runOnly: { type: 'rule', values: [...chosen] } }),
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  }, rules);
};

/** What axe finds in one theme; in the dark one colours alone. */
export const findViolations = async (page: Page, theme: (typeof themes)[number]): Promise<string[]> => {
  const before = await page.evaluate(() => document.documentElement.dataset['theme']);
  // Without a transition: a button that the pointer rests on would pass through colours of neither theme.
  const put = (chosen: string | undefined): Promise<void> =>
    page.evaluate((name) => {
      const still = new CSSStyleSheet();
      still.replaceSync('*, ::before, ::after { transition: none !important; }');
      document.adoptedStyleSheets.push(still);
      if (name === undefined) delete document.documentElement.dataset['theme'];
      else document.documentElement.dataset['theme'] = name;
      document.documentElement.getBoundingClientRect();
      document.adoptedStyleSheets.pop();
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
  // A screen that is still fetched has neither; one that never has them is told by axe.
  await page
    .locator('main h1')
    .first()
    .waitFor({ state: 'attached', timeout: 5000 })
    .catch(() => undefined);
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
