import type { MessageSpec } from '../message.ts';
import { defaultCityId } from '../organiser.ts';
import { checkPersonName, normaliseName } from '../people/names.ts';
import { parsePhone } from '../people/phone.ts';

/** Longest address, in characters. */
export const addressMaxLength = 300;

/** Who takes a parcel and where, as typed (API 3.3 DeliveryData). */
export type DeliveryFields = {
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly location_id?: number | null | undefined;
  readonly address?: string | null | undefined;
  readonly index?: string | null | undefined;
  readonly pickup_public_id?: string | null | undefined;
};

/** What a basket line says of its delivery; its fields are named as on the wire. */
export type DeliveryChoice = {
  readonly delivery_public_id?: string | null | undefined;
  readonly currentPickupSelect?: string | null | undefined;
  readonly delivery?: DeliveryFields | null | undefined;
};

/** The chosen way: its buyer comes to a point for it, or it comes to his address. */
export type DeliveryWay = { readonly pickup: boolean };

const trimmed = (text: string | null | undefined): string => text?.trim() ?? '';

/** Six digits, as in all four countries; blanks around them are forgiven (DELIV-10). */
export const parseIndex = (text: string): string | null => (/^\d{6}$/.test(text.trim()) ? text.trim() : null);

/** null: right. 'Введите корректный Индекс' */
export const checkIndex = (text: string): MessageSpec | null => (parseIndex(text) ? null : { id: 'index' });

/** The point a line is collected at: chosen beside the line, or kept in its data. */
export const pickupOf = ({ currentPickupSelect, delivery }: DeliveryChoice): string | null =>
  trimmed(currentPickupSelect) || trimmed(delivery?.pickup_public_id) || null;

const checkText = (text: string | null | undefined, max: number): MessageSpec | null => {
  const value = trimmed(text);
  if (!value) return { id: 'required' };
  return Array.from(value).length > max ? { id: 'too_long', max } : null;
};

const checkReceiver = (text: string | null | undefined): MessageSpec | null =>
  trimmed(text) ? checkPersonName(trimmed(text)) : { id: 'required' };

const checkPerson = (data: DeliveryFields): Record<string, MessageSpec | null> => ({
  'delivery.first_name': checkReceiver(data.first_name),
  'delivery.last_name': checkReceiver(data.last_name),
  'delivery.phone': parsePhone(trimmed(data.phone)) ? null : { id: 'delivery_phone' },
  'delivery.location_id': data.location_id ? null : { id: 'required' },
});

const checkPlace = (
  choice: DeliveryChoice,
  data: DeliveryFields,
  way: DeliveryWay,
): Record<string, MessageSpec | null> =>
  way.pickup
    ? { currentPickupSelect: pickupOf(choice) ? null : { id: 'delivery_point' } }
    : {
        'delivery.address': checkText(data.address, addressMaxLength),
        'delivery.index': trimmed(data.index) ? checkIndex(trimmed(data.index)) : null,
      };

/**
 * What is wrong with the delivery of a line, by dotted path into the line; empty: it can be sent (DELIV-01…05, PAY-05).
 * `way`: the chosen one; null while none is: an address is asked then too, and only a point needs none.
 */
export const checkDelivery = (choice: DeliveryChoice, way: DeliveryWay | null): Record<string, MessageSpec> => {
  const data = choice.delivery ?? {};
  const found: Record<string, MessageSpec | null> = {
    ...checkPerson(data),
    ...(way
      ? checkPlace(choice, data, way)
      : {
          delivery_public_id: { id: 'delivery_method' },
          'delivery.address': checkText(data.address, addressMaxLength),
        }),
  };
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, MessageSpec] => entry[1] !== null));
};

/** Of the recipient of a parcel that waits, what is typed anew; what is left out stays. */
export type RecipientFix = Partial<
  Record<'last_name' | 'first_name' | 'phone' | 'address' | 'index', string | undefined>
>;

/** What is wrong with it, by field; empty: it may be written on the parcel. An index goes with its address. BO-199 */
export const checkRecipientFix = (fix: RecipientFix, way: DeliveryWay): Record<string, MessageSpec> => {
  const { last_name: last, first_name: first, phone, address, index } = fix;
  const isMoved = address !== undefined || Boolean(trimmed(index));
  const found: Record<string, MessageSpec | null> = {
    last_name: last === undefined ? null : checkReceiver(last),
    first_name: first === undefined ? null : checkReceiver(first),
    phone: phone === undefined || parsePhone(trimmed(phone)) ? null : { id: 'delivery_phone' },
    address: !isMoved ? null : way.pickup ? { id: 'parcel_point' } : checkText(address, addressMaxLength),
    index: trimmed(index) ? checkIndex(trimmed(index)) : null,
  };
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, MessageSpec] => entry[1] !== null));
};

/** A street and house as it is kept: blanks as one. */
const normaliseAddress = (text: string | null | undefined): string =>
  trimmed(text).normalize('NFC').replace(/\s+/g, ' ');

type WrittenRecipient = Readonly<Record<'lastName' | 'firstName' | 'phone' | 'address', string>>;

/** The recipient of a parcel with what `checkRecipientFix` found nothing wrong with; `city` as it stands on the parcel. */
export const fixRecipient = (now: WrittenRecipient, fix: RecipientFix, city: string): WrittenRecipient => ({
  lastName: fix.last_name === undefined ? now.lastName : normaliseName(fix.last_name),
  firstName: fix.first_name === undefined ? now.firstName : normaliseName(fix.first_name),
  phone: fix.phone === undefined ? now.phone : (parsePhone(trimmed(fix.phone)) ?? now.phone),
  address:
    fix.address === undefined
      ? now.address
      : [parseIndex(trimmed(fix.index)), city, normaliseAddress(fix.address)].filter(Boolean).join(', '),
});

/** Delivery data as it is kept: names with a capital letter, phone as + and digits, what the way does not ask left out. */
export type Recipient = {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly location_id: number;
  readonly address: string;
  readonly index: string | null;
  readonly pickup_public_id: string | null;
};

/** Of a choice that `checkDelivery` found nothing wrong with. */
export const normaliseDelivery = (choice: DeliveryChoice, way: DeliveryWay): Recipient => {
  const data = choice.delivery ?? {};
  return {
    first_name: normaliseName(data.first_name ?? ''),
    last_name: normaliseName(data.last_name ?? ''),
    phone: parsePhone(trimmed(data.phone)) ?? '',
    location_id: data.location_id ?? defaultCityId,
    address: way.pickup ? '' : normaliseAddress(data.address),
    index: way.pickup ? null : parseIndex(trimmed(data.index)),
    pickup_public_id: way.pickup ? pickupOf(choice) : null,
  };
};
