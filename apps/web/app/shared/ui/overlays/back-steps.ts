type OverlayState = { overlay?: string };

/** Which open window the current entry of the history belongs to. */
export const overlayOf = (): string | undefined => (window.history.state as OverlayState | null)?.overlay;

type OpenOverlay = { below: string | undefined; close(): void };
const open: OpenOverlay[] = [];
/** Our own steps back, which nobody has to hear of. */
let swallowed = 0;
const waiting: (() => void)[] = [];

export const addOverlay = (overlay: OpenOverlay): void => void open.push(overlay);
export const removeOverlay = (overlay: OpenOverlay): void => void open.splice(open.indexOf(overlay), 1);

/** Takes the window's entry away without the router hearing of it. */
export const stepBack = (): void => {
  swallowed += 1;
  window.history.back();
};

/** When the windows that have just shut took their entries away: the current one is the page's own then. */
export const entriesGone = async (): Promise<void> => {
  // Their steps begin in the next turn.
  await new Promise((next) => setTimeout(next));
  if (swallowed > 0) await new Promise<void>((gone) => waiting.push(gone));
};

const hear = (event: PopStateEvent): void => {
  if (swallowed > 0) {
    swallowed -= 1;
    if (swallowed === 0) for (const gone of waiting.splice(0)) gone();
    event.stopImmediatePropagation();
    return;
  }
  const top = open.at(-1);
  if (!top || overlayOf() !== top.below) return;
  event.stopImmediatePropagation();
  top.close();
};

// Listeners of the window itself run in the order of their registration, capturing or not: this one has to be there
// before the router's, so the browser's entry imports this file first.
if (typeof window !== 'undefined') window.addEventListener('popstate', hear);
