import { parseIsoDate, parseTypedDate } from '@trassa/rules';

/** One line of a pasted list, as the call takes it. */
export type InviteRow = {
  readonly email: string;
  readonly format: string;
  readonly info: Readonly<Record<string, unknown>> | null;
};

export const listFields = [
  'last_name',
  'first_name',
  'email',
  'birth_date',
  'gender',
  'phone',
  'format',
  'cluster',
  'item_size',
] as const;
export type ListField = (typeof listFields)[number];

/** How each column may be called, in small letters. */
export type ColumnNames = Readonly<Record<ListField, readonly string[]>>;

/** A spreadsheet is pasted with tabs; what is typed is divided by semicolons. */
const cellsOf = (line: string): string[] => line.split(line.includes('\t') ? '\t' : ';').map((cell) => cell.trim());

const genders: Readonly<Record<string, string>> = { м: 'male', m: 'male', ж: 'female', f: 'female', w: 'female' };

const answer = (field: ListField, text: string): string => {
  if (field === 'birth_date') return parseTypedDate(text) ?? parseIsoDate(text) ?? text;
  return field === 'gender' ? (genders[text.slice(0, 1).toLowerCase()] ?? text) : text;
};

type Formats = readonly { readonly public_id: string; readonly title: string }[];

/**
 * A pasted list: a line each, columns in the order of `listFields` or as a first line names them. A line with nothing of a
 * person but an address is a ticket whose participant is named later. A format is named by its title; without one it is `usual`.
 */
export const readList = (text: string, formats: Formats, usual: string, names: ColumnNames): InviteRow[] => {
  const fieldOf = (title: string): ListField | null =>
    listFields.find((field) => names[field].includes(title.toLowerCase())) ?? null;
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  const titles = cellsOf(lines[0] ?? '').map(fieldOf);
  const isHead = titles.filter((field) => field !== null).length > 1;
  const columns: readonly (ListField | null)[] = isHead ? titles : listFields;
  const idOf = (title: string): string =>
    formats.find((format) => format.title.toLowerCase() === title.toLowerCase())?.public_id ?? title;
  return lines.slice(isHead ? 1 : 0).map((line) => {
    const cells = cellsOf(line);
    // Nothing but an address, wherever its column would be.
    if (cells.length === 1 && line.includes('@')) return { email: line.trim(), format: usual, info: null };
    const known = columns.flatMap((field, index) => {
      const cell = cells[index] ?? '';
      return field && cell ? [[field, answer(field, cell)] as const] : [];
    });
    const { email = '', format = '', ...info } = Object.fromEntries(known) as Partial<Record<ListField, string>>;
    return {
      email,
      format: format ? idOf(format) : usual,
      info: info.last_name || info.first_name || info.birth_date || info.phone ? info : null,
    };
  });
};
