export const mailingFields = ['name', 'participants', 'start', 'date', 'city'] as const;
export type MailingField = (typeof mailingFields)[number];

/** As they are written in a text, in either language. */
export const mailingFieldWords: Readonly<Record<MailingField, { readonly ru: string; readonly en: string }>> = {
  name: { ru: 'имя', en: 'name' },
  participants: { ru: 'участники', en: 'participants' },
  start: { ru: 'старт', en: 'start' },
  date: { ru: 'дата', en: 'date' },
  city: { ru: 'город', en: 'city' },
};

/** Of a person: not everybody has one, so the text says what stands there instead. */
const personal: readonly MailingField[] = ['name', 'participants'];
/** Known where the letter is of a start. */
const ofStart: readonly MailingField[] = ['participants', 'start', 'date', 'city'];

export type MailingFieldProblem =
  | 'mailing_field_unknown'
  | 'mailing_field_fallback'
  | 'mailing_field_start'
  | 'mailing_brace';
type Piece = string | { readonly field: MailingField | null; readonly fallback: string | null };

const fieldOf = (word: string): MailingField | null => {
  const sought = word.trim().toLowerCase();
  return mailingFields.find((field) => Object.values(mailingFieldWords[field]).includes(sought)) ?? null;
};

/** A text cut at its fields: `{имя|участник}` is a field with what stands there when it is empty. */
const piecesOf = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(/\{([^{}|]*)(?:\|([^{}]*))?\}/g)) {
    pieces.push(text.slice(end, match.index), { field: fieldOf(match[1] ?? ''), fallback: match[2]?.trim() ?? null });
    end = match.index + match[0].length;
  }
  return [...pieces, text.slice(end)];
};

/** What is wrong with the fields of a text; null: nothing. `hasStart`: the letter is of a start. */
export const fieldProblemOf = (text: string, hasStart: boolean): MailingFieldProblem | null => {
  for (const piece of piecesOf(text)) {
    if (typeof piece === 'string') {
      if (/[{}]/.test(piece)) return 'mailing_brace';
      continue;
    }
    const { field, fallback } = piece;
    if (field === null) return 'mailing_field_unknown';
    if (!hasStart && ofStart.includes(field)) return 'mailing_field_start';
    if (personal.includes(field) && !fallback) return 'mailing_field_fallback';
  }
  return null;
};

export type MailingValues = Readonly<Partial<Record<MailingField, string>>>;

/** A text with its fields filled; what a value itself has in braces stays as it is. */
export const fillFields = (text: string, values: MailingValues): string =>
  piecesOf(text)
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const value = piece.field === null ? '' : (values[piece.field] ?? '').trim();
      return value || (piece.fallback ?? '');
    })
    .join('');
