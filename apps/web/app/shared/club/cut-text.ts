/** At most `most` characters with an ellipsis behind a whole word; a word longer than all of it is cut between characters that people see (ME-16). */
export const cutText = (text: string, most: number): string => {
  const letters = Array.from(text.trim());
  if (letters.length <= most) return letters.join('');
  const kept = letters.slice(0, most).join('');
  const whole = /\s/.test(letters[most] ?? '') ? kept : kept.replace(/\s+\S*$/, '');
  return `${whole.replace(/[\s.,;:–—-]+$/, '')}…`;
};
