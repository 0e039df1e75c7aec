import type { City, Country, Region } from '@trassa/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import { Combobox } from '../../shared/ui/fields/combobox.tsx';
import { Fields } from '../../shared/ui/layout/layout.tsx';
import { LoadFailed } from '../../shared/ui/states/load-failed.tsx';
import { SelectField } from '../../shared/ui/fields/select-field.tsx';
import { useLanguage } from '../../shared/i18n/language.tsx';
import type { DeliveryDraft } from './delivery-draft.ts';

type List<T> = Pick<UseQueryResult<{ values: T[] }>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
type Props = {
  draft: DeliveryDraft;
  countries: readonly Country[];
  regions: List<Region>;
  cities: List<City>;
  error: string | undefined;
  onChange(change: Partial<DeliveryDraft>): void;
  onLeave(): void;
};

/** Another place has other ways and points. */
const noWay = { method: null, methodName: null, isPickup: false, point: null, index: '' } as const;

/** Country, region and city; each upper choice clears the lower ones (BASKET-12, DELIV-09). */
export const PlaceFields = ({ draft, countries, regions, cities, error, onChange, onLeave }: Props) => {
  const t = useTranslations('basket.delivery');
  const format = useFormat();
  const { language } = useLanguage();
  // The same lists at every drawing: a new one would take back what is being typed.
  const regionOptions = useMemo(() => optionsOf(regions.data?.values, format.name), [regions.data, format]);
  const cityOptions = useMemo(() => optionsOf(cities.data?.values, format.name), [cities.data, format]);
  const failed = [regions, cities].find(({ isError }) => isError);
  return (
    <>
      <Fields>
        {countries.length > 1 && (
          <SelectField
            id="delivery-country"
            label={t('country')}
            autoComplete="country"
            value={draft.country}
            options={countries.map((one) => ({
              value: one.code,
              label: language === 'ru' ? one.name_ru : one.name_en,
            }))}
            onChange={(event) => {
              const country = countries.find(({ code }) => code === event.target.value);
              // No region of another country is known yet; the list below brings them.
              if (country) onChange({ country: country.code, region: 0, city: null, ...noWay });
            }}
          />
        )}
        <Combobox
          key={`region-${draft.country}`}
          id="delivery-region"
          label={t('region')}
          options={regionOptions}
          value={draft.region ? String(draft.region) : null}
          isLoading={regions.isFetching}
          onChange={(value) => onChange({ region: Number(value ?? 0), city: null, ...noWay })}
        />
        <Combobox
          key={`city-${draft.region}`}
          id="delivery-location_id"
          label={t('city')}
          options={cityOptions}
          value={draft.city === null ? null : String(draft.city)}
          isLoading={cities.isFetching}
          isDisabled={!draft.region}
          error={error}
          onBlur={onLeave}
          onChange={(value) => onChange({ city: value === null ? null : Number(value), ...noWay })}
        />
      </Fields>
      {failed && (
        <LoadFailed text={t('placesFailed')} isBusy={failed.isFetching} onRetry={() => void failed.refetch()} />
      )}
    </>
  );
};

const optionsOf = (
  places: readonly (Region | City)[] | undefined,
  name: (place: Region | City) => string,
): { value: string; label: string }[] =>
  (places ?? []).map((place) => ({ value: String(place.id), label: name(place) }));
