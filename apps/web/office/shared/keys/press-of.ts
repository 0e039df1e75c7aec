/** Letters that press a button of the screen which carries them: `data-key="e"`; by their place on the keyboard. */
const letters: Readonly<Record<string, string>> = {
  KeyE: 'e',
  KeyA: 'a',
  KeyD: 'd',
  KeyZ: 'z',
  BracketLeft: '[',
  BracketRight: ']',
};

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;
const shown = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(isShown);

/** What a key presses on this screen; undefined: nothing. N is the act beside the title of a list, E without a button the first field. */
export const pressedBy = (code: string): HTMLElement | undefined => {
  if (code === 'KeyN') return shown('[data-list] [data-acts] :is(a, button)');
  const letter = letters[code];
  return letter === undefined ? undefined : shown(`[data-key="${letter}"]`);
};

/** Decisions about money, `data-led`: a letter leads to their button, and a second press is what presses it (3.1). */
export const isLedTo = ({ dataset }: HTMLElement): boolean => dataset['led'] !== undefined;

/** The first field of the screen that can be changed. */
export const firstField = (): HTMLElement | undefined =>
  shown('#screen :is(input:not([type=search], [type=checkbox]), textarea, select):not(:disabled)');

/** The search of a list, which `/` leads to where there is one. */
export const listSearch = (): HTMLElement | undefined => shown('[data-search]');
