/** What decides whether a result stands beside another. */
export type Comparable = { readonly status: 'finished' | 'dnf' | 'dns' | 'dsq'; readonly isHidden: boolean };

/** Who ran and shows the name: a hidden one is not put beside anybody, from either side. */
export const isComparable = ({ status, isHidden }: Comparable): boolean =>
  !isHidden && (status === 'finished' || status === 'dnf');
