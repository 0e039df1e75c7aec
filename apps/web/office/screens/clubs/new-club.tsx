import { clubTitleMax, slugMost } from '@trassa/rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { BehindRight } from '../../shared/frame/behind-right.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { CityField, type PickedCity } from '../starts/city-field.tsx';
import css from '../starts/sales.module.css';

/** /admin/clubs/new: a hidden club, the rest on its card. */
export const NewClub = () => (
  <BehindRight right="clubs.edit">
    <Form />
  </BehindRight>
);

const Form = () => {
  const t = useTranslations('officeClubs');
  const frame = useTranslations('frame');
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [slug, setSlug] = useState('');
  const [city, setCity] = useState<PickedCity | null>(null);
  const [isCityMissing, setCityMissing] = useState(false);
  const create = useAct(calls.clubs.create, {
    onDone: ({ values }) => {
      toast(t('made'));
      void navigate(`/clubs/${values.public_id}`, { replace: true });
    },
  });
  const errorOf = (field: string): string | undefined => fieldProblem(create.error, field);
  const isSaid = ['title', 'slug', 'city'].some((field) => errorOf(field) !== undefined);
  const send = (): void => {
    setCityMissing(city === null);
    if (city) create.mutate({ body: { title, city: city.id, ...(slug.trim() && { slug: slug.trim() }) } });
  };
  return (
    <>
      <PageHead title={t('new')} />
      <Card title={t('about')}>
        <div className={css['stack']}>
          <p className={css['muted']}>{t('newText')}</p>
          <div className={css['pair']}>
            <TextField
              id="title"
              label={t('field.title')}
              value={title}
              maxLength={clubTitleMax}
              error={errorOf('title')}
              onChange={({ target }) => setTitle(target.value)}
            />
            <CityField
              value={city}
              call={calls.clubs.cities}
              error={errorOf('city') ?? (isCityMissing && city === null ? t('noCity') : undefined)}
              onChange={setCity}
            />
            <TextField
              id="slug"
              label={t('field.slug')}
              hint={t('hint.newSlug')}
              isOptional
              maxLength={slugMost}
              value={slug}
              error={errorOf('slug')}
              onChange={({ target }) => setSlug(target.value)}
            />
          </div>
        </div>
      </Card>
      {!isSaid && <ProblemNote error={create.error} />}
      <div className={css['ends']}>
        <Button isBusy={create.isPending} onClick={send}>
          {t('create')}
        </Button>
        <ButtonLink kind="line" to="/clubs">
          {frame('cancel')}
        </ButtonLink>
      </div>
    </>
  );
};
