/** A text as part of a `like` pattern: its own per cents and underscores mean themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
