import type { MessageSpec } from '@trassa/contracts';
import { type Refused, refuse } from '../../../../kernel/result.ts';
import type { NamedSize } from './name-sizes.ts';
import type { SizeCardRow } from './product-card.repository.ts';

/** A line that has pieces, and what it would be; null: it would go. */
type Moved = { readonly size: SizeCardRow; readonly before: NamedSize; readonly after: NamedSize | null };

const takes = ({ before, after }: Moved, all: readonly NamedSize[]): boolean =>
  after !== null &&
  (['ru', 'en'] as const).some(
    (language) =>
      after[language] !== before[language] &&
      all.some((other) => other.publicId !== before.publicId && other[language] === after[language]),
  );

const problemOf = (moved: Moved, all: readonly NamedSize[]): MessageSpec | null => {
  const { size, before, after } = moved;
  const { stock, taken } = size;
  if (after === null)
    return taken > 0
      ? { id: 'size_is_kept', size: before.told, taken }
      : { id: 'size_has_pieces', size: before.told, stock, taken };
  if (taken > 0 && after.variant !== before.variant) return { id: 'size_is_bound', size: before.told, taken };
  return takes(moved, all) ? { id: 'size_takes_name', size: before.told, wanted: after.told } : null;
};

/** What has pieces does not go, what was sold stays in its variant, and no pieces take a name that others had. */
export const refuseSizes = (
  sizes: readonly SizeCardRow[],
  before: readonly NamedSize[],
  after: readonly NamedSize[],
): Refused | null => {
  for (const old of before) {
    const size = sizes.find(({ publicId }) => publicId === old.publicId);
    if (!size || (size.stock === 0 && size.taken === 0)) continue;
    const next = after.find(({ publicId }) => publicId === old.publicId) ?? null;
    const message = problemOf({ size, before: old, after: next }, before);
    if (message)
      return refuse({
        code: 'has_dependants',
        message,
        details: { dependants: [{ kind: 'pieces', count: size.stock }] },
      });
  }
  return null;
};
