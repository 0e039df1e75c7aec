import type { Language } from '@trassa/contracts';
import type { ParcelLine, Shipment, ShipmentRow } from '@trassa/contracts/office';
import {
  maskName,
  orderNumber,
  parcelCauses,
  type ParcelFacts,
  parcelNumber,
  parcelObstacle,
  recipientObstacle,
  trackLink,
} from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { maskPhone, orderRef } from '../../../../kernel/masking.ts';
import { say } from '../../../../kernel/say.ts';
import { type LetterState, presentLetter } from '../../../notifications/index.ts';
import { problemOf } from './parcel-facts.repository.ts';
import type { ParcelCardRow, ParcelLineRow, ParcelRow } from './parcel-rows.repository.ts';

export const factsOf = ({ state, isPaid, pieces, picked }: ParcelCardRow): ParcelFacts => ({
  state,
  isPaid,
  pieces,
  picked,
});

export const numberOf = ({ order, position, parcels }: Pick<ParcelRow, 'order' | 'position' | 'parcels'>): string =>
  parcelNumber(orderNumber(order), position, parcels);

export const objectOf = (row: ParcelRow) => ({ kind: 'shipment', publicId: row.publicId, title: numberOf(row) });

/** Whoever gets it, by first letters: whole names stand on labels alone. BO-101 */
export const recipientOf = (name: string) => ({ masked: maskName(name), can_reveal: false });

/** How a parcel is shown, and whether to somebody who may see its order. */
export type Shown = { readonly language: Language; readonly seesOrders: boolean };

export const presentRow = (row: ParcelRow, { language, seesOrders }: Shown): ShipmentRow => ({
  public_id: row.publicId,
  number: numberOf(row),
  order: orderRef(row.order, seesOrders),
  paid: toUnix(row.paidAt),
  way: say(language, row.wayRu, row.wayEn),
  carrier: row.carrier,
  goods: row.goods,
  city: say(language, row.cityRu, row.cityEn),
  recipient: recipientOf(row.recipient),
  grams: row.grams,
  pieces: row.pieces,
  track: row.track,
  state: row.state,
  problem: problemOf(row),
  shipped: row.shippedAt && toUnix(row.shippedAt),
  days_max: row.daysMax,
  created: toUnix(row.createdAt),
  changed: toUnix(row.updatedAt),
});

export const presentLine = (line: ParcelLineRow, language: Language): ParcelLine => ({
  unique_id: line.uniqueId,
  code: line.size === null ? line.code : `${line.code}/${line.size}`,
  title: say(language, line.titleRu, line.titleEn),
  size: line.size,
  variant: line.variantRu === null ? null : say(language, line.variantRu, line.variantEn),
  pieces: line.pieces,
});

type Card = {
  readonly row: ParcelCardRow;
  readonly lines: readonly ParcelLineRow[];
  readonly letters: readonly LetterState[];
  /** Whoever looks may act on it, and may ask for refunds. */
  readonly mayEdit: boolean;
  readonly canRefund: boolean;
};

export const presentCard = ({ row, lines, letters, mayEdit, canRefund }: Card, shown: Shown): Shipment => ({
  ...presentRow(row, shown),
  order_status: row.orderStatus,
  lines: lines.map((line) => ({ ...presentLine(line, shown.language), count: line.count })),
  point: row.pointRu === null ? null : say(shown.language, row.pointRu, row.pointEn),
  phone: { masked: row.phone && maskPhone(row.phone), can_reveal: false },
  link: row.track === null ? null : trackLink(row.carrier, row.track),
  days_min: row.daysMin,
  letters: letters.map((letter) => presentLetter(letter, false)),
  acts: mayEdit ? parcelCauses.filter((act) => parcelObstacle(act, factsOf(row)) === null) : [],
  can_readdress: mayEdit && !row.isErased && recipientObstacle(factsOf(row)) === null,
  can_refund: canRefund,
  version: row.version,
  updated: toUnix(row.updatedAt),
  updated_by: row.editorId === null ? null : { public_id: row.editorId, name: row.editorName ?? '' },
});
