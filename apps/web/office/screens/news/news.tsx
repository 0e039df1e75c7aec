import { useQuery } from '@tanstack/react-query';
import type { OfficeNews, officeNews } from '@trassa/contracts/office';
import { type NewsGround, newsGrounds, slugMost } from '@trassa/rules';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { ConflictWindow } from '../../shared/saving/conflict-window.tsx';
import { DraftNote } from '../../shared/saving/draft-note.tsx';
import { useVersioned } from '../../shared/saving/use-versioned.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { History } from '../../shared/ui/history.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import css from '../starts/sales.module.css';
import { NewsActs } from './news-acts.tsx';
import { NewsPicture } from './news-picture.tsx';
import { NewsPreview } from './news-preview.tsx';
import { NewsState } from './news-state.tsx';
import { NewsVersions } from './news-versions.tsx';
import { NewsWords } from './news-words.tsx';

/** /admin/content/news/:id: an item in both languages, as it is written now. */
export const News = () => {
  const { id = '' } = useParams();
  const item = useQuery(read(calls.news.read, { params: { id } }));
  return <ReadState read={item}>{({ values }) => <Sheet key={values.public_id} item={values} />}</ReadState>;
};

type Values = Pick<
  OfficeNews,
  'title_ru' | 'title_en' | 'preview_ru' | 'preview_en' | 'text_ru' | 'text_en' | 'slug' | 'event'
> & { readonly ground: NewsGround };

const valuesOf = (item: OfficeNews): Values => ({
  title_ru: item.title_ru,
  title_en: item.title_en,
  preview_ru: item.preview_ru,
  preview_en: item.preview_en,
  text_ru: item.text_ru,
  text_en: item.text_en,
  slug: item.slug,
  event: item.event,
  ground: newsGrounds.find((ground) => ground === item.ground) ?? 'soot',
});

const Sheet = ({ item }: { item: OfficeNews }) => {
  const t = useTranslations('newsItems');
  const parts = useTranslations('contentParts');
  const moment = useMoment();
  const { public_id: id, version, may_edit: mayEdit, problems } = item;
  const card = useVersioned<Values, typeof officeNews.change>({
    call: calls.news.change,
    newest: { values: valuesOf(item), version },
    argsOf: (patch, of) => ({ params: { id }, body: { version: of, ...patch } }),
    draftKey: `news ${id}`,
  });
  const isSaved = card.count === 0;
  // What is missing is told of what is saved: while it is typed anew, nothing is said of it.
  const errorOf = (field: string): string | undefined =>
    fieldProblem(card.error, field) ?? (isSaved && version > 1 ? problems[field] : undefined);
  const labelOf = (field: string): string =>
    t.has(`field.${field}` as 'field.title_ru') ? t(`field.${field}` as 'field.title_ru') : field;
  const dates = [
    item.at === null ? null : t(item.state === 'scheduled' ? 'shownFrom' : 'shownSince', { at: moment(item.at) }),
    item.until === null ? null : t('shownUntil', { at: moment(item.until) }),
  ];
  return (
    <>
      <PageHead
        title={item.title}
        isName
        state={<NewsState item={item} />}
        present={{ kind: 'news', id }}
        facts={dates.filter(Boolean).join(' · ') || t('nobodySees')}
        actions={
          <>
            {item.state === 'published' && (
              <a href={`/news/${item.slug}`} target="_blank" rel="noopener">
                {t('onSite')}
              </a>
            )}
            <NewsActs item={item} isSaved={isSaved} />
          </>
        }
      />
      <DraftNote card={card} />
      {item.has_draft && (
        <Note kind="warn" role="status">
          <p>
            {item.state === 'scheduled' && item.at !== null
              ? t('hasDraftScheduled', { at: moment(item.at) })
              : t(item.state === 'over' ? 'hasDraftOver' : 'hasDraft')}
          </p>
        </Note>
      )}
      <Split
        side={
          <>
            {mayEdit && <NewsPreview item={item} isSaved={isSaved} />}
            {mayEdit && <NewsPicture item={item} isSaved={isSaved} />}
            <NewsVersions item={item} isSaved={isSaved} />
            <History call={calls.news.history} id={id} />
          </>
        }
      >
        <fieldset className={css['stack']} disabled={!mayEdit}>
          <Card title={t('words.of')} aside={item.lacks_english ? parts('noEnglish') : undefined}>
            <NewsWords values={card.values} set={card.set} errorOf={errorOf} />
          </Card>
          <Card title={t('place')}>
            <div className={css['pair']}>
              <TextField
                id="slug"
                label={t('field.slug')}
                hint={t(item.slug_fixed ? 'slugFixed' : 'slugHint')}
                readOnly={item.slug_fixed}
                maxLength={slugMost}
                value={card.values.slug}
                error={errorOf('slug')}
                onChange={(event) => card.set('slug', event.target.value)}
              />
              <SelectField
                id="ground"
                label={t('field.ground')}
                value={card.values.ground}
                options={newsGrounds.map((value) => ({ value, label: t(`ground.${value}`) }))}
                onChange={(event) =>
                  card.set('ground', newsGrounds.find((one) => one === event.target.value) ?? 'soot')
                }
              />
              <EventField
                value={card.values.event}
                error={errorOf('event')}
                onChange={(event) => card.set('event', event)}
              />
            </div>
          </Card>
        </fieldset>
      </Split>
      <SaveBar
        count={card.count}
        isBusy={card.isBusy}
        problem={<ProblemNote error={card.error} />}
        onSave={card.save}
        onUndo={card.undo}
      />
      <ConflictWindow card={card} label={labelOf} />
    </>
  );
};

type EventProps = { value: string | null; error: string | undefined; onChange(event: string | null): void };

const EventField = ({ value, error, onChange }: EventProps) => {
  const t = useTranslations('newsItems');
  const events = useQuery(read(calls.events.list, { query: { limit: '200', sort: '-created' } }));
  const known = (events.data?.values ?? []).map((one) => ({ value: one.public_id, label: one.title_ru }));
  const isKnown = value === null || known.some((one) => one.value === value);
  return (
    <SelectField
      id="event"
      label={t('field.event')}
      value={value ?? ''}
      error={error}
      options={[{ value: '', label: t('noEvent') }, ...known, ...(isKnown ? [] : [{ value, label: value }])]}
      onChange={(event) => onChange(event.target.value || null)}
    />
  );
};
