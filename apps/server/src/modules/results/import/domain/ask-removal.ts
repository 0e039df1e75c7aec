/** Share of the published rows that a file removes without a question. DEC-119 */
const unasked = 0.05;

/** Whether the editor is asked first; `agreed`: so many rows may go. */
export const asksRemoval = (
  { count, of }: { readonly count: number; readonly of: number },
  { isPublished, agreed }: { isPublished: boolean; agreed: number },
): boolean => isPublished && count > of * unasked && count > agreed;
