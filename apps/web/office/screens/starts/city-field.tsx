import { useQuery } from '@tanstack/react-query';
import type { Light } from '@trassa/contracts/client';
import type { officeClubs, officeStarts } from '@trassa/contracts/office';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Combobox } from '../../../app/shared/ui/fields/combobox.tsx';
import { calls } from '../../generated/calls.ts';
import { readList } from '../../shared/api/query.ts';

export type PickedCity = {
  id: number;
  name: string;
  timezone: string;
  latitude: number | null;
  longitude: number | null;
};
type Props = {
  value: Pick<PickedCity, 'id' | 'name'> | null;
  error?: string | undefined;
  onChange(city: PickedCity): void;
  isDisabled?: boolean;
  /** Where cities are looked for by whoever sees no starts. */
  call?: Light<typeof officeStarts.cities | typeof officeClubs.cities>;
};

/** A city of the reference, found by the beginning of its name. */
export const CityField = ({ value, error, onChange, isDisabled = false, call = calls.starts.cities }: Props) => {
  const t = useTranslations('startForm');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const found = useQuery(readList(call, { query: search ? { search } : {} }));
  const cities = found.data?.values ?? [];
  const isThere = value === null || cities.some(({ id }) => id === value.id);
  const options = [
    ...(isThere ? [] : [{ value: String(value.id), label: value.name }]),
    ...cities.map(({ id, name, region }) => ({ value: String(id), label: `${name}, ${region}` })),
  ];
  return (
    <Combobox
      id="city"
      label={t('city')}
      hint={t('cityHint')}
      error={error}
      options={options}
      value={value === null ? null : String(value.id)}
      isLoading={found.isFetching}
      isDisabled={isDisabled}
      onSearch={setTyped}
      onChange={(id) => {
        const city = cities.find((one) => String(one.id) === id);
        if (city) onChange(city);
      }}
    />
  );
};
