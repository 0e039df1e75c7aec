import { useQuery } from '@tanstack/react-query';
import type { OfficePage, PageVersion } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useMay } from '../../shared/door/session.ts';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { newLines } from '../content/new-lines.ts';
import { VersionsCard, VersionWindow } from '../content/versions-card.tsx';
import own from '../content/content.module.css';
import css from '../starts/sales.module.css';
import { type PageText, textOfPage } from './text-of-page.ts';

type Props = { page: OfficePage; isSaved: boolean };

/** What was saved, newest first, each to be looked at beside what is written now (BO-091). */
export const PageVersions = (props: Props) => (useMay()('content.edit') ? <Versions {...props} /> : null);

const Versions = ({ page, isSaved }: Props) => {
  const versions = useQuery(read(calls.pages.versions, { params: { id: page.public_id } }));
  const [open, setOpen] = useState<{ readonly version: PageVersion; readonly seen: OfficePage } | null>(null);
  return (
    <>
      <VersionsCard versions={versions} onOpen={(version) => setOpen({ version, seen: page })} />
      {open && (
        <VersionDialog page={open.seen} version={open.version} isSaved={isSaved} onClose={() => setOpen(null)} />
      )}
    </>
  );
};

/** Of the page as it was when the window was opened. */
const VersionDialog = ({ page, version, isSaved, onClose }: Props & { version: PageVersion; onClose(): void }) => {
  const parts = useTranslations('contentParts');
  const { public_id: id } = page;
  const params = { id, number: String(version.number) };
  const past = useQuery(read(calls.pages.version, { params }));
  const restore = useAct(calls.pages.restoreVersion, {
    onDone: () => {
      onClose();
      toast(parts('restored'));
    },
  });
  return (
    <VersionWindow
      number={version.number}
      hasDraft={page.has_draft}
      mayRestore={isSaved && page.may_edit}
      restore={restore}
      onRestore={() => restore.mutate({ params, body: { version: page.version } })}
      onClose={onClose}
    >
      {(language) => (
        <ReadState read={past}>
          {({ values }) => (
            <div className={css['pair']}>
              <Shown title={parts('inVersion')} words={values} other={page} language={language} />
              <Shown title={parts('writtenNow')} words={page} other={values} language={language} />
            </div>
          )}
        </ReadState>
      )}
    </VersionWindow>
  );
};

type ShownProps = { title: string; words: PageText; other: PageText; language: 'ru' | 'en' };

/** Lines that the other one does not have stand out. */
const Shown = ({ title, words, other, language }: ShownProps) => {
  const t = useTranslations('infoPages');
  const say = (block: PageText['blocks'][number]): string =>
    t(`type.${block.type}`) + (block.hidden ? t('withHidden') : '');
  const lines = newLines(textOfPage(words, language, say), textOfPage(other, language, say));
  return (
    <section className={own['shown']} lang={language}>
      <h3>{title}</h3>
      {lines.length === 0 && <p>–</p>}
      {lines.map(({ text, isNew }, index) => (
        <p key={index}>{isNew ? <mark>{text}</mark> : text}</p>
      ))}
    </section>
  );
};
