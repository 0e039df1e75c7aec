/** `rel` of the links and `type` of the script that wait for the first picture, in the page as the server sends it. */
export const later = 'later';

/** Milliseconds after which a picture that is still on its way holds the scripts back no longer. */
const patience = 1500;

declare global {
  var messagesOnTheWay: Promise<Response | null> | undefined;
}

/**
 * Wakes the scripts and texts of the page once its first picture is shown: all at once, not one import after another,
 * and ahead of the pictures further down, which over HTTP/1.1 may hold every connection while they are drawn.
 * It is put into the page as text, so it may use nothing from outside, and stands after all that it wakes.
 */
const startScripts = (waiting: string, messages: string, wait: number): void => {
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${waiting}"]`)) link.rel = 'modulepreload';
    globalThis.messagesOnTheWay = fetch(messages).catch(() => null);
    // A script runs as it was when the browser met it: only a new one is a module.
    for (const script of document.querySelectorAll<HTMLScriptElement>(`script[type="${waiting}"]`)) {
      const copy = document.createElement('script');
      copy.type = 'module';
      copy.nonce = script.nonce;
      copy.textContent = script.textContent;
      script.replaceWith(copy);
    }
  };
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  const loaded = new Promise<unknown>((resolve) => {
    if (!picture || picture.complete) resolve(null);
    else for (const end of ['load', 'error']) picture.addEventListener(end, resolve, { once: true });
  });
  const painted = new Promise<unknown>((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
  // The frame after the next one begins when the picture is on the screen.
  const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  void Promise.all([loaded, painted]).then(nextFrame).then(nextFrame).then(start);
  setTimeout(start, wait);
};

export const startScript = (messages: string): string =>
  `(${startScripts.toString()})(${JSON.stringify([later, messages, patience]).slice(1, -1)})`;
