import { useQuery } from '@tanstack/react-query';
import type { OfficeBanner, officeBanners } from '@trassa/contracts/office';
import { bannerTitleMax, linkMax } from '@trassa/rules';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE } from '../../../app/shared/format/use-format.ts';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { ask } from '../../shared/api/client.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { MomentField } from '../../shared/fields/moment-field.tsx';
import { NumberField } from '../../shared/fields/number-field.tsx';
import { ConflictWindow } from '../../shared/saving/conflict-window.tsx';
import { DraftNote } from '../../shared/saving/draft-note.tsx';
import { useVersioned } from '../../shared/saving/use-versioned.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { History } from '../../shared/ui/history.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';
import { PictureCard } from '../content/picture-card.tsx';
import css from '../starts/sales.module.css';
import { BannerActs } from './banner-acts.tsx';
import { BannerLive } from './banner-live.tsx';
import { BannerOrder } from './banner-order.tsx';
import { BannerPlace } from './banner-place.tsx';
import { BannerState } from './banner-state.tsx';

/** /admin/content/banners/:id: a banner as it is written now. */
export const Banner = () => {
  const { id = '' } = useParams();
  const banner = useQuery(read(calls.banners.read, { params: { id } }));
  return <ReadState read={banner}>{({ values }) => <Sheet key={values.public_id} banner={values} />}</ReadState>;
};

type Values = Pick<
  OfficeBanner,
  'page' | 'banner_type' | 'title_ru' | 'title_en' | 'link' | 'price' | 'old_price' | 'starts_at' | 'ends_at'
>;

const valuesOf = (banner: OfficeBanner): Values => ({
  page: banner.page,
  banner_type: banner.banner_type,
  title_ru: banner.title_ru,
  title_en: banner.title_en,
  link: banner.link,
  price: banner.price,
  old_price: banner.old_price,
  starts_at: banner.starts_at,
  ends_at: banner.ends_at,
});

const Sheet = ({ banner }: { banner: OfficeBanner }) => {
  const t = useTranslations('banners');
  const { public_id: id, version, may_edit: mayEdit, problems } = banner;
  const card = useVersioned<Values, typeof officeBanners.change>({
    call: calls.banners.change,
    newest: { values: valuesOf(banner), version },
    argsOf: (patch, of) => ({ params: { id }, body: { version: of, ...patch } }),
    draftKey: `banner ${id}`,
  });
  const isSaved = card.count === 0;
  // What is missing is told of what is saved: while it is typed anew, nothing is said of it.
  const problemOf = (field: string): string | undefined => (isSaved && version > 1 ? problems[field] : undefined);
  const errorOf = (field: string): string | undefined => fieldProblem(card.error, field) ?? problemOf(field);
  const labelOf = (field: string): string =>
    t.has(`field.${field}` as 'field.link') ? t(`field.${field}` as 'field.link') : field;
  return (
    <>
      <PageHead
        title={banner.title}
        isName
        state={<BannerState banner={banner} />}
        present={{ kind: 'banner', id }}
        actions={<BannerActs banner={banner} isSaved={isSaved} />}
      />
      <DraftNote card={card} />
      {banner.has_draft && (
        <Note kind="warn" role="status">
          <p>{t('hasDraft')}</p>
        </Note>
      )}
      <Split
        side={
          <>
            {mayEdit && (
              <PictureCard
                picture={banner.picture}
                hint={t('photoHint')}
                isSaved={isSaved}
                problem={problemOf('picture')}
                send={(form) => ask(calls.banners.picture, { params: { id }, query: { version }, form })}
              />
            )}
            {banner.live && <BannerLive live={banner.live} />}
            <BannerOrder banner={banner} isSaved={isSaved} />
            <History call={calls.banners.history} id={id} />
          </>
        }
      >
        <fieldset className={css['stack']} disabled={!mayEdit}>
          <Card title={t('words')}>
            <div className={css['pair']}>
              <TextField
                id="title_ru"
                label={t('field.title_ru')}
                maxLength={bannerTitleMax}
                value={card.values.title_ru}
                error={errorOf('title_ru')}
                onChange={({ target }) => card.set('title_ru', target.value)}
              />
              <TextField
                id="title_en"
                label={t('field.title_en')}
                hint={t('englishHint')}
                isOptional
                lang="en"
                maxLength={bannerTitleMax}
                value={card.values.title_en ?? ''}
                error={errorOf('title_en')}
                onChange={({ target }) => card.set('title_en', target.value || null)}
              />
              <TextField
                id="link"
                label={t('field.link')}
                hint={t('linkHint')}
                maxLength={linkMax}
                value={card.values.link}
                error={errorOf('link')}
                onChange={({ target }) => card.set('link', target.value)}
              />
              <BannerPlace
                values={card.values}
                errorOf={errorOf}
                onPage={(page) => card.set('page', page)}
                onKind={(kind) => card.set('banner_type', kind)}
              />
            </div>
          </Card>
          <Card title={t('prices')}>
            <div className={css['pair']}>
              {(['price', 'old_price'] as const).map((field) => (
                <NumberField
                  key={field}
                  id={field}
                  label={t(`field.${field}`)}
                  isOptional
                  value={card.values[field]}
                  error={errorOf(field)}
                  onChange={(value) => card.set(field, value)}
                />
              ))}
            </div>
          </Card>
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
                  value={card.values[field]}
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
      <ConflictWindow card={card} label={labelOf} />
    </>
  );
};
