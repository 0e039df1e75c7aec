import { type BannerPage, bannerTitleMax, type BannerType } from '@trassa/rules';
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
import { BannerPlace } from './banner-place.tsx';

/** /admin/content/banners/new: a draft, the rest on its card. */
export const NewBanner = () => (
  <BehindRight right="content.edit">
    <Form />
  </BehindRight>
);

const Form = () => {
  const t = useTranslations('banners');
  const frame = useTranslations('frame');
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [where, setWhere] = useState<{ page: BannerPage; banner_type: BannerType }>({
    page: 'shop',
    banner_type: 'external_shop',
  });
  const create = useAct(calls.banners.create, {
    onDone: ({ values }) => void navigate(`/content/banners/${values.public_id}`, { replace: true }),
  });
  const errorOf = (field: string): string | undefined => fieldProblem(create.error, field);
  const isSaid = ['title_ru', 'page', 'banner_type'].some((field) => errorOf(field) !== undefined);
  return (
    <>
      <PageHead title={t('new')} />
      <Card title={t('about')}>
        <div className={css['pair']}>
          <TextField
            label={t('field.title_ru')}
            value={title}
            maxLength={bannerTitleMax}
            error={errorOf('title_ru')}
            onChange={({ target }) => setTitle(target.value)}
          />
          <BannerPlace
            values={where}
            errorOf={errorOf}
            onPage={(page) => setWhere({ ...where, page })}
            onKind={(kind) => setWhere({ ...where, banner_type: kind })}
          />
        </div>
      </Card>
      <ProblemNote error={isSaid ? null : create.error} />
      <div className={css['ends']}>
        <Button isBusy={create.isPending} onClick={() => create.mutate({ body: { title_ru: title, ...where } })}>
          {t('create')}
        </Button>
        <ButtonLink kind="line" to="/content/banners">
          {frame('cancel')}
        </ButtonLink>
      </div>
    </>
  );
};
