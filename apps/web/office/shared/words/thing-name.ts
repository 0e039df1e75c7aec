import type { ParcelLine } from '@trassa/contracts/office';

/** A thing as it is called aloud: title, variant, size. */
export const thingName = ({ title, variant, size }: Pick<ParcelLine, 'title' | 'variant' | 'size'>): string =>
  [title, variant, size].filter(Boolean).join(', ');
