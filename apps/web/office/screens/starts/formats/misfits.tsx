import { useQuery } from '@tanstack/react-query';
import type { OfficeFormat } from '@trassa/contracts/office';
import { isTighter } from '@trassa/rules';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Note } from '../../../../app/shared/ui/states/note.tsx';
import { calls } from '../../../generated/calls.ts';
import { read } from '../../../shared/api/query.ts';
import type { FormatValues } from './format-values.ts';

/** Who would no longer fit limits that are typed but not saved; nobody’s ticket is touched (BO-029). */
export const Misfits = ({ format, values }: { format: OfficeFormat; values: FormatValues }) => {
  const t = useTranslations('formats');
  const { age_min: from, age_max: to, gender } = values;
  const query = {
    ...(from === null ? {} : { age_min: from }),
    ...(to === null ? {} : { age_max: to }),
    ...(gender === null ? {} : { gender }),
  };
  const isAsked = isTighter(format, values) && format.places.some(({ sold }) => sold > 0);
  const found = useQuery({
    ...read(calls.formats.misfits, { params: { id: format.public_id }, query }),
    enabled: isAsked,
  });
  if (!isAsked || !found.data || found.data.count === 0) return null;
  return (
    <Note kind="warn" role="status">
      <p>{t('misfits', { count: found.data.count })}</p>
      <p>
        {found.data.values.slice(0, 10).map(({ public_id: id, ticket_number: number }) => (
          <span key={id}>
            <Link to={`/tickets/${id}`}>{number}</Link>{' '}
          </span>
        ))}
      </p>
    </Note>
  );
};
