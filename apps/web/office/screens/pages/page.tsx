import { useQuery } from '@tanstack/react-query';
import type { OfficePage, officePages } from '@trassa/contracts/office';
import { isKnownPage, type NewsGround, newsGrounds, slugMost } from '@trassa/rules';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem, hasProblemWithin } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
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
import { useMoment } from '../../shared/words/moment.ts';
import { PreviewCard } from '../content/preview-card.tsx';
import css from '../starts/sales.module.css';
import { BlockList } from './blocks/block-list.tsx';
import { blocksInWords } from './blocks/blocks-in-words.ts';
import { GroundField, SignField } from './blocks/look-fields.tsx';
import { PageActs } from './page-acts.tsx';
import { PageState } from './page-state.tsx';
import { PageUses } from './page-uses.tsx';
import { PageVersions } from './page-versions.tsx';
import { PageWords } from './page-words.tsx';

/** /admin/content/pages/:id: an information page in both languages, as it is written now. */
export const PageCard = () => {
  const { id = '' } = useParams();
  const page = useQuery(read(calls.pages.read, { params: { id } }));
  return <ReadState read={page}>{({ values }) => <Sheet key={values.public_id} page={values} />}</ReadState>;
};

type Values = Pick<
  OfficePage,
  'title_ru' | 'title_en' | 'description_ru' | 'description_en' | 'text_ru' | 'text_en' | 'blocks' | 'slug' | 'sign'
> & { readonly ground: NewsGround };

const valuesOf = (page: OfficePage): Values => ({
  title_ru: page.title_ru,
  title_en: page.title_en,
  description_ru: page.description_ru,
  description_en: page.description_en,
  text_ru: page.text_ru,
  text_en: page.text_en,
  blocks: page.blocks,
  slug: page.slug,
  sign: page.sign,
  ground: newsGrounds.find((ground) => ground === page.ground) ?? 'soot',
});

const Sheet = ({ page }: { page: OfficePage }) => {
  const t = useTranslations('infoPages');
  const parts = useTranslations('contentParts');
  const moment = useMoment();
  const { valueOf } = useChangeWords();
  const { public_id: id, version, may_edit: mayEdit, problems, state } = page;
  const card = useVersioned<Values, typeof officePages.change>({
    call: calls.pages.change,
    newest: { values: valuesOf(page), version },
    argsOf: (patch, of) => ({ params: { id }, body: { version: of, ...patch } }),
    draftKey: `page ${id}`,
  });
  const isSaved = card.count === 0;
  // What is missing is told of what is saved: while it is typed anew, nothing is said of it.
  const errorOf = (field: string): string | undefined =>
    fieldProblem(card.error, field) ?? (isSaved && version > 1 ? problems[field] : undefined);
  const labelOf = (field: string): string =>
    t.has(`field.${field}` as 'field.title_ru') ? t(`field.${field}` as 'field.title_ru') : field;
  const facts =
    page.at === null || state === 'draft'
      ? t('nobodySees')
      : t(state === 'scheduled' ? 'shownFrom' : 'shownSince', { at: moment(page.at) });
  return (
    <>
      <PageHead
        title={page.title}
        isName
        state={<PageState page={page} />}
        present={{ kind: 'page', id }}
        facts={`${page.path} · ${facts}`}
        actions={
          <>
            {(state === 'published' || (state === 'archived' && page.at !== null)) && (
              <a href={page.path} target="_blank" rel="noopener">
                {t('onSite')}
              </a>
            )}
            <PageActs page={page} isSaved={isSaved} />
          </>
        }
      />
      <DraftNote card={card} />
      {page.has_draft && (
        <Note kind="warn" role="status">
          <p>
            {state === 'scheduled' && page.at !== null
              ? t('hasDraftScheduled', { at: moment(page.at) })
              : t(state === 'archived' ? 'hasDraftArchived' : 'hasDraft')}
          </p>
        </Note>
      )}
      <Split
        side={
          <>
            <PageUses page={page} />
            {mayEdit && <PagePreview id={id} isSaved={isSaved} />}
            <PageVersions page={page} isSaved={isSaved} />
            <History call={calls.pages.history} id={id} />
          </>
        }
      >
        <fieldset className={css['stack']} disabled={!mayEdit}>
          <Card title={t('words.of')} aside={page.lacks_english ? parts('noEnglish') : undefined}>
            <PageWords values={card.values} set={card.set} errorOf={errorOf} />
          </Card>
          <BlockList
            pageId={id}
            blocks={card.values.blocks}
            mayEdit={mayEdit}
            errorOf={errorOf}
            isWrong={(index) => hasProblemWithin(card.error, `blocks.${index}`)}
            onChange={(blocks) => card.set('blocks', blocks)}
          />
          <Card title={t('place')}>
            <div className={css['pair']}>
              <TextField
                id="slug"
                label={t('field.slug')}
                hint={
                  isKnownPage(page.slug)
                    ? t('slugKnown', { path: page.path })
                    : t(page.slug_fixed ? 'slugFixed' : 'slugHint')
                }
                readOnly={page.slug_fixed}
                maxLength={slugMost}
                value={card.values.slug}
                error={errorOf('slug')}
                onChange={(event) => card.set('slug', event.target.value)}
              />
              <GroundField value={card.values.ground} onChange={(ground) => card.set('ground', ground)} />
              <SignField value={card.values.sign} onChange={(sign) => card.set('sign', sign)} />
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
      <ConflictWindow
        card={card}
        label={labelOf}
        show={(field, value) =>
          field === 'blocks'
            ? blocksInWords(
                value as Values['blocks'],
                (block) => t(`type.${block.type}`) + (block.hidden ? t('withHidden') : ''),
              ) || t('blocksCount', { count: 0 })
            : valueOf(field, value)
        }
      />
    </>
  );
};

const PagePreview = ({ id, isSaved }: { id: string; isSaved: boolean }) => (
  <PreviewCard
    id={id}
    isSaved={isSaved}
    preview={useAct(calls.pages.preview)}
    revoke={useAct(calls.pages.revokePreview)}
    addressOf={(path, language) => (language === 'en' ? `${path}&lang=en` : path)}
  />
);
