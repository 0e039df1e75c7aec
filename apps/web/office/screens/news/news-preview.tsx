import type { OfficeNews } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import css from '../starts/sales.module.css';

/** A link to the page with what is saved, for whoever is given it, and the end of every such link (BO-088). */
export const NewsPreview = ({ item, isSaved }: { item: OfficeNews; isSaved: boolean }) => {
  const t = useTranslations('newsItems');
  const moment = useMoment();
  const preview = useAct(calls.news.preview);
  const revoke = useAct(calls.news.revokePreview, {
    onDone: ({ message }) => {
      preview.reset();
      toast(message);
    },
  });
  const params = { id: item.public_id };
  const link = preview.data?.values;
  return (
    <Card title={t('preview')}>
      <div className={css['stack']}>
        <p className={css['muted']}>{t(isSaved ? 'previewText' : 'previewUnsaved')}</p>
        {link && (
          <p>
            <a href={link.path} target="_blank" rel="noopener">
              {t('previewLink')}
            </a>{' '}
            <a href={`${link.path}&lang=en`} target="_blank" rel="noopener">
              {t('previewEnglish')}
            </a>
            <br />
            {t('previewUntil', { at: moment(link.until) })}
          </p>
        )}
        <div className={css['row']}>
          <Button kind="line" disabled={!isSaved} isBusy={preview.isPending} onClick={() => preview.mutate({ params })}>
            {t('makeLink')}
          </Button>
          <Button kind="quiet" isBusy={revoke.isPending} onClick={() => revoke.mutate({ params })}>
            {t('revoke')}
          </Button>
        </div>
        <ProblemNote error={preview.error ?? revoke.error} />
      </div>
    </Card>
  );
};
