/** `idx`: the router's number of the entry, the same at a page and at the windows over it. */
type EntryState = { overlay?: string; idx?: number };
type OpenOverlay = { id: string; page: number | undefined; close(): void };

const open: OpenOverlay[] = [];
/** Our own steps back: those that begin in the next turn, and those on their way, which nobody has to hear of. */
let planned = 0;
let swallowed = 0;
const waiting: (() => void)[] = [];

const stateOf = (): EntryState | null => window.history.state as EntryState | null;
const ownerOf = (): string | undefined => stateOf()?.overlay;

/** Which open window the current entry of the history belongs to; one that a reload has shut is open no more. */
export const overlayOf = (): string | undefined => open.find(({ id }) => id === ownerOf())?.id;

/** An entry for a window; `pageBelow`: the address to leave under it, where its own would open it again. */
export const addOverlay = (id: string, close: () => void, pageBelow: string | undefined): void => {
  const { href } = window.location;
  const state = window.history.state as object | null;
  const below = overlayOf();
  // A reload, or a link that was followed out of it, left a window's entry with the page below it: the next window takes it.
  const isLeft = below === undefined && ownerOf() !== undefined;
  if (pageBelow !== undefined && below === undefined && !isLeft) window.history.replaceState(state, '', pageBelow);
  if (isLeft) window.history.replaceState({ ...state, overlay: id }, '', href);
  else window.history.pushState({ ...state, overlay: id }, '', href);
  open.push({ id, page: stateOf()?.idx, close });
};

const settle = (): void => {
  if (planned + swallowed === 0) for (const gone of waiting.splice(0)) gone();
};

/**
 * Takes the window's entry away without the router hearing of it. A link followed from inside has its own entry by the
 * next turn; only a plain closing takes ours away.
 */
export const removeOverlay = (closed: string): void => {
  open.splice(
    open.findIndex(({ id }) => id === closed),
    1,
  );
  planned += 1;
  setTimeout(() => {
    planned -= 1;
    if (ownerOf() === closed) {
      swallowed += 1;
      window.history.back();
    }
    settle();
  });
};

/** When the windows that have just shut took their entries away: the current one is the page's own then. */
export const entriesGone = async (): Promise<void> => {
  // Asked for by the press itself, before the window has left the page.
  await new Promise((next) => setTimeout(next));
  if (planned + swallowed > 0) await new Promise<void>((gone) => waiting.push(gone));
};

const hear = (event: PopStateEvent): void => {
  if (swallowed > 0) {
    swallowed -= 1;
    settle();
    event.stopImmediatePropagation();
    return;
  }
  // Several entries at once may lead past the page itself: that is the router's step.
  const ofPage = open.filter(({ page }) => page === stateOf()?.idx);
  const here = overlayOf();
  const above = ofPage.slice(ofPage.findIndex(({ id }) => id === here) + 1);
  if (above.length === 0) return;
  event.stopImmediatePropagation();
  for (const { close } of above.reverse()) close();
};

// Listeners of the window itself run in the order of their registration, capturing or not: this one has to be there
// before the router's, so the browser's entry imports this file first.
if (typeof window !== 'undefined') window.addEventListener('popstate', hear);
