import { type SupportAct, supportObstacle } from '@trassa/rules';
import { changedSince, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { type Tx, versionField } from '../../../../platform/database/index.ts';
import type { Acted, Change } from '../../../../platform/http/index.ts';
import { factsOf, objectOf } from '../present-support.ts';
import { lockCard, type RequestCardRow } from '../request-rows.repository.ts';

/** Which request, and the version of it that was seen; without one the act stands beside any other. */
export type AskedAct = { readonly publicId: string; readonly version?: number };
export type Done = Acted<{ values: { version: number } }>;

/** The request for an act, locked. Refuses `conflict` when it has changed since it was seen, and `state` in words. */
export const lockToAct = async (
  tx: Tx,
  act: SupportAct,
  { publicId, version }: AskedAct,
): Promise<Result<RequestCardRow>> => {
  const row = await lockCard(tx, publicId);
  if (!row) return notFound();
  if (version !== undefined && row.version !== version) return changedSince(version, row.version);
  const obstacle = supportObstacle(act, factsOf(row));
  return obstacle === null ? ok(row) : refuse({ code: 'state', message: { id: `support_${obstacle}` } });
};

/** What was done, with the step of the version. */
export const actedOn = (row: RequestCardRow, changes: readonly Change[]): Result<Done> => {
  const version = row.version + 1;
  return ok({
    answer: { values: { version } },
    object: objectOf(row),
    changes: [...changes, { field: versionField, before: row.version, after: version }],
  });
};
