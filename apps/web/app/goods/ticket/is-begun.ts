import type { BasketTicket } from '../../shared/basket/items/basket-item.ts';

/** A format for one sex fills it in by itself. */
const givenByFormat: ReadonlySet<string> = new Set(['gender']);

/** Somebody answered something for this participant: only then an unfinished form counts as wrong (BASKET-36). */
export const isBegun = ({ info, license_file, file, team, club }: BasketTicket): boolean =>
  [license_file, file, team, club].some((answer) => answer !== null) ||
  Object.entries(info ?? {}).some(([field, answer]) => !givenByFormat.has(field) && answer !== '' && answer !== false);
