import type { InlinePicture } from '../../platform/mail/index.ts';

/** A picture inside of a letter; `alt` says what it shows where it is not. */
export type LetterPicture = InlinePicture & { readonly alt: string };

export type Fact = readonly [name: string, value: string];

/** A ticket as a bib: the place, the number to be seen from afar, and the code for the entrance. */
export type BibPart = {
  readonly type: 'bib';
  /** The strip of the place; null: none, or it could not be drawn. */
  readonly strip: LetterPicture | null;
  /** The race. */
  readonly title: string;
  /** Number or seat; `name` says what it is where it stands without the look of a bib. */
  readonly number: { readonly name: string; readonly value: string } | null;
  /** In the place of a number that is not there. */
  readonly noNumber: string;
  readonly facts: readonly Fact[];
  /** null: there is no code, or not yet. */
  readonly qr: { readonly picture: LetterPicture; readonly note: string } | null;
};

/**
 * Parts of a letter, top to bottom; texts are plain, escaping happens in the layout. `word`: by which name the house changes the text
 * where its place does not say it (ADR 0046).
 */
export type LetterPart =
  | { readonly type: 'text'; readonly text: string; readonly word?: string }
  /** What the parts below are about. */
  | { readonly type: 'heading'; readonly text: string }
  /** Names with values: a line each. */
  | { readonly type: 'facts'; readonly facts: readonly Fact[] }
  | { readonly type: 'button'; readonly label: string; readonly link: string; readonly word?: string }
  /** A way beside that of the button. */
  | { readonly type: 'link'; readonly label: string; readonly link: string }
  | { readonly type: 'note'; readonly text: string; readonly word?: string }
  | BibPart;

/** Pictures of the parts, each once. */
export const picturesOf = (parts: readonly LetterPart[]): InlinePicture[] => {
  const pictures = new Map<string, InlinePicture>();
  for (const part of parts) {
    if (part.type !== 'bib') continue;
    for (const one of [part.strip, part.qr?.picture])
      if (one) pictures.set(one.cid, { cid: one.cid, contentType: one.contentType, content: one.content });
  }
  return [...pictures.values()];
};
