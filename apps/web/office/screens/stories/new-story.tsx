import { storyTitleMax } from '@trassa/rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
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

/** /admin/content/stories/new: a draft, the rest on its card. */
export const NewStory = () => (
  <BehindRight right="content.edit">
    <Form />
  </BehindRight>
);

const Form = () => {
  const t = useTranslations('stories');
  const frame = useTranslations('frame');
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const create = useAct(calls.stories.create, {
    onDone: ({ values }) => void navigate(`/content/stories/${values.public_id}`, { replace: true }),
  });
  const error = fieldProblem(create.error, 'title_ru');
  return (
    <>
      <PageHead title={t('new')} />
      <Card title={t('about')}>
        <div className={css['stack']}>
          <p className={css['muted']}>{t('newText')}</p>
          <TextField
            label={t('field.title_ru')}
            value={title}
            maxLength={storyTitleMax}
            error={error}
            onChange={({ target }) => setTitle(target.value)}
          />
        </div>
      </Card>
      <ProblemNote error={error === undefined ? create.error : null} />
      <div className={css['ends']}>
        <Button isBusy={create.isPending} onClick={() => create.mutate({ body: { title_ru: title } })}>
          {t('create')}
        </Button>
        <ButtonLink kind="line" to="/content/stories">
          {frame('cancel')}
        </ButtonLink>
      </div>
    </>
  );
};
