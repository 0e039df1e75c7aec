import type { Country, DeliveryData } from '@trassa/contracts';
import { defaultRegionId } from '@trassa/rules';
import type { Carriage } from '../../shared/basket/delivery-lines.ts';
import { onForgotten } from '../../shared/forget-person.ts';
import { createStore, useStore } from '../../shared/store.ts';

/** What was typed and chosen for the delivery of goods; ids are those of GeoNames. */
export type DeliveryDraft = {
  country: Country['code'];
  region: number;
  city: number | null;
  method: string | null;
  methodName: string | null;
  isPickup: boolean;
  point: string | null;
  first_name: string;
  last_name: string;
  phone: string;
  address: string;
  index: string;
  /** Grows when the page fills the draft itself: fields that keep their own text begin anew. */
  seed: number;
};

const KEY = 'basketDelivery';
export const emptyDraft: DeliveryDraft = {
  country: 'RU',
  region: defaultRegionId,
  city: null,
  method: null,
  methodName: null,
  isPickup: false,
  point: null,
  first_name: '',
  last_name: '',
  phone: '',
  address: '',
  index: '',
  seed: 0,
};

const read = (): DeliveryDraft => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...emptyDraft, ...stored } : emptyDraft;
  } catch {
    return emptyDraft;
  }
};

const store = createStore<DeliveryDraft>(typeof window === 'undefined' ? emptyDraft : read());
/** Nothing was typed since the page came, or since its person left. */
let untouched = emptyDraft;
onForgotten(() => {
  untouched = { ...emptyDraft, seed: store.get().seed + 1 };
  store.set(untouched);
});
// Windows share one draft, or each would write its own into the same lines.
if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === KEY) store.set({ ...read(), seed: store.get().seed + 1 });
  });

export const readDraft = (): DeliveryDraft => store.get();
export const isDraftEmpty = (): boolean => store.get() === untouched;

export const changeDraft = (change: Partial<DeliveryDraft>): void => {
  const next = { ...store.get(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage is off: kept as long as the page.
  }
  store.set(next);
};
/** Fills the draft for the buyer. */
export const seedDraft = (change: Partial<DeliveryDraft>): void =>
  changeDraft({ ...change, seed: store.get().seed + 1 });

export const useDraft = (): DeliveryDraft => useStore(store, emptyDraft);

/** What carried lines keep of it. */
export const carriageFrom = (draft: DeliveryDraft): Carriage => ({
  delivery: {
    first_name: draft.first_name,
    last_name: draft.last_name,
    phone: draft.phone,
    location_id: draft.city,
    address: draft.isPickup ? '' : draft.address,
    index: draft.isPickup || draft.index.trim() === '' ? null : draft.index,
    pickup_public_id: draft.isPickup ? draft.point : null,
  },
  delivery_public_id: draft.method,
  delivery_method: draft.methodName,
  isHiddenDeliveryAddres: draft.isPickup,
  currentPickupSelect: draft.isPickup ? draft.point : null,
});

/** Where start packs of it go: nobody hands them out at a point. */
export const homeFrom = (draft: DeliveryDraft): DeliveryData => ({
  first_name: draft.first_name,
  last_name: draft.last_name,
  phone: draft.phone,
  location_id: draft.city,
  address: draft.address,
  index: draft.index.trim() === '' ? null : draft.index,
  pickup_public_id: null,
});

/** The draft that a line of another device shows; its region is found by the city. */
export const draftFrom = ({ delivery, ...way }: Carriage): Partial<DeliveryDraft> => ({
  city: delivery?.location_id ?? null,
  method: way.delivery_public_id,
  methodName: way.delivery_method,
  isPickup: way.isHiddenDeliveryAddres,
  point: way.currentPickupSelect,
  first_name: delivery?.first_name ?? '',
  last_name: delivery?.last_name ?? '',
  phone: delivery?.phone ?? '',
  address: delivery?.address ?? '',
  index: delivery?.index ?? '',
});
