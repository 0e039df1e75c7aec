import type { Shipment } from '@trassa/contracts/office';
import { checkRecipientFix, fixRecipient, type RecipientFix, recipientObstacle } from '@trassa/rules';
import { changedSince, invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { type Tx, versionField } from '../../../../platform/database/index.ts';
import type { Acted, Change } from '../../../../platform/http/index.ts';
import { type Asker, lockParcels } from './act-on-parcel.ts';
import type { ParcelPorts } from './parcel-ports.ts';
import { findParcelCard } from './parcel-rows.repository.ts';
import { factsOf, numberOf, objectOf } from './present-parcel.ts';
import { readCard } from './read-card.ts';
import { saveRecipient } from './write-parcels.repository.ts';

type Fix = RecipientFix & { readonly publicId: string; readonly version: number; readonly reason: string };

const fields = [
  ['last_name', 'lastName'],
  ['first_name', 'firstName'],
  ['phone', 'phone'],
  ['address', 'address'],
] as const;

/**
 * PUT …/recipient: whom and where in its city a parcel that waits goes, as its buyer has told. Refuses `conflict`, `state`, and wrong
 * fields. What stood before, and why, are kept in the entry under the key of the buyer. BO-199
 */
export const correctRecipient = async (
  tx: Tx,
  ports: ParcelPorts,
  { publicId, version, reason, ...fix }: Fix,
  { userId, language, clock, canRefund, seesOrders }: Asker,
): Promise<Result<Acted<{ values: Shipment }>>> => {
  await lockParcels(tx, ports, [publicId]);
  const row = await findParcelCard(tx, publicId);
  if (!row) return notFound();
  if (row.version !== version) return changedSince(version, row.version);
  if (row.isErased) return refuse({ code: 'state', message: { id: 'parcel_address', number: numberOf(row) } });
  const obstacle = recipientObstacle(factsOf(row));
  if (obstacle !== null) return refuse({ code: 'state', message: { id: `parcel_act_${obstacle}` } });
  const problems = checkRecipientFix(fix, { pickup: row.carrier === 'pickup' });
  if (Object.keys(problems).length) return invalid(problems);
  const to = fixRecipient(row, fix, row.cityRu);
  const changes = fields.flatMap(([field, key]): Change[] =>
    to[key] === row[key] ? [] : [{ field, before: row[key], after: to[key], person: row.userId }],
  );
  if (changes.length) await saveRecipient(tx, row.id, to, { userId, now: clock() });
  const after = await readCard(tx, publicId, { language, mayEdit: true, canRefund, seesOrders });
  if (!after) return notFound();
  const step: Change = { field: versionField, before: row.version, after: after.version };
  return ok({
    answer: { values: after },
    // The reason may say where he lives.
    object: { ...objectOf(row), person: row.userId },
    changes: changes.length ? [...changes, step] : [],
    reason,
  });
};
