/** At most `most` characters with an ellipsis behind; characters that people see are not cut in two (ME-16). */
export const cutText = (text: string, most: number): string => {
  const letters = Array.from(text.trim());
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most).join('').trimEnd()}…`;
};
