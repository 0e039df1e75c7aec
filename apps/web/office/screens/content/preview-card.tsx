import type { UseMutationResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import css from '../starts/sales.module.css';

type Asked = { params: { id: string } };
type Props = {
  id: string;
  isSaved: boolean;
  preview: UseMutationResult<{ values: { path: string; until: number } }, Error, Asked>;
  revoke: UseMutationResult<{ message: string }, Error, Asked>;
  /** The page in a language, whoever opens it. */
  addressOf(path: string, language: 'ru' | 'en'): string;
};

/** A link to the page with what is saved, for whoever is given it, and the end of every such link (BO-088). */
export const PreviewCard = ({ id, isSaved, preview, revoke, addressOf }: Props) => {
  const t = useTranslations('contentParts');
  const moment = useMoment();
  const params = { id };
  const link = preview.data?.values;
  const end = (): void =>
    revoke.mutate(
      { params },
      {
        onSuccess: ({ message }) => {
          preview.reset();
          toast(message);
        },
      },
    );
  return (
    <Card title={t('preview')}>
      <div className={css['stack']}>
        <p className={css['muted']}>{t(isSaved ? 'previewText' : 'previewUnsaved')}</p>
        {link && (
          <p>
            <a href={addressOf(link.path, 'ru')} target="_blank" rel="noopener">
              {t('previewLink')}
            </a>{' '}
            <a href={addressOf(link.path, 'en')} target="_blank" rel="noopener">
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
          <Button kind="quiet" isBusy={revoke.isPending} onClick={end}>
            {t('revoke')}
          </Button>
        </div>
        <ProblemNote error={preview.error ?? revoke.error} />
      </div>
    </Card>
  );
};
