/** The router listens to steps back and forward by itself from this event on: the page is alive. */
export const routerListens = 'routerlistens';

/**
 * What a page is until its scripts wake. Stands in the head: at the end of the page a step back may have changed the address
 * already. It is put into the page as text, so it may use nothing from outside.
 *
 * A page opened anew leaves the layout of what is marked `data-later` for afterwards (`later.css`): a long list takes a cheap
 * phone half a second. Once alive it lays these out one by one in its idle moments, because a step back finds its place only
 * in a page whose heights are real.
 */
const watchDrawn = (listens: string): void => {
  const root = document.documentElement;
  const drawnFor = location.pathname + location.search;
  // Back or forward was pressed before the router listens: the address is another page's by now, and what is shown is not.
  const showPageOfAddress = (): void => {
    if (drawnFor !== location.pathname + location.search) location.reload();
  };
  addEventListener('popstate', showPageOfAddress);
  const layAllOut = (): void => {
    delete root.dataset['fresh'];
  };
  addEventListener('popstate', layAllOut);
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened?.type === 'navigate' && location.hash === '') root.dataset['fresh'] = '';
  const whenIdle: (next: () => void) => void = globalThis.requestIdleCallback ?? setTimeout;
  const layNextOut = (): void => {
    const next = document.querySelector<HTMLElement>('[data-later]:not([data-now])');
    if (!next || root.dataset['fresh'] === undefined) {
      layAllOut();
      return;
    }
    next.dataset['now'] = '';
    requestAnimationFrame(() => whenIdle(layNextOut));
  };
  addEventListener(
    listens,
    () => {
      removeEventListener('popstate', showPageOfAddress);
      whenIdle(layNextOut);
    },
    { once: true },
  );
};

export const drawnScript = `(${watchDrawn.toString()})(${JSON.stringify(routerListens)});`;
