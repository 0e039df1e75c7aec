import type { OfficeStartPlaces } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { Note } from '../../../../app/shared/ui/states/note.tsx';

type Format = OfficeStartPlaces['formats'][number];

/** Says that the waves of a format hold fewer people than it has places, and leads to where they are enlarged. */
export const NarrowWaves = ({ format, lacking }: { format: Format; lacking: number }) => {
  const t = useTranslations('places');
  const { number } = useFormat();
  return (
    <Note kind="warn">
      <p>
        {t('narrow', { title: format.name, count: number(lacking) })}{' '}
        <Link to={`/formats/${format.public_id}`}>{t('toWaves')}</Link>
      </p>
    </Note>
  );
};
