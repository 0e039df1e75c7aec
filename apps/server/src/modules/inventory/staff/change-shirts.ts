import type { MessageSpec } from '@trassa/contracts';
import { invalid, ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { lockShirtsOfStart, selectShirts, type ShirtRow, writeShirts } from './shirts.repository.ts';

export { selectShirts };

/** Sizes of one start, and pieces of one size, at most. */
export const sizesMost = 30;
const stockMost = 100_000;

type WantedSize = { readonly size: string; readonly stock: number };

/** The whole list of sizes with their stock; never below what was chosen. BO-030 */
export const setShirts = async (
  tx: Tx,
  eventCityId: number,
  wanted: readonly WantedSize[],
): Promise<Result<{ readonly before: readonly WantedSize[]; readonly after: readonly WantedSize[] }>> => {
  const kept = await lockShirtsOfStart(tx, eventCityId);
  if (wanted.length > sizesMost) return invalid({ sizes: { id: 'number_max', max: sizesMost } });
  const problems: Record<string, MessageSpec> = {};
  const takenOf = (size: string): number => kept.find((one) => one.size === size)?.taken ?? 0;
  for (const [index, { size, stock }] of wanted.entries()) {
    if (!size.trim()) problems[`sizes.${index}.size`] = { id: 'required' };
    else if (wanted.findIndex((one) => one.size === size) < index) problems[`sizes.${index}.size`] = { id: 'size' };
    if (stock > stockMost) problems[`sizes.${index}.stock`] = { id: 'number_max', max: stockMost };
    else if (stock < takenOf(size))
      problems[`sizes.${index}.stock`] = { id: 'shirt_below_chosen', taken: takenOf(size) };
  }
  for (const { size, taken } of kept)
    if (taken > 0 && !wanted.some((one) => one.size === size)) problems['sizes'] = { id: 'shirt_below_chosen', taken };
  if (Object.keys(problems).length) return invalid(problems);
  await writeShirts(tx, eventCityId, wanted);
  const show = ({ size, stock }: ShirtRow | WantedSize): WantedSize => ({ size, stock });
  return ok({ before: kept.map(show), after: wanted.map(show) });
};
