import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { Dialog } from '../../../app/shared/ui/overlays/overlay.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { RichArea } from '../../shared/fields/rich-area.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';

type Name = 'offers' | 'pers';

/** Writes a legal text in the place where it is missing: without it no start is published. */
export const LegalText = ({ name }: { name: Name }) => {
  const t = useTranslations('startForm');
  const frame = useTranslations('frame');
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [html, setHtml] = useState('');
  const [english, setEnglish] = useState({ title: '', html: '' });
  const publish = useAct(calls.documents.publish, { onDone: () => setOpen(false) });
  const errorOf = (field: string): string | undefined => fieldProblem(publish.error, field);
  return (
    <>
      <Button kind="line" size="sm" onClick={() => setOpen(true)}>
        {t('writeText')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t(`legal.${name}`)}
        actions={
          <>
            <Button
              isBusy={publish.isPending}
              onClick={() =>
                publish.mutate({
                  body: {
                    name,
                    title_ru: title,
                    html_ru: html,
                    title_en: english.title || null,
                    html_en: english.html || null,
                  },
                })
              }
            >
              {t('publishText')}
            </Button>
            <Button kind="line" onClick={() => setOpen(false)}>
              {frame('cancel')}
            </Button>
          </>
        }
      >
        <p>{t('legalHint')}</p>
        <TextField
          label={t('legalTitle')}
          maxLength={200}
          value={title}
          error={errorOf('title_ru')}
          onChange={(event) => setTitle(event.target.value)}
        />
        <RichArea
          label={t('legalBody')}
          hint={t('textHint')}
          value={html}
          error={errorOf('html_ru')}
          onChange={setHtml}
        />
        <TextField
          label={t('legalTitleEn')}
          hint={t('legalEnHint')}
          isOptional
          maxLength={200}
          value={english.title}
          error={errorOf('title_en')}
          onChange={(event) => setEnglish({ ...english, title: event.target.value })}
        />
        <RichArea
          label={t('legalBodyEn')}
          hint={t('textHint')}
          value={english.html}
          error={errorOf('html_en')}
          onChange={(text) => setEnglish({ ...english, html: text })}
        />
        {!['title_ru', 'html_ru', 'title_en', 'html_en'].some(errorOf) && <ProblemNote error={publish.error} />}
      </Dialog>
    </>
  );
};
