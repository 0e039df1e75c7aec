import type { AskedRefund, OfficeOrder } from '@trassa/contracts/office';

export type Line = OfficeOrder['lines'][number];

/** What is ticked of a line, and by which per cent. */
export type ChosenLine = { readonly tickets: readonly string[]; readonly pieces: number; readonly percent: string };
export type Chosen = Readonly<Record<string, ChosenLine>>;

/** Kinds that come back by themselves; insurance goes with its ticket. */
export const comesBack = ({ selector }: Line): boolean => ['ticket', 'shop', 'certificate'].includes(selector);

/** Tickets that nobody has given back yet. */
export const ticketsLeft = (line: Line): Line['issued'] => line.issued.filter(({ state }) => state !== 'returned');

/** Pieces of goods that nobody has given back yet. */
export const piecesLeft = (line: Line): number => Math.max(0, line.count - line.refunds.length);

export const noneOf: ChosenLine = { tickets: [], pieces: 0, percent: '' };
export const allOf = (line: Line): ChosenLine => ({
  tickets: ticketsLeft(line).map(({ public_id: id }) => id),
  pieces: piecesLeft(line),
  percent: '',
});

/** What is ticked when the refund is opened from elsewhere: a piece that lacks in a parcel, or a ticket (J13). */
export const chosenBefore = (
  lines: readonly Line[],
  asked: { lacking: string | null; ticket: string | null },
): Chosen => {
  if (asked.lacking !== null) return { [asked.lacking]: { ...noneOf, pieces: 1 } };
  const line = lines.find((one) => ticketsLeft(one).some(({ public_id: id }) => id === asked.ticket));
  return line && asked.ticket !== null ? { [line.unique_id]: { ...noneOf, tickets: [asked.ticket] } } : {};
};

const isChosen = (line: Line, { tickets, pieces }: ChosenLine): boolean =>
  line.selector === 'ticket' ? tickets.length > 0 : pieces > 0;

/** 0…100, or undefined where nothing usable is typed. */
const percentOf = (text: string): number | undefined =>
  /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : undefined;

/** The ticked lines as the call takes them. */
export const askedLines = (lines: readonly Line[], chosen: Chosen): AskedRefund['lines'] =>
  lines.flatMap((line) => {
    const own = chosen[line.unique_id] ?? noneOf;
    if (!isChosen(line, own)) return [];
    const percent = percentOf(own.percent);
    return [
      {
        unique_id: line.unique_id,
        ...(line.selector === 'ticket' ? { tickets: [...own.tickets] } : { pieces: own.pieces }),
        ...(percent !== undefined && { percent }),
      },
    ];
  });

/** Roubles typed with a comma or a point; undefined: none, or not a sum. */
export const sumOf = (text: string): number | undefined => {
  const typed = text.replaceAll(/\s/g, '').replace(',', '.');
  return /^\d{1,8}(\.\d{1,2})?$/.test(typed) && Number(typed) > 0 ? Number(typed) : undefined;
};
