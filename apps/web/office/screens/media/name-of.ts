/** What tells a picture from another: its path is made of its content, and this is the beginning of that. */
export const nameOf = (picture: string): string => picture.slice(3, 9);
