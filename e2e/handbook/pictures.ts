import type { ElementHandle, Locator, Page } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const operations = path.resolve(import.meta.dirname, '../../docs/operations');
const languages = ['en', 'ru'] as const;
export type Language = (typeof languages)[number];
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** Milliseconds without a request after which a screen has all its words. */
const quiet = 400;

type Part = {
  /** The only part that is shown: a window, a card. */
  readonly of?: Locator;
  /** What the text speaks of, in a frame. */
  readonly mark?: Locator;
  /** Pixels of the window. */
  readonly height?: number;
  readonly isPhone?: boolean;
  /** What an answer said in words is asked for again in each language. */
  readonly again?: () => Promise<void>;
};

/** Counts requests of a page that are on their way; a person waits as long before he reads. */
export const watchRequests = (page: Page): (() => Promise<void>) => {
  let open = 0;
  let last = Date.now();
  const end = (): void => {
    open -= 1;
    last = Date.now();
  };
  page.on('request', () => {
    open += 1;
    last = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    for (let waited = 0; waited < 10_000; waited += 100) {
      if (open <= 0 && Date.now() - last > quiet) return;
      await page.waitForTimeout(100);
    }
  };
};

const speak = async (page: Page, language: Language): Promise<void> => {
  // The windows of acts cover the buttons of the rail, and a phone does not show them.
  const button = page.locator(`[role=group] button[lang=${language}]`).first();
  if ((await button.count()) > 0) await button.evaluate((element: HTMLElement) => element.click());
};

const handle = async (locator: Locator | undefined): Promise<ElementHandle<HTMLElement> | null> =>
  locator ? ((await locator.first().elementHandle()) as ElementHandle<HTMLElement>) : null;

const frame = async (element: ElementHandle<HTMLElement>, isOn: boolean): Promise<void> =>
  element.evaluate((marked, on) => {
    marked.style.outline = on ? '3px solid #e5431b' : '';
    marked.style.outlineOffset = on ? '3px' : '';
  }, isOn);

/** Takes a picture of a screen in each language, for `docs/operations/{language}/pictures/{name}.webp`. */
export const createCamera = (page: Page) => {
  const settled = watchRequests(page);
  return async (name: string, { of, mark, height, isPhone = false, again }: Part = {}): Promise<void> => {
    await page.setViewportSize(isPhone ? phone : { ...desk, height: height ?? desk.height });
    await settled();
    if (mark) await mark.first().scrollIntoViewIfNeeded();
    else if (!of) await page.evaluate(() => window.scrollTo(0, 0));
    // What was just done is told in a corner, over what is to be seen.
    for (const close of await page.locator('[role=status] button').all()) await close.click();
    // Found by Russian words; the elements stay when the words change.
    const [part, marked] = [await handle(of), await handle(mark)];
    for (const language of languages) {
      await speak(page, language);
      await settled();
      await again?.();
      await settled();
      if (marked) await frame(marked, true);
      const options = { animations: 'disabled', caret: 'hide' } as const;
      const shot = part ? await part.screenshot(options) : await page.screenshot(options);
      if (marked) await frame(marked, false);
      const file = path.join(operations, language, 'pictures', `${name}.webp`);
      await mkdir(path.dirname(file), { recursive: true });
      await sharp(shot).webp({ quality: 55, effort: 6, smartSubsample: true }).toFile(file);
    }
    await page.setViewportSize(desk);
  };
};
export type Camera = ReturnType<typeof createCamera>;
