import { parcelCarriers, type ParcelCarrier, type WayGoods, wayGoods } from '@trassa/rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { BehindRight } from '../../shared/frame/behind-right.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from '../starts/sales.module.css';
import { WayWords } from './way-words.tsx';

/** /admin/shop/delivery/new: hidden; its tariffs are filled in on its card. */
export const NewWay = () => (
  <BehindRight right="shipments.edit">
    <Form />
  </BehindRight>
);

const Form = () => {
  const t = useTranslations('delivery');
  const frame = useTranslations('frame');
  const navigate = useNavigate();
  const [words, setWords] = useState({
    name_ru: '',
    name_en: null as string | null,
    description_ru: '',
    description_en: null as string | null,
  });
  const [carrier, setCarrier] = useState<ParcelCarrier>('post');
  const [goods, setGoods] = useState<WayGoods>('shop');
  const create = useAct(calls.ways.create, {
    onDone: ({ values }) => void navigate(`/shop/delivery/${values.public_id}`, { replace: true }),
  });
  const errorOf = (field: string): string | undefined => fieldProblem(create.error, field);
  const isTold = Object.keys(words).some((field) => errorOf(field) !== undefined);
  return (
    <>
      <PageHead title={t('new')} />
      <Card title={t('words')}>
        <div className={css['stack']}>
          <p className={css['muted']}>{t('newText')}</p>
          <WayWords values={words} set={(field, value) => setWords({ ...words, [field]: value })} errorOf={errorOf} />
          <div className={css['pair']}>
            <SelectField
              id="carrier"
              label={t('field.carrier')}
              hint={t(`carrierText.${carrier}`)}
              value={carrier}
              options={parcelCarriers.map((value) => ({ value, label: t(`carrier.${value}`) }))}
              onChange={({ target }) => setCarrier(parcelCarriers.find((one) => one === target.value) ?? 'post')}
            />
            <SelectField
              id="goods"
              label={t('field.goods')}
              hint={t('hint.goods')}
              value={goods}
              options={wayGoods.map((value) => ({ value, label: t(`goods.${value}`) }))}
              onChange={({ target }) => setGoods(wayGoods.find((one) => one === target.value) ?? 'shop')}
            />
          </div>
        </div>
      </Card>
      {!isTold && <ProblemNote error={create.error} />}
      <div className={css['ends']}>
        <Button isBusy={create.isPending} onClick={() => create.mutate({ body: { ...words, carrier, goods } })}>
          {t('create')}
        </Button>
        <ButtonLink kind="line" to="/shop/delivery">
          {frame('cancel')}
        </ButtonLink>
      </div>
    </>
  );
};
