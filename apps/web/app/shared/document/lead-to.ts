/** Id of the control of a field in a form of a line; errors of the server and reasons not to pay name both. */
export const fieldId = (line: string, field: string): string => `${line}-${field}`;

/**
 * Leads to what has this id, once a tab opened just now is drawn: for those who know a field by the name of its line alone,
 * as the summary of errors does, whose links have the same id. A form that is sent knows its controls by their refs (ADR 0012).
 */
export const leadTo = (id: string): void => {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const element = document.getElementById(id);
      element?.scrollIntoView({ block: 'center' });
      element?.focus({ preventScroll: true });
    }),
  );
};
