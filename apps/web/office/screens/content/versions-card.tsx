import type { UseQueryResult } from '@tanstack/react-query';
import type { NewsVersion } from '@trassa/contracts/office';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { RadioPick } from '../../../app/shared/ui/fields/radio-pick.tsx';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import css from '../starts/sales.module.css';
import own from './content.module.css';

type Props = { versions: UseQueryResult<{ values: NewsVersion[] }>; onOpen(version: NewsVersion): void };

/** What was saved, newest first, each to be looked at beside what is written now (BO-091). */
export const VersionsCard = ({ versions, onOpen }: Props) => {
  const t = useTranslations('contentParts');
  const moment = useMoment();
  return (
    <Card title={t('versions')}>
      <ReadState read={versions}>
        {({ values }) =>
          values.length === 0 ? (
            <p className={css['muted']}>{t('noVersions')}</p>
          ) : (
            <ol className={own['versions']} tabIndex={0} aria-label={t('versions')}>
              {values.map((one) => (
                <li key={one.number}>
                  <Button kind="quiet" size="sm" onClick={() => onOpen(one)}>
                    {t('version', { number: String(one.number) })}
                  </Button>
                  <span>
                    {[
                      one.at === null ? t('firstVersion') : moment(one.at),
                      one.by?.name,
                      one.restored_from === null ? null : t('repeats', { number: String(one.restored_from) }),
                      one.published === null ? null : t('wasPublished', { at: moment(one.published) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </li>
              ))}
            </ol>
          )
        }
      </ReadState>
    </Card>
  );
};

type WindowProps = {
  number: number;
  /** What is written now waits beside what the site shows. */
  hasDraft: boolean;
  mayRestore: boolean;
  restore: { readonly isPending: boolean; readonly error: Error | null };
  onRestore(): void;
  onClose(): void;
  /** The version beside what is written now, in a language. */
  children(language: 'ru' | 'en'): ReactNode;
};

/** A version in a window of its own, from which a draft may be made of it. */
export const VersionWindow = ({ number, hasDraft, mayRestore, restore, onRestore, onClose, children }: WindowProps) => {
  const t = useTranslations('contentParts');
  const [language, setLanguage] = useState<'ru' | 'en'>('ru');
  return (
    <ActDialog
      isOpen
      title={t('version', { number: String(number) })}
      submit={t(mayRestore ? 'restoreVersion' : 'close')}
      isBusy={restore.isPending}
      error={restore.error}
      onClose={onClose}
      onSubmit={mayRestore ? onRestore : onClose}
    >
      <RadioPick
        label={t('languageOf')}
        value={language}
        options={(['ru', 'en'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
        onChange={(event) => setLanguage(event.target.value as 'ru' | 'en')}
      />
      {children(language)}
      {mayRestore && <p className={css['muted']}>{t(hasDraft ? 'restoreWaiting' : 'restoreText')}</p>}
    </ActDialog>
  );
};
