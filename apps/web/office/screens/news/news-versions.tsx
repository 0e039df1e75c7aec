import { useQuery } from '@tanstack/react-query';
import type { OfficeNews, NewsVersion } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useMay } from '../../shared/door/session.ts';
import { isPlain, toLines } from '../../shared/fields/plain-text.ts';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { VersionsCard, VersionWindow } from '../content/versions-card.tsx';
import css from '../starts/sales.module.css';
import own from './news.module.css';

type Props = { item: OfficeNews; isSaved: boolean };

/** What was saved, newest first, each to be looked at beside what is written now (BO-091). */
export const NewsVersions = (props: Props) => (useMay()('content.edit') ? <Versions {...props} /> : null);

const Versions = ({ item, isSaved }: Props) => {
  const versions = useQuery(read(calls.news.versions, { params: { id: item.public_id } }));
  const [open, setOpen] = useState<{ readonly version: NewsVersion; readonly seen: OfficeNews } | null>(null);
  return (
    <>
      <VersionsCard versions={versions} onOpen={(version) => setOpen({ version, seen: item })} />
      {open && (
        <VersionDialog item={open.seen} version={open.version} isSaved={isSaved} onClose={() => setOpen(null)} />
      )}
    </>
  );
};

/** Of the item as it was when the window was opened. */
const VersionDialog = ({ item, version, isSaved, onClose }: Props & { version: NewsVersion; onClose(): void }) => {
  const parts = useTranslations('contentParts');
  const { public_id: id } = item;
  const params = { id, number: String(version.number) };
  const past = useQuery(read(calls.news.version, { params }));
  const restore = useAct(calls.news.restoreVersion, {
    onDone: () => {
      onClose();
      toast(parts('restored'));
    },
  });
  return (
    <VersionWindow
      number={version.number}
      hasDraft={item.has_draft}
      mayRestore={isSaved && item.may_edit}
      restore={restore}
      onRestore={() => restore.mutate({ params, body: { version: item.version } })}
      onClose={onClose}
    >
      {(language) => (
        <ReadState read={past}>
          {({ values }) => (
            <div className={css['pair']}>
              <Shown title={parts('inVersion')} words={values} language={language} />
              <Shown title={parts('writtenNow')} words={item} language={language} />
            </div>
          )}
        </ReadState>
      )}
    </VersionWindow>
  );
};

type Words = Pick<
  OfficeNews,
  'title_ru' | 'title_en' | 'preview_ru' | 'preview_en' | 'text_ru' | 'text_en' | 'picture' | 'ground' | 'event'
>;

const Shown = ({ title, words, language }: { title: string; words: Words; language: 'ru' | 'en' }) => {
  const t = useTranslations('newsItems');
  const parts = useTranslations('contentParts');
  const { picture, ground, event } = words;
  const events = useQuery({
    ...read(calls.events.list, { query: { limit: '200', sort: '-created' } }),
    enabled: event !== null,
  });
  const eventName = events.data?.values.find((one) => one.public_id === event)?.title_ru ?? event;
  const text = words[`text_${language}`] ?? '';
  return (
    <section className={own['shown']}>
      <h3>{title}</h3>
      <p lang={language}>
        <b>{words[`title_${language}`] ?? '–'}</b>
      </p>
      <p lang={language}>{words[`preview_${language}`] || '–'}</p>
      <p className={own['text']} lang={language}>
        {(isPlain(text) ? toLines(text) : text) || '–'}
      </p>
      {picture === null ? (
        <p>{t('noPicture')}</p>
      ) : (
        <img src={`/images/${picture}?w=480`} alt={parts('photo')} width={320} height={160} />
      )}
      <p>
        {t('field.ground')}:{' '}
        {t.has(`ground.${ground}` as 'ground.soot') ? t(`ground.${ground}` as 'ground.soot') : ground}
      </p>
      <p>
        {t('field.event')}: {eventName ?? t('noEvent')}
      </p>
    </section>
  );
};
