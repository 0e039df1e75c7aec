import type { Transitions } from './transitions.ts';

/** Where a parcel of an order stands (back-office.md 5.15). */
export const parcelStates = ['new', 'picked', 'packed', 'shipped', 'delivered', 'returned', 'lost'] as const;
export type ParcelState = (typeof parcelStates)[number];
/** `track`: its tracking number is corrected. */
export const parcelCauses = ['pick', 'pack', 'ship', 'track', 'deliver', 'return', 'lose'] as const;
export type ParcelCause = (typeof parcelCauses)[number];

/** Picked again where a piece of it came back meanwhile; what has left never waits again (DEC-92). */
export const parcelTransitions: Transitions<ParcelState, ParcelCause> = {
  new: { pick: 'picked' },
  picked: { pick: 'picked', pack: 'packed', ship: 'shipped' },
  packed: { pick: 'packed', ship: 'shipped' },
  shipped: { track: 'shipped', deliver: 'delivered', return: 'returned', lose: 'lost' },
  delivered: { return: 'returned' },
  returned: {},
  lost: {},
};

/** It has left the house: its goods come back by another rule than those that wait (BO-069). */
export const isParcelSent = (state: ParcelState): boolean =>
  state !== 'new' && state !== 'picked' && state !== 'packed';
