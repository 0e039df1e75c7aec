import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { queryOf } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { useUser } from '../../shared/session.ts';
import { useSite } from '../../shared/site.ts';
import { SelectField } from '../../shared/ui/fields/select-field.tsx';
import { takenFrom, type TypedResult } from './typed-result.ts';

const MOST = 50;

/** Official results of the person: one of them fills the form; without any there is nothing to choose. */
export const OwnResults = ({ onTake }: { onTake(part: Partial<TypedResult>): void }) => {
  const t = useTranslations('clubResult');
  const format = useFormat();
  const siteUrl = useSite()?.siteUrl ?? '';
  const owner = useUser()?.public_id ?? null;
  const read = queryOf(calls.results.mine, { query: { limit: MOST } });
  const { data } = useQuery({ ...read, queryKey: [...read.queryKey, owner] });
  const timed = data?.values.filter(({ values }) => values.time_result) ?? [];
  if (timed.length === 0) return null;
  return (
    <SelectField
      id="result-own"
      label={t('own')}
      hint={t('ownHint')}
      placeholder={t('ownPick')}
      defaultValue=""
      options={timed.map((own) => ({
        value: own.ticket_public_id,
        label: t('ownLine', {
          event: own.event.title,
          city: format.name(own.city),
          time: own.values.time_result ?? '',
        }),
      }))}
      onChange={({ target }) => {
        const own = timed.find(({ ticket_public_id: id }) => id === target.value);
        if (own) onTake(takenFrom(own, siteUrl));
      }}
    />
  );
};
