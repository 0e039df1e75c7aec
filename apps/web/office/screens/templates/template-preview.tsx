import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { classes } from '../../../app/shared/ui/classes.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { RadioPick } from '../../../app/shared/ui/fields/radio-pick.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useChangeWords } from '../../shared/words/change-words.ts';
import own from '../mailings/mailings.module.css';
import { withoutSheet } from '../mailings/without-sheet.ts';
import css from '../starts/sales.module.css';

type Props = { id: string; isUnsaved: boolean };

/** The saved letter as it would be read, with made-up data. */
export const TemplatePreview = ({ id, isUnsaved }: Props) => {
  const t = useTranslations('templates');
  const words = useTranslations('mailings');
  const [language, setLanguage] = useState<'ru' | 'en'>('ru');
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop');
  const [isShown, setShown] = useState(false);
  return (
    <Card title={t('preview')}>
      <div className={css['stack']}>
        <div className={css['fields']}>
          <RadioPick
            label={words('field.language')}
            value={language}
            options={(['ru', 'en'] as const).map((value) => ({ value, label: words(`language.${value}`) }))}
            onChange={(event) => setLanguage(event.target.value as 'ru' | 'en')}
          />
          <RadioPick
            label={words('width')}
            value={width}
            options={(['desktop', 'phone'] as const).map((value) => ({ value, label: words(`widths.${value}`) }))}
            onChange={(event) => setWidth(event.target.value as 'desktop' | 'phone')}
          />
        </div>
        <p className={css['muted']}>{t(isUnsaved ? 'previewSaved' : 'previewText')}</p>
        {isShown ? (
          <Shown id={id} language={language} isNarrow={width === 'phone'} />
        ) : (
          <div className={css['row']}>
            <Button kind="line" onClick={() => setShown(true)}>
              {words('show')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
};

const Shown = ({ id, language, isNarrow }: { id: string; language: 'ru' | 'en'; isNarrow: boolean }) => {
  const t = useTranslations('templates');
  const { nameOf } = useChangeWords();
  const preview = useQuery(read(calls.templates.preview, { params: { id }, query: { language } }));
  return (
    <ReadState read={preview}>
      {({ values }) => (
        <>
          <p lang={language}>
            <b>{values.subject}</b>
          </p>
          <iframe
            className={classes(own['letter'], isNarrow && own['phone'])}
            title={t('preview')}
            sandbox=""
            srcDoc={withoutSheet(values.html)}
          />
          {values.others.length > 0 && <p className={css['muted']}>{t('otherCases')}</p>}
          {values.others.map(({ word, text }) => (
            <p key={word}>
              <b>{nameOf(word)}</b>
              <br />
              <span lang={language}>{text}</span>
            </p>
          ))}
        </>
      )}
    </ReadState>
  );
};
