import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { calls } from '../../generated/calls.ts';
import { queryOf } from '../../shared/api/query.ts';
import type { BasketItem } from '../../shared/basket/items/basket-item.ts';
import { readBasket, writeBasket } from '../../shared/basket/basket-store.ts';
import { carriageOf, withCarriage } from '../../shared/basket/delivery-lines.ts';
import { useUser } from '../../shared/session.ts';
import { cityOfRegion } from './city-of-region.ts';
import {
  carriageFrom,
  changeDraft,
  type DeliveryDraft,
  draftFrom,
  homeFrom,
  isDraftEmpty,
  seedDraft,
  useDraft,
} from './delivery-draft.ts';

/** The way of a start pack is its own: goods do not go by it. */
const sentOf = (line: BasketItem) =>
  line.sendsPack ? { ...carriageOf(line), delivery_public_id: null, delivery_method: null } : carriageOf(line);

/** A draft to begin with: that of a line from another device, or the name of the person signed in. */
const useFirstDraft = (lines: readonly BasketItem[]): void => {
  const user = useUser();
  const kept = lines.find(({ delivery }) => delivery?.location_id);
  const city = kept?.delivery?.location_id ?? undefined;
  const isWanted = isDraftEmpty() && kept !== undefined;
  const place = useQuery({ ...queryOf(calls.places.detailed, { query: { city } }), enabled: isWanted }).data?.values;
  useEffect(() => {
    if (!isDraftEmpty()) return;
    if (kept && place) seedDraft({ ...draftFrom(sentOf(kept)), country: place.country.code, region: place.region.id });
    else if (!kept && user) seedDraft({ first_name: user.name, last_name: user.last_name, phone: user.phone ?? '' });
  }, [kept, place, user]);
};

/** Every carried line goes the way of the draft and every pack to its address, those put into the basket later too (DEC-92). */
const useSameWay = (lines: readonly BasketItem[], draft: DeliveryDraft, isReady: boolean): void => {
  useEffect(() => {
    if (!isReady) return;
    const goods = readBasket();
    const next = withCarriage(goods, carriageFrom(draft), homeFrom(draft));
    if (next !== goods) writeBasket(next);
  }, [lines, draft, isReady]);
};

/** Draft of the delivery with what can be chosen for it. */
export const useDelivery = (lines: readonly BasketItem[], packs: readonly BasketItem[]) => {
  const draft = useDraft();
  const sent = useMemo(() => [...lines, ...packs], [lines, packs]);
  useFirstDraft(sent);
  const isKeptElsewhere = isDraftEmpty() && sent.some(({ delivery }) => delivery?.location_id);
  useSameWay(sent, draft, !isKeptElsewhere);

  const countries = useQuery({ ...queryOf(calls.places.countries, {}), staleTime: Infinity });
  const regions = useQuery(queryOf(calls.places.regions, { params: { country: draft.country } }));
  const cities = useQuery({
    ...queryOf(calls.places.cities, { params: { id: draft.region }, query: {} }),
    enabled: draft.region > 0,
  });
  const goods = lines.map(({ public_id, count, size }) => ({ public_id, count, size }));
  const ways = useQuery({
    ...queryOf(calls.delivery.price, { body: { city: { id: draft.city ?? 0 }, goods } }),
    enabled: draft.city !== null && goods.length > 0,
  });
  const points = useQuery({
    ...queryOf(calls.delivery.points, {
      params: { city: draft.city ?? 0 },
      query: { method: draft.method ?? undefined },
    }),
    enabled: draft.city !== null && draft.isPickup && draft.method !== null,
  });

  const cityList = cities.data?.values;
  const options = ways.data?.delivery.methods;
  const region = regions.data?.values.find(({ id }) => id === draft.region);
  /** The region whose city was chosen for the buyer: one that he cleared stays cleared. */
  const settled = useRef<number | null>(null);
  useEffect(() => {
    // The region of an empty draft is not his who chose on another device: that draft is on its way.
    if (isKeptElsewhere || draft.city !== null || !region || !cityList || settled.current === region.id) return;
    settled.current = region.id;
    const city = cityOfRegion(region, cityList);
    if (city) changeDraft({ city: city.id });
  }, [cityList, region, draft.city, isKeptElsewhere]);
  useEffect(() => {
    if (options && draft.method !== null && !options.some(({ public_id }) => public_id === draft.method))
      changeDraft({ method: null, methodName: null, isPickup: false, point: null });
  }, [options, draft.method]);
  return { draft, countries, regions, cities, ways, points };
};
