import type { OfficeNews } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { ask } from '../../shared/api/client.ts';
import { PictureCard } from '../content/picture-card.tsx';

/** A photograph above the text. */
export const NewsPicture = ({ item, isSaved }: { item: OfficeNews; isSaved: boolean }) => {
  const t = useTranslations('newsItems');
  return (
    <PictureCard
      picture={item.picture}
      hint={t('photoHint')}
      isSaved={isSaved}
      send={(form) =>
        ask(calls.news.picture, { params: { id: item.public_id }, query: { version: item.version }, form })
      }
    />
  );
};
