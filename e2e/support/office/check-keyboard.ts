import type { Page } from '@playwright/test';

/** Presses of Tab on a page: its head, its filters and its first rows; further rows are like them. */
const presses = 60;

type Stop = { readonly at: string; readonly isSeen: boolean; readonly isShown: boolean };

/** Notes where the focus comes to, and whether an eye finds it there. */
const watchFocus = (): void => {
  const stops: Stop[] = [];
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  const hasRing = (element: Element | null | undefined): boolean => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  };
  const note = ({ target }: Event): void => {
    if (!(target instanceof HTMLElement)) return;
    const { width, height } = target.getBoundingClientRect();
    // A box of our own drawing wears the ring in the place of the field that it hides.
    const wearers = [target, target.nextElementSibling, target.parentElement, target.closest('label')];
    stops.push({ at: nameOf(target), isSeen: wearers.some(hasRing), isShown: width > 0 && height > 0 });
  };
  document.addEventListener('focusin', note);
  Object.assign(window, { focusWatch: { stops, end: () => document.removeEventListener('focusin', note) } });
};

const readFocus = (): readonly Stop[] => {
  const { stops, end } = (window as unknown as { focusWatch: { stops: Stop[]; end(): void } }).focusWatch;
  end();
  return stops;
};

/** What is pressed by a pointer alone: it has a handler of presses, and neither takes the focus nor holds what does. */
const findPointerOnly = (): string[] => {
  const focusable = 'a[href], button, input, select, textarea, summary, label, [tabindex]';
  const hasPress = (element: Element): boolean =>
    Object.entries(element).some(
      ([key, props]) =>
        key.startsWith('__reactProps') && typeof (props as { onClick?: unknown }).onClick === 'function',
    );
  return [...document.querySelectorAll('body *')]
    .filter((one) => hasPress(one) && !one.closest(focusable) && !one.querySelector(focusable))
    .map((one) => `by pointer alone: ${one.outerHTML.slice(0, 80)}`);
};

/** What keeps the page from whoever has a keyboard alone: a focus that nobody sees or that stays, a press that only a pointer makes. */
export const findPointerTraps = async (page: Page): Promise<string[]> => {
  await page.evaluate(watchFocus);
  for (let press = 0; press < presses; press += 1) await page.keyboard.press('Tab');
  const stops = await page.evaluate(readFocus);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  return [
    ...(stops.length < 3 ? [`Tab reaches ${stops.length} places`] : []),
    ...new Set(stops.filter(({ isSeen }) => !isSeen).map(({ at }) => `no ring at ${at}`)),
    ...new Set(stops.filter(({ isShown }) => !isShown).map(({ at }) => `focus on what is not shown: ${at}`)),
    ...(await page.evaluate(findPointerOnly)),
  ];
};
