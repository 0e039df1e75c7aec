/** A ticket that may sit: its name on the page and the number of its seat. */
export type SeatSlot = { readonly id: string; readonly label: string; readonly number: number | null };

/** Of a seat: `chosen` by the ticket in question, `own` by another one of mine, `taken` by others. */
export type SeatState = 'free' | 'taken' | 'own' | 'chosen';

/** How a seat stands for the ticket in question; what others have booked counts only if it is not mine. */
export const seatState = (
  number: number,
  { slots, active, booked }: { slots: readonly SeatSlot[]; active: string; booked: ReadonlySet<number> },
): SeatState => {
  const owner = slots.find((slot) => slot.number === number);
  if (owner) return owner.id === active ? 'chosen' : 'own';
  return booked.has(number) ? 'taken' : 'free';
};

/** The ticket to seat next: the first after this one that has no seat; this one when all have. */
export const nextSlot = (slots: readonly SeatSlot[], active: string): string => {
  const at = slots.findIndex(({ id }) => id === active);
  const rest = [...slots.slice(at + 1), ...slots.slice(0, Math.max(0, at))];
  return rest.find(({ number }) => number === null)?.id ?? active;
};
