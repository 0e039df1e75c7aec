export type Purpose = 'ticket' | 'image';
export type FileKind = {
  readonly extension: 'pdf' | 'jpg' | 'png';
  readonly mime: 'application/pdf' | 'image/jpeg' | 'image/png';
};

export const pdf: FileKind = { extension: 'pdf', mime: 'application/pdf' };
export const jpeg: FileKind = { extension: 'jpg', mime: 'image/jpeg' };
export const png: FileKind = { extension: 'png', mime: 'image/png' };

/** What may be uploaded for a purpose, and the most bytes of it (TICKET-24, TICKET-25, DEC-103). */
export const rules: Readonly<Record<Purpose, { kinds: readonly FileKind[]; size: number }>> = {
  ticket: { kinds: [pdf, jpeg, png], size: 4_194_304 },
  image: { kinds: [jpeg, png], size: 2_097_152 },
};

export const isPurpose = (text: string): text is Purpose => Object.hasOwn(rules, text);

/** A PDF begins with its header at the first byte and ends with its mark; anything before it could be another format. */
export const isPdf = (bytes: Buffer): boolean => {
  const isBegun = /^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'));
  return isBegun && bytes.subarray(-1024).includes('%%EOF');
};

const longest = 100;

/** The name of an uploaded file as it is shown: without folders, control signs and a false ending. */
export const displayName = (name: string, { extension }: FileKind): string => {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  // Control signs and the ones that turn the reading direction could hide the true ending.
  const clean = last
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim();
  return `${[...clean].slice(0, longest).join('').trim() || 'file'}.${extension}`;
};
