import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Combobox } from '../../../app/shared/ui/fields/combobox.tsx';
import { calls } from '../../generated/calls.ts';
import { readList } from '../../shared/api/query.ts';

export type Picked = { readonly id: number; readonly name: string };
type Props = {
  value: Picked | null;
  error?: string | undefined;
  isDisabled?: boolean;
  onChange(city: Picked): void;
};

/** A city of the reference, found by a part of its name. */
export const CityPick = ({ value, error, isDisabled = false, onChange }: Props) => {
  const t = useTranslations('delivery');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const found = useQuery({ ...readList(calls.ways.cities, { query: search ? { search } : {} }), enabled: !isDisabled });
  const cities = (found.data?.values ?? []).map(({ id, name, region }) => ({ id, name: `${name}, ${region}` }));
  const isThere = value === null || cities.some(({ id }) => id === value.id);
  return (
    <Combobox
      id="city"
      label={t('field.city')}
      error={error}
      options={[...(isThere ? [] : [value]), ...cities].map(({ id, name }) => ({ value: String(id), label: name }))}
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
