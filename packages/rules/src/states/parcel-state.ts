import type { Transitions } from './transitions.ts';

/** A parcel of an order: on its way once it has a tracking number, which may be corrected and never goes again (DEC-92). */
export type ParcelState = 'packed' | 'sent';
export type ParcelCause = 'send';

export const parcelTransitions: Transitions<ParcelState, ParcelCause> = { packed: { send: 'sent' }, sent: {} };
