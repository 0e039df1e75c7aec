import type { OfficeStartPlaces } from '@trassa/contracts/office';

type Format = Pick<OfficeStartPlaces['formats'][number], 'status'> & {
  readonly waves: readonly { readonly capacity: number | null }[];
  readonly kinds: readonly { readonly kind: string; readonly capacity: number }[];
};

/**
 * Places of a format that nobody can buy: a wave is chosen with the ticket, and none of them has room for so many. `wanted`: a capacity that
 * is about to be.
 */
export const lackingInWaves = (
  { status, waves, kinds }: Format,
  wanted?: { readonly kind: string; readonly capacity: number },
): number => {
  if (status === 'archived' || waves.length === 0) return 0;
  let room = 0;
  for (const { capacity } of waves) {
    if (capacity === null) return 0;
    room += capacity;
  }
  const places = kinds.reduce(
    (sum, { kind, capacity }) => sum + (kind === wanted?.kind ? wanted.capacity : capacity),
    0,
  );
  return Math.max(0, places - room);
};
