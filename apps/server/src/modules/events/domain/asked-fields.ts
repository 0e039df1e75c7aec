/** Questions that are asked now: one that was taken off keeps its answers and is asked no more (back-office.md 5.3). */
export const askedFields = <Field extends { readonly hidden?: boolean }>(fields: readonly Field[]): Field[] =>
  fields.filter(({ hidden }) => hidden !== true);
