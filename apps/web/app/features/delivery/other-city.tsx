import type { PostalIndex } from '@trassa/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { queryOf } from '../../shared/api/query.ts';
import type { BasketItem } from '../../shared/basket/items/basket-item.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Row, Stack } from '../../shared/ui/layout/layout.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import type { DeliveryDraft } from './delivery-draft.ts';

type Props = {
  place: PostalIndex;
  draft: DeliveryDraft;
  lines: readonly BasketItem[];
  /** Roubles of the chosen way to the chosen city; null: none is chosen. */
  cost: number | null;
  onFollow(): void;
  onStay(): void;
};

/** Asks whether the parcel goes where the index leads, and tells what it would cost there. */
export const OtherCity = ({ place, draft, lines, cost, onFollow, onStay }: Props) => {
  const t = useTranslations('basket.delivery');
  const format = useFormat();
  const city = useQuery({
    ...queryOf(calls.places.detailed, { query: { city: place.city_id ?? 0 } }),
    enabled: place.city_id !== null,
    staleTime: Infinity,
  }).data?.values.city;
  const goods = lines.map(({ public_id, count, size }) => ({ public_id, count, size }));
  const ways = useQuery({
    ...queryOf(calls.delivery.price, { body: { city: { id: place.city_id ?? 0 }, goods } }),
    enabled: place.city_id !== null && goods.length > 0 && cost !== null,
    retry: false,
  }).data?.delivery.methods;
  const there = cost === null ? undefined : ways?.find(({ public_id }) => public_id === draft.method)?.cost;
  const name = city ? format.name(city) : place.city || place.region;
  return (
    <Note kind="warn" role="alert">
      <Stack gap={12}>
        <p>
          {t('elsewhere', { index: place.index, place: name })}{' '}
          {cost !== null &&
            there !== undefined &&
            t(there === cost ? 'elsewhereSame' : 'elsewhereCost', {
              now: format.money(cost),
              there: format.money(there),
            })}
          {cost !== null && ways && there === undefined && t('elsewhereOtherWay')}
        </p>
        <Row>
          <Button size="sm" onClick={onFollow}>
            {t('elsewhereFollow')}
          </Button>
          <Button size="sm" kind="line" onClick={onStay}>
            {t('elsewhereStay')}
          </Button>
        </Row>
      </Stack>
    </Note>
  );
};
