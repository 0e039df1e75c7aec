/** Leads to a field that may stand in a tab opened just now. */
export const focusField = (id: string): void => {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const element = document.getElementById(id);
      element?.scrollIntoView({ block: 'center' });
      element?.focus({ preventScroll: true });
    }),
  );
};
