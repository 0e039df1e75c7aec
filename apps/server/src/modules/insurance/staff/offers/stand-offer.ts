import { type OfferAct, offerActsOf, offersMost } from '@trassa/rules';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../../platform/database/index.ts';
import { findPlace, lockOfferRow, type OfferOfficeRow } from './offer-rows.repository.ts';
import { offerObject, offerValues } from './present-offer.ts';
import { type Changing, type Done, problemsOnSale } from './save-offer.ts';
import { type By, lockOffers, selectOrder, stampOffer, updateStatus, writeOrder } from './write-offers.repository.ts';

/** A locked offer of this version; what is read of all offers is read after their lock. */
const lockVersion = async (tx: Tx, { publicId, version }: Changing): Promise<Result<OfferOfficeRow>> => {
  await lockOffers(tx);
  const row = await lockOfferRow(tx, publicId);
  if (!row) return notFound();
  const seen = editVersion({ version: row.version, values: { state: row.status } }, version, {});
  return seen.ok ? ok(row) : seen;
};

const stand = async (tx: Tx, changing: Changing, act: OfferAct, by: By): Done => {
  const locked = await lockVersion(tx, changing);
  if (!locked.ok) return locked;
  const row = locked.value;
  if (!offerActsOf(row.status).includes(act)) return refuse({ code: 'state' });
  const state = act === 'publish' ? 'published' : 'draft';
  const errors = state === 'published' ? await problemsOnSale(tx, row.id, offerValues(row), row) : {};
  if (Object.keys(errors).length) return invalid(errors);
  const edited = editVersion<{ state: OfferOfficeRow['status'] }>(
    { version: row.version, values: { state: row.status } },
    row.version,
    { state },
  );
  if (!edited.ok) return edited;
  await updateStatus(tx, row.id, state);
  await stampOffer(tx, row.id, by);
  const object = offerObject(row.publicId, row.titleRu);
  return ok({ answer: { id: row.publicId }, object, changes: edited.value.changes });
};

/** PUT /api/admin/insurance_offers/{id}/publish: on sale. */
export const publishOffer = (tx: Tx, changing: Changing, by: By): Done => stand(tx, changing, 'publish', by);

/** PUT /api/admin/insurance_offers/{id}/hide: the next quote of a basket refuses it; orders that wait for money are paid. INS-28 */
export const hideOffer = (tx: Tx, changing: Changing, by: By): Done => stand(tx, changing, 'hide', by);

/** PUT /api/admin/insurance_offers/{id}/place: from 1 on; the others close up. */
export const placeOffer = async (tx: Tx, changing: Changing, place: number, by: By): Done => {
  const locked = await lockVersion(tx, changing);
  if (!locked.ok) return locked;
  const row = locked.value;
  const before = await findPlace(tx, row.id);
  const others = (await selectOrder(tx, offersMost + 1)).filter((id) => id !== row.id);
  const after = Math.min(place, others.length + 1);
  const edited = editVersion({ version: row.version, values: { position: before.place } }, row.version, {
    position: after,
  });
  if (!edited.ok) return edited;
  if (edited.value.changes.length) {
    await writeOrder(tx, others.toSpliced(after - 1, 0, row.id));
    await stampOffer(tx, row.id, by);
  }
  const object = offerObject(row.publicId, row.titleRu);
  return ok({ answer: { id: row.publicId }, object, changes: edited.value.changes });
};
