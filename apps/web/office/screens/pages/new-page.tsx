import { isKnownPage, pageLimits, pagePath, slugMost } from '@trassa/rules';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { BehindRight } from '../../shared/frame/behind-right.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from '../starts/sales.module.css';
import { useKnownPage } from './page-state.tsx';

/** /admin/content/pages/new: a draft by its title and address, the rest on its card. */
export const NewPage = () => (
  <BehindRight right="content.edit">
    <Form />
  </BehindRight>
);

const Form = () => {
  const t = useTranslations('infoPages');
  const frame = useTranslations('frame');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = search.get('slug') ?? '';
  const known = useKnownPage()(asked);
  // The Russian title: the name of the place is one only in Russian.
  const isRussian = useLocale() === 'ru';
  const [title, setTitle] = useState(isRussian ? (known?.name ?? '') : '');
  const [slug, setSlug] = useState(asked);
  const create = useAct(calls.pages.create, {
    onDone: ({ values }) => void navigate(`/content/pages/${values.public_id}`, { replace: true }),
  });
  const [wrongTitle, wrongSlug] = [fieldProblem(create.error, 'title_ru'), fieldProblem(create.error, 'slug')];
  const isKnown = isKnownPage(asked);
  return (
    <>
      <PageHead title={t('new')} />
      <Card title={t('about')}>
        <div className={css['stack']}>
          {known && <p className={css['muted']}>{known.where}</p>}
          <TextField
            label={t('field.title_ru')}
            value={title}
            maxLength={pageLimits.title}
            error={wrongTitle}
            onChange={(event) => setTitle(event.target.value)}
          />
          <TextField
            label={t('field.slug')}
            hint={isKnown ? t('slugKnown', { path: pagePath(asked) }) : t('newSlugHint')}
            isOptional={!isKnown}
            readOnly={isKnown}
            value={slug}
            maxLength={slugMost}
            error={wrongSlug}
            onChange={(event) => setSlug(event.target.value)}
          />
        </div>
      </Card>
      <ProblemNote error={wrongTitle || wrongSlug ? null : create.error} />
      <div className={css['ends']}>
        <Button
          isBusy={create.isPending}
          onClick={() => create.mutate({ body: { title_ru: title, ...(slug.trim() && { slug: slug.trim() }) } })}
        >
          {t('create')}
        </Button>
        <ButtonLink kind="line" to="/content/pages">
          {frame('cancel')}
        </ButtonLink>
      </div>
    </>
  );
};
