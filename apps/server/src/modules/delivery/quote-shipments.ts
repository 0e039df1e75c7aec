import type { DeliveryData, MessageSpec } from '@trassa/contracts';
import { checkDelivery, type DeliveryChoice, type DeliveryWay, normaliseDelivery, type Recipient } from '@trassa/rules';
import type { Executor } from '../../platform/database/index.ts';
import type { DeliveryPort, ParcelLine, ShipmentQuote } from '../orders/index.ts';
import { carriers, offerOf } from './domain/carrier.ts';
import type { NewShipment } from './shipments.repository.ts';
import { findPoints, findWays, type PointRow, type WayRow } from './ways.repository.ts';

type Quoted = Awaited<ReturnType<DeliveryPort['quote']>>;

/** What `store` needs of a shipment besides its quote. */
export type ShipmentPlan = Omit<NewShipment, 'publicId' | 'methodId' | 'uniqueIds' | 'cost' | 'daysMin' | 'daysMax'>;

/** A line whose way leads to its city. */
type AddressedParcel = {
  readonly line: ParcelLine;
  readonly way: WayRow;
  readonly point: PointRow | null;
  readonly to: Recipient;
};

type WaysAndPoints = { readonly ways: readonly WayRow[]; readonly points: ReadonlyMap<string, PointRow> };

const choiceOf = ({ parcel }: ParcelLine): DeliveryChoice => ({
  delivery_public_id: parcel.methodPublicId,
  currentPickupSelect: parcel.pickupPublicId,
  delivery: parcel.data,
});

const cityOf = (data: DeliveryData | null): number[] => (data?.location_id ? [data.location_id] : []);
const pointOf = ({ parcel }: ParcelLine): string[] =>
  [parcel.pickupPublicId, parcel.data?.pickup_public_id].filter((id): id is string => Boolean(id));

/** Two statements, however many lines. */
const findKnown = async (db: Executor, lines: readonly ParcelLine[]): Promise<WaysAndPoints> => ({
  ways: await findWays(
    db,
    lines.flatMap(({ parcel }) => cityOf(parcel.data)),
  ),
  points: await findPoints(db, lines.flatMap(pointOf)),
});

const wayOf = ({ parcel }: ParcelLine, { ways }: WaysAndPoints): WayRow | null =>
  ways.find(
    (way) =>
      way.publicId === parcel.methodPublicId &&
      way.cityId === parcel.data?.location_id &&
      way.goods === (parcel.goods ?? 'shop'),
  ) ?? null;

/** The point of a line in its city; null: there is none of that name. */
const pointIn = (to: Recipient, way: WayRow, { points }: WaysAndPoints): PointRow | null => {
  const point = points.get(to.pickup_public_id ?? '');
  return point && point.methodId === way.id && point.cityId === way.cityId ? point : null;
};

const addressOf = ({ to, way, point }: AddressedParcel): string =>
  point
    ? `${way.cityRu}, ${point.addressRu} (${point.nameRu})`
    : [to.index, way.cityRu, to.address].filter(Boolean).join(', ');

/** Equal way and equal data (DEC-92). */
const keyOf = ({ way, to }: AddressedParcel): string => JSON.stringify([way.id, to]);

const shipmentOf = (bound: readonly [AddressedParcel, ...AddressedParcel[]]): ShipmentQuote | null => {
  const [first] = bound;
  const { way, to, point } = first;
  const grams = bound.reduce((sum, { line }) => sum + line.parcel.grams, 0);
  const offer = offerOf(way.carrier, grams, way);
  if (!offer) return null;
  const plan: ShipmentPlan = {
    grams,
    cityId: way.cityId,
    pointId: point?.id ?? null,
    firstName: to.first_name,
    lastName: to.last_name,
    phone: to.phone,
    address: addressOf(first),
  };
  return {
    methodId: way.id,
    methodPublicId: way.publicId,
    title: { ru: way.nameRu, en: way.nameEn ?? way.nameRu },
    cost: offer.cost,
    daysMin: offer.daysMin,
    daysMax: offer.daysMax,
    uniqueIds: bound.map(({ line }) => line.uniqueId),
    plan,
  };
};

/** A way that was chosen is not asked again while its city is missing, nor an address, which a point would not need. */
const toldOf = (choice: DeliveryChoice, way: DeliveryWay | null): Record<string, MessageSpec> =>
  Object.fromEntries(
    Object.entries(checkDelivery(choice, way)).filter(
      ([field]) => way || !choice.delivery_public_id || !['delivery_public_id', 'delivery.address'].includes(field),
    ),
  );

type LineOutcome = { errors: Record<string, MessageSpec>; isUnavailable: boolean; bound: AddressedParcel | null };

/** What is wrong with a line as an order wants it, or where it goes. */
const lookAt = (line: ParcelLine, known: WaysAndPoints, isOrder: boolean): LineOutcome => {
  const way = wayOf(line, known);
  const choice = choiceOf(line);
  const pickup = way ? { pickup: carriers[way.carrier].pickup } : null;
  const isChosen = Boolean(line.parcel.methodPublicId && line.parcel.data?.location_id);
  // A way that is unknown, or a city that is: neither is the buyer's to mend by typing.
  if (isChosen && !way) return { errors: {}, isUnavailable: true, bound: null };
  const errors = isOrder ? toldOf(choice, pickup) : {};
  if (!way || !pickup || Object.keys(errors).length) return { errors, isUnavailable: false, bound: null };
  const to = normaliseDelivery(choice, pickup);
  const point = pickup.pickup ? pointIn(to, way, known) : null;
  if (isOrder && pickup.pickup && !point)
    return { errors: { currentPickupSelect: { id: 'delivery_point' } }, isUnavailable: false, bound: null };
  return { errors: {}, isUnavailable: false, bound: { line, way, point, to } };
};

/** Shipments of an order with their prices, by groups of equal way and data; what cannot be sent says why (DELIV-01…08). */
export const quoteShipments: DeliveryPort['quote'] = async (db, lines, purpose): Promise<Quoted> => {
  if (!lines.length) return { shipments: [], unavailable: [], errors: {} };
  const known = await findKnown(db, lines);
  const looked = lines.map((line) => ({ line, ...lookAt(line, known, purpose === 'order') }));
  const bound = looked.flatMap((one) => one.bound ?? []);
  const groups = [...Map.groupBy(bound, keyOf).values()] as [AddressedParcel, ...AddressedParcel[]][];
  const quoted = groups.map((group) => ({ group, shipment: shipmentOf(group) }));
  return {
    shipments: quoted.flatMap(({ shipment }) => shipment ?? []),
    unavailable: [
      ...looked.filter((one) => one.isUnavailable).map(({ line }) => line.uniqueId),
      ...quoted.flatMap(({ group, shipment }) => (shipment ? [] : group.map(({ line }) => line.uniqueId))),
    ],
    errors: Object.fromEntries(
      looked.flatMap(({ line, errors }) =>
        Object.entries(errors).map(([field, message]) => [`${line.path}.${field}`, message] as const),
      ),
    ),
  };
};
