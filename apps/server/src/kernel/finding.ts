import type { Language } from '@trassa/contracts';
import type { Sought } from '@trassa/rules';
import type { OfficeScope } from './office-scope.ts';

/** A thing that was found; personal data stands in it masked. */
export type Hit = {
  readonly publicId: string;
  readonly title: string;
  readonly detail: string;
  readonly state: string | null;
  /** It is called so, and does not only begin or end so. */
  readonly isExact: boolean;
  /** Whose page shows it, where it has none of its own. */
  readonly pageOf?: string;
};

export type Asking = {
  readonly scope: OfficeScope;
  /** One more is found where there are more. */
  readonly limit: number;
  readonly language: Language;
  readonly now: Date;
};

/** Port of the search: the owner of a kind of things finds them by one statement, in scope, the closest first. */
export type Find = (sought: Sought, asking: Asking) => Promise<readonly Hit[]>;

/** What of a thing tells it from its like, in one line. */
export const detailOf = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(' · ');
