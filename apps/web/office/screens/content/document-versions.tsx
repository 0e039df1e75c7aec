import { useQuery } from '@tanstack/react-query';
import type { LegalVersion, OfficeLegalText } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { RadioPick } from '../../../app/shared/ui/fields/radio-pick.tsx';
import { Dialog } from '../../../app/shared/ui/overlays/overlay.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import css from '../starts/sales.module.css';
import own from './content.module.css';
import type { LegalTyped } from './document-words.tsx';
import { useAgreed } from './legal-state.tsx';
import { newLines } from './new-lines.ts';

/** Every version, newest first, each to be looked at beside what is written now, and on the site (BO-092). */
export const DocumentVersions = ({ text }: { text: OfficeLegalText }) => {
  const t = useTranslations('legalTexts');
  const parts = useTranslations('contentParts');
  const moment = useMoment();
  const agreed = useAgreed();
  const [open, setOpen] = useState<LegalVersion | null>(null);
  return (
    <Card title={t('versions')}>
      {text.versions.length === 0 ? (
        <p className={css['muted']}>{t('noVersions')}</p>
      ) : (
        <ol className={own['versions']} tabIndex={0} aria-label={t('versions')}>
          {text.versions.map((one) => (
            <li key={one.number}>
              <Button kind="quiet" size="sm" onClick={() => setOpen(one)}>
                {t('version', { number: String(one.number) })}
              </Button>
              <span>
                {[
                  t(`state.${one.state}`),
                  t('from', { at: moment(one.from) }),
                  one.agreed && agreed(one),
                  one.lacks_english && parts('noEnglish'),
                  one.by?.name,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {one.state !== 'coming' && (
                <a href={`/api/files/document/${text.public_id}?version=${one.number}`} target="_blank" rel="noopener">
                  {t('onSite')}
                </a>
              )}
            </li>
          ))}
        </ol>
      )}
      {open && <CompareDialog text={text} version={open} onClose={() => setOpen(null)} />}
    </Card>
  );
};

type Compared = { text: OfficeLegalText; version: LegalVersion; onClose(): void };

/** A version beside what is written now; lines that the other one does not have stand out. */
export const CompareDialog = ({ text, version, onClose }: Compared) => {
  const t = useTranslations('legalTexts');
  const parts = useTranslations('contentParts');
  const [language, setLanguage] = useState<'ru' | 'en'>('ru');
  const past = useQuery(
    read(calls.documents.version, { params: { id: text.public_id, number: String(version.number) } }),
  );
  return (
    <Dialog
      isOpen
      title={t('version', { number: String(version.number) })}
      onClose={onClose}
      actions={
        <Button kind="line" onClick={onClose}>
          {parts('close')}
        </Button>
      }
    >
      <div className={css['stack']}>
        <RadioPick
          label={parts('languageOf')}
          value={language}
          options={(['ru', 'en'] as const).map((value) => ({ value, label: parts(`language.${value}`) }))}
          onChange={(event) => setLanguage(event.target.value as 'ru' | 'en')}
        />
        <p className={css['muted']}>{t('compareHint')}</p>
        <ReadState read={past}>
          {({ values }) => (
            <div className={css['pair']}>
              <Shown title={parts('inVersion')} words={values} other={text} language={language} />
              <Shown title={parts('writtenNow')} words={text} other={values} language={language} />
            </div>
          )}
        </ReadState>
      </div>
    </Dialog>
  );
};

type ShownProps = { title: string; words: LegalTyped; other: LegalTyped; language: 'ru' | 'en' };

const Shown = ({ title, words, other, language }: ShownProps) => {
  const [name, html] = [`title_${language}`, `html_${language}`] as const;
  const lines = newLines(words[html] ?? '', other[html] ?? '');
  const heading = words[name] ?? '–';
  return (
    <section className={own['shown']}>
      <h3>{title}</h3>
      <p lang={language}>
        <b>{words[name] === other[name] ? heading : <mark>{heading}</mark>}</b>
      </p>
      {lines.length === 0 && <p>–</p>}
      {lines.map(({ text, isNew }, index) => (
        <p key={`${index} ${text}`} lang={language}>
          {isNew ? <mark>{text}</mark> : text}
        </p>
      ))}
    </section>
  );
};
