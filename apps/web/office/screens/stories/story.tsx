import { useQuery } from '@tanstack/react-query';
import type { OfficeSlide, OfficeStory, officeStories } from '@trassa/contracts/office';
import { storyTitleMax } from '@trassa/rules';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE } from '../../../app/shared/format/use-format.ts';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { MomentField } from '../../shared/fields/moment-field.tsx';
import { ConflictWindow } from '../../shared/saving/conflict-window.tsx';
import { DraftNote } from '../../shared/saving/draft-note.tsx';
import { useVersioned } from '../../shared/saving/use-versioned.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { History } from '../../shared/ui/history.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';
import { useChangeWords } from '../../shared/words/change-words.ts';
import { GroundField, SignField } from '../pages/blocks/look-fields.tsx';
import css from '../starts/sales.module.css';
import { SlideList } from './slide-list.tsx';
import { slidesInWords } from './slides-in-words.ts';
import { StoryActs } from './story-acts.tsx';
import { StoryLive } from './story-live.tsx';
import { StoryState } from './story-state.tsx';

/** /admin/content/stories/:id: a story as it is written now. */
export const Story = () => {
  const { id = '' } = useParams();
  const story = useQuery(read(calls.stories.read, { params: { id } }));
  return <ReadState read={story}>{({ values }) => <Sheet key={values.public_id} story={values} />}</ReadState>;
};

type Values = Pick<OfficeStory, 'title_ru' | 'title_en' | 'sign' | 'ground' | 'slides' | 'starts_at' | 'ends_at'>;

const valuesOf = (story: OfficeStory): Values => ({
  title_ru: story.title_ru,
  title_en: story.title_en,
  sign: story.sign,
  ground: story.ground,
  slides: story.slides,
  starts_at: story.starts_at,
  ends_at: story.ends_at,
});

const Sheet = ({ story }: { story: OfficeStory }) => {
  const t = useTranslations('stories');
  const parts = useTranslations('contentParts');
  const { valueOf } = useChangeWords();
  const { public_id: id, version, may_edit: mayEdit, problems } = story;
  const card = useVersioned<Values, typeof officeStories.change>({
    call: calls.stories.change,
    newest: { values: valuesOf(story), version },
    argsOf: (patch, of) => ({ params: { id }, body: { version: of, ...patch } }),
    draftKey: `story ${id}`,
  });
  const { values } = card;
  const isSaved = card.count === 0;
  // What is missing is told of what is saved: while it is typed anew, nothing is said of it.
  const errorOf = (field: string): string | undefined =>
    fieldProblem(card.error, field) ?? (isSaved && version > 1 ? problems[field] : undefined);
  const labelOf = (field: string): string =>
    field === 'slides'
      ? t('slides')
      : t.has(`field.${field}` as 'field.link')
        ? t(`field.${field}` as 'field.link')
        : field;
  const inWords = (field: string, value: unknown): string =>
    field === 'slides' && Array.isArray(value) ? slidesInWords(value as OfficeSlide[]) : valueOf(field, value);
  return (
    <>
      <PageHead
        title={story.title}
        isName
        state={<StoryState story={story} />}
        present={{ kind: 'story', id }}
        actions={
          <>
            {story.state === 'published' && (
              <a href={`/?story=${id}`} target="_blank" rel="noopener">
                {t('onSite')}
              </a>
            )}
            <StoryActs story={story} isSaved={isSaved} />
          </>
        }
      />
      <DraftNote card={card} />
      {story.has_draft && (
        <Note kind="warn" role="status">
          <p>{t('hasDraft')}</p>
        </Note>
      )}
      <Split
        side={
          <>
            {story.live && <StoryLive live={story.live} />}
            <History call={calls.stories.history} id={id} />
          </>
        }
      >
        <fieldset className={css['stack']} disabled={!mayEdit}>
          <Card title={t('about')} aside={story.lacks_english ? parts('noEnglish') : undefined}>
            <div className={css['pair']}>
              <TextField
                id="title_ru"
                label={t('field.title_ru')}
                maxLength={storyTitleMax}
                value={values.title_ru}
                error={errorOf('title_ru')}
                onChange={({ target }) => card.set('title_ru', target.value)}
              />
              <TextField
                id="title_en"
                label={t('field.title_en')}
                hint={t('englishHint')}
                isOptional
                lang="en"
                maxLength={storyTitleMax}
                value={values.title_en ?? ''}
                error={errorOf('title_en')}
                onChange={({ target }) => card.set('title_en', target.value || null)}
              />
              <SignField value={values.sign} isNeeded onChange={(sign) => card.set('sign', sign ?? values.sign)} />
              <GroundField value={values.ground} onChange={(ground) => card.set('ground', ground)} />
            </div>
            <p className={css['muted']}>{t('coverHint')}</p>
          </Card>
          <SlideList
            storyId={id}
            slides={values.slides}
            look={values}
            mayEdit={mayEdit}
            errorOf={errorOf}
            onChange={(slides) => card.set('slides', slides)}
          />
          <Card title={t('dates')}>
            <div className={css['pair']}>
              {(['starts_at', 'ends_at'] as const).map((field) => (
                <MomentField
                  key={field}
                  id={field}
                  label={t(`field.${field}`)}
                  hint={t(`hint.${field}`)}
                  isOptional
                  timezone={SITE_ZONE}
                  value={values[field]}
                  error={errorOf(field)}
                  onChange={(value) => card.set(field, value)}
                />
              ))}
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
      <ConflictWindow card={card} label={labelOf} show={inWords} />
    </>
  );
};
