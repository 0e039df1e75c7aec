import type { Language } from '@trassa/contracts';
import { kindsFor, type Reach, readSought, reachOf, type SearchKind, searchKinds, type Sought } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import type { Hit } from '../../kernel/finding.ts';
import type { OfficeScope } from '../../kernel/office-scope.ts';
import type { Searcher, SearchDeps } from './search-deps.ts';

/** Things of a kind that are shown. */
const mostHits = 5;

export type FoundKind = { readonly kind: SearchKind; readonly hits: readonly Hit[]; readonly isMore: boolean };
export type Found = { readonly sought: Sought; readonly kinds: readonly FoundKind[] };

type Seen = { readonly kind: SearchKind; readonly reach: Reach };

/** Kinds that the person may see, each as far as its own right reaches. */
const seenBy = ({ session }: Searcher, kinds: readonly SearchKind[], now: Date): Seen[] =>
  kinds.flatMap((kind) => {
    const reach = reachOf(session.grants, searchKinds[kind].right, toUnix(now));
    return reach === null ? [] : [{ kind, reach }];
  });

/**
 * What a typed text means, by kind: kinds of which something is called just so come first. Nothing is found out of scope,
 * and nothing tells how much of it there is. Each kind is one statement of its owner, all at once. BO-003
 */
export const searchEverything = async (
  { finds, resolveReach, clock }: SearchDeps,
  searcher: Searcher,
  {
    text,
    among,
    language,
  }: { readonly text: string; readonly among: readonly string[] | null; readonly language: Language },
): Promise<Found> => {
  const now = clock();
  const sought = readSought(text);
  const asked = kindsFor(sought).filter((kind) => !among || among.includes(kind));
  // Rights of one person mostly reach the same.
  const scopes = new Map<string, Promise<OfficeScope>>();
  const scopeOf = (reach: Reach): Promise<OfficeScope> => {
    const key = JSON.stringify(reach);
    const scope = scopes.get(key) ?? resolveReach(reach);
    scopes.set(key, scope);
    return scope;
  };
  const found = await Promise.all(
    seenBy(searcher, asked, now).map(async ({ kind, reach }): Promise<FoundKind> => {
      const hits = await finds[kind](sought, { scope: await scopeOf(reach), limit: mostHits, language, now });
      return { kind, hits: hits.slice(0, mostHits), isMore: hits.length > mostHits };
    }),
  );
  const isLater = ({ hits }: FoundKind): number => (hits.some(({ isExact }) => isExact) ? 0 : 1);
  const kinds = found.filter(({ hits }) => hits.length).toSorted((a, b) => isLater(a) - isLater(b));
  return { sought, kinds };
};
