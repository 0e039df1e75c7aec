/** Boxes and buttons take no letters. */
const takesLetters = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button])';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(takesLetters) !== null;

const place = 'office.letters';
const offWord = 'off';

/** Whether keys without Ctrl mean anything to this browser: whoever speaks to his computer switches them off. */
export const hasLetterKeys = (): boolean => {
  try {
    return localStorage.getItem(place) !== offWord;
  } catch {
    return true;
  }
};

export const setLetterKeys = (isOn: boolean): void => {
  try {
    if (isOn) localStorage.removeItem(place);
    else localStorage.setItem(place, offWord);
  } catch {
    // Without storage they stay on.
  }
};

/** No window lies over the page. */
const isUncovered = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') === null;

/** Whether a plain key means something to the page: nobody types, no other key is held and no window lies over it. */
export const isForPage = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) &&
  isUncovered() &&
  (hasLetterKeys() || event.key.length > 1 || event.key === '?');
