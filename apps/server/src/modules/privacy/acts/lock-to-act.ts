import type { OfficePrivacyRequest } from '@trassa/contracts/office';
import { type PrivacyAct, privacyObstacle } from '@trassa/rules';
import { changedSince, notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import { type Tx, versionField } from '../../../platform/database/index.ts';
import type { Acted, Change } from '../../../platform/http/index.ts';
import { daysOf, factsOf, objectOf } from '../present-request.ts';
import type { PrivacyDeps } from '../privacy-deps.ts';
import { readCard } from '../read-card.ts';
import { findRequest, lockRequest, type RequestCardRow } from '../requests.repository.ts';

/** Which request, and the version of it that was seen. */
export type AskedAct = { readonly publicId: string; readonly version: number };
export type Shown = { values: OfficePrivacyRequest };
/** One that is open still has its person. */
export type OpenRequest = RequestCardRow & { readonly email: string; readonly language: 'ru' | 'en' };

const isOpen = (row: RequestCardRow): row is OpenRequest => row.email !== null && row.language !== null;

/** The request for an act, locked. Refuses `conflict` when it has changed since it was seen, and `state` in words. */
export const lockToAct = async (
  tx: Tx,
  act: PrivacyAct,
  { publicId, version }: AskedAct,
  now: Date,
): Promise<Result<OpenRequest>> => {
  const row = await lockRequest(tx, publicId);
  if (!row) return notFound();
  if (row.version !== version) return changedSince(version, row.version);
  const obstacle = privacyObstacle(act, factsOf(row), daysOf(now).today);
  if (obstacle !== null) return refuse({ code: 'state', message: { id: `privacy_${obstacle}` } });
  return isOpen(row) ? ok(row) : refuse({ code: 'state', message: { id: 'privacy_gone' } });
};

/** What was done, with the step of the version as it stands. */
export const told = async (
  tx: Tx,
  row: RequestCardRow,
  changes: readonly Change[],
): Promise<Omit<Acted<null>, 'answer'>> => {
  const after = await findRequest(tx, row.publicId);
  return {
    object: objectOf(row),
    changes: [...changes, { field: versionField, before: row.version, after: after?.version ?? row.version }],
  };
};

/** The same, with the card as it is now. */
export const actedOn = async (
  tx: Tx,
  deps: PrivacyDeps,
  row: RequestCardRow,
  changes: readonly Change[],
): Promise<Result<Acted<Shown>>> => {
  const card = await readCard(tx, deps, row.publicId, true);
  return card ? ok({ answer: { values: card }, ...(await told(tx, row, changes)) }) : notFound();
};
