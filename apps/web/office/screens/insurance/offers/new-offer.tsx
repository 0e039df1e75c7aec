import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../../../app/shared/ui/button.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { BehindRight } from '../../../shared/frame/behind-right.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import css from '../../starts/sales.module.css';
import { OfferTerms } from './offer-terms.tsx';
import { OfferNames } from './offer-words.tsx';
import { isLacking, isWhole, type OfferTyped, sentOf } from './typed-offer.ts';

const first: OfferTyped = {
  name_ru: '',
  name_en: null,
  title_ru: '',
  title_en: null,
  subtitle_ru: '',
  subtitle_en: null,
  description_ru: '',
  description_en: null,
  footnote_ru: '',
  footnote_en: null,
  legals: '',
  price: null,
  days: null,
  delay_days: 0,
  with_start: true,
  event_types: [],
  formats: [],
  is_default: false,
};

/** /admin/insurance/offers/new: hidden, the rest on its card. */
export const NewOffer = () => (
  <BehindRight right="insurance.edit" isHouse>
    <Form />
  </BehindRight>
);

const Form = () => {
  const t = useTranslations('offers');
  const frame = useTranslations('frame');
  const navigate = useNavigate();
  const [values, setValues] = useState(first);
  const [isAsked, setAsked] = useState(false);
  const create = useAct(calls.offers.create, {
    onDone: ({ values: made }) => void navigate(`/insurance/offers/${made.public_id}`, { replace: true }),
  });
  const errorOf = (field: string): string | undefined =>
    isAsked && isLacking(values, field) ? t('typeNumber') : fieldProblem(create.error, field);
  const set = <Field extends keyof OfferTyped>(field: Field, value: OfferTyped[Field]): void =>
    setValues({ ...values, [field]: value });
  const fields = { values, set, errorOf };
  const isTold = Object.keys(values).some((field) => errorOf(field) !== undefined);
  const send = (): void => {
    setAsked(true);
    const { price, days } = values;
    if (price === null || days === null || !isWhole(values)) return;
    create.mutate({ body: { ...sentOf(values), price, days } });
  };
  return (
    <>
      <PageHead title={t('new')} />
      <Card title={t('about')}>
        <div className={css['stack']}>
          <p className={css['muted']}>{t('newText')}</p>
          <div className={css['pair']}>
            <OfferNames {...fields} />
          </div>
        </div>
      </Card>
      <Card title={t('terms')}>
        <OfferTerms {...fields} />
      </Card>
      {!isTold && <ProblemNote error={create.error} />}
      <div className={css['ends']}>
        <Button isBusy={create.isPending} onClick={send}>
          {t('create')}
        </Button>
        <ButtonLink kind="line" to="/insurance/offers">
          {frame('cancel')}
        </ButtonLink>
      </div>
    </>
  );
};
