/**
 * What a grant reaches, by internal ids: all, or events, their starts and the formats of these. What belongs to no start is
 * reached by `all` only.
 */
export type OfficeScope =
  | 'all'
  | { readonly events: readonly number[]; readonly starts: readonly number[]; readonly formats: readonly number[] };
