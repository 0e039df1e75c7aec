/** As a `ref`: the field takes the focus once it stands on the page, where it is the one question of a step. */
export const focusFirst = (field: HTMLElement | null): void => field?.focus();
