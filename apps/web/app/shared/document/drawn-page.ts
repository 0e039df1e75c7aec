import { routerListens } from './router-listens.ts';

/** Milliseconds after the load in which a page that never came alive is laid out whole all the same. */
const patience = 5000;

/**
 * What a page is until its scripts wake. Stands in the head: at the end of the page a step back may have changed the address
 * already. It is put into the page as text, so it may use nothing from outside.
 *
 * A page opened anew leaves the layout of what is marked `data-later` for afterwards (`later.css`): a long list takes a cheap
 * phone half a second. Once alive it lays these out one by one in its idle moments, and all at once for whoever goes further
 * than a window before that: a step back finds its place only in a page whose heights are real.
 */
const watchDrawn = (listens: string, wait: number): void => {
  const { dataset } = document.documentElement;
  const drawnFor = location.pathname + location.search;
  // Back or forward was pressed before the router listens: the address is another page's by now, and what is shown is not.
  const showPageOfAddress = (): void => {
    if (drawnFor !== location.pathname + location.search) location.reload();
  };
  const layAllOut = (): void => {
    delete dataset['fresh'];
  };
  // Who jumps far stands among estimated heights: what is in the middle of the window stays there when they become real.
  const onScroll = (): void => {
    if (scrollY <= innerHeight || dataset['fresh'] === undefined) return;
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const before = middle?.getBoundingClientRect().top ?? 0;
    layAllOut();
    scrollBy({ top: (middle?.getBoundingClientRect().top ?? 0) - before, behavior: 'instant' });
  };
  const whenIdle: (next: () => void) => void = globalThis.requestIdleCallback ?? setTimeout;
  const layNextOut = (): void => {
    const next = document.querySelector<HTMLElement>('[data-later]:not([data-now])');
    if (next && dataset['fresh'] !== undefined) {
      next.dataset['now'] = '';
      requestAnimationFrame(() => whenIdle(layNextOut));
      return;
    }
    layAllOut();
    removeEventListener('scroll', onScroll);
  };
  const wake = (): void => {
    removeEventListener('popstate', showPageOfAddress);
    whenIdle(layNextOut);
  };
  addEventListener('popstate', showPageOfAddress);
  addEventListener('popstate', layAllOut);
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener(listens, wake, { once: true });
  addEventListener('load', () => setTimeout(layNextOut, wait), { once: true });
  // An entry of the history that was here before has a state: its place is looked for.
  if (history.state === null && location.hash === '') dataset['fresh'] = '';
};

export const drawnScript = (): string => `(${watchDrawn.toString()})(${JSON.stringify(routerListens)},${patience});`;
