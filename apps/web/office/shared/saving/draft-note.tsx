import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import css from './saving.module.css';
import type { Versioned } from './use-versioned.ts';

/** What was typed before a reload, offered once (3.1). */
export const DraftNote = ({ card: { draft } }: { card: Pick<Versioned<never>, 'draft'> }) => {
  const t = useTranslations('saving');
  if (!draft) return null;
  return (
    <Note kind="info" role="status">
      <p>{t('draft')}</p>
      <div className={css['buttons']}>
        <Button size="sm" onClick={draft.take}>
          {t('takeDraft')}
        </Button>
        <Button size="sm" kind="line" onClick={draft.drop}>
          {t('dropDraft')}
        </Button>
      </div>
    </Note>
  );
};
