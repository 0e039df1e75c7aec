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
  const onScroll = (): void => {
    if (scrollY > innerHeight) layAllOut();
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
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // An entry of the history with a state was here before: its place is looked for.
  if (opened?.type === 'navigate' && history.state === null && location.hash === '') dataset['fresh'] = '';
};

export const drawnScript = (): string => `(${watchDrawn.toString()})(${JSON.stringify(routerListens)},${patience});`;
