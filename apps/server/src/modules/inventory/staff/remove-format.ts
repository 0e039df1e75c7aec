import { ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { countOrdersOf, deleteQuotas, lockOfficeQuotas } from './quotas.repository.ts';
import { deleteWaves } from './waves.repository.ts';

/** Takes away the places, waves and numbers of a format that nobody ever bought; else names what hangs on it. BO-027 */
export const removeFormatPlaces = async (tx: Tx, formatId: number): Promise<Result<null>> => {
  const quotas = await lockOfficeQuotas(tx, formatId);
  const ids = quotas.map(({ id }) => id);
  const orders = await countOrdersOf(tx, ids);
  const held = quotas.reduce((sum, { taken }) => sum + taken, 0);
  const dependants = [
    ...(orders ? [{ kind: 'order', count: orders }] : []),
    ...(held && !orders ? [{ kind: 'hold', count: held }] : []),
  ];
  if (dependants.length) return refuse({ code: 'has_dependants', details: { dependants } });
  await deleteQuotas(tx, ids);
  await deleteWaves(tx, formatId);
  return ok(null);
};
