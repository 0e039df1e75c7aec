import type { LetterPart } from '../notifications/index.ts';

/** Paragraphs as they were typed: an HTML letter would run the lines together. */
export const paragraphs = (text: string, show: (line: string) => string = (line) => line): LetterPart[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({ type: 'text', text: show(line) }));
