import { useQuery } from '@tanstack/react-query';
import type { PreparedThing } from '@trassa/contracts/office';
import { partnerTitleMax, preparedDaysMax, preparedDaysUsual, preparedLinesMax } from '@trassa/rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem, hasProblemWithin } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { NumberField } from '../../shared/fields/number-field.tsx';
import { BehindRight } from '../../shared/frame/behind-right.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import css from '../starts/sales.module.css';
import { BasketLine, type TypedLine } from './basket-line.tsx';
import { sentLine } from './sent-line.ts';

/** /admin/partners/baskets/new: a basket of the house, to be opened by its link. */
export const NewBasket = () => (
  <BehindRight right="partners.baskets">
    <Loaded />
  </BehindRight>
);

const Loaded = () => {
  const things = useQuery(read(calls.prepared.things, {}));
  return <ReadState read={things}>{({ values }) => <Form things={values} />}</ReadState>;
};

const blank: TypedLine = { thing: '', choice: '', count: 1 };

const Form = ({ things }: { things: readonly PreparedThing[] }) => {
  const t = useTranslations('prepared');
  const frame = useTranslations('frame');
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [days, setDays] = useState<number | null>(preparedDaysUsual);
  const [lines, setLines] = useState<readonly TypedLine[]>([blank]);
  const create = useAct(calls.prepared.create, {
    onDone: ({ values }) => void navigate(`/partners/baskets/${values.public_id}`),
  });
  const put = (index: number, line: TypedLine): void => setLines(lines.map((one, at) => (at === index ? line : one)));
  const isNamed = ['title', 'days'].some((field) => fieldProblem(create.error, field) !== undefined);
  return (
    <>
      <PageHead title={t('newTitle')} />
      <Card title={t('about')}>
        <div className={css['pair']}>
          <TextField
            label={t('column.title')}
            hint={t('titleHint')}
            maxLength={partnerTitleMax}
            value={title}
            error={fieldProblem(create.error, 'title')}
            onChange={(event) => setTitle(event.target.value)}
          />
          <NumberField
            label={t('days')}
            hint={t('daysHint', { max: String(preparedDaysMax) })}
            isWhole
            value={days}
            error={fieldProblem(create.error, 'days')}
            onChange={setDays}
          />
        </div>
      </Card>
      <Card title={t('goods')}>
        <div className={css['stack']}>
          {lines.map((line, index) => (
            // Lines have no names of their own: their place is all that tells them apart.
            <BasketLine
              key={index}
              number={index + 1}
              line={line}
              things={things}
              errorOf={(field) => fieldProblem(create.error, `goods.${index}.${field}`)}
              onChange={(next) => put(index, next)}
              onRemove={lines.length > 1 ? () => setLines(lines.filter((_, at) => at !== index)) : null}
            />
          ))}
          {lines.length < preparedLinesMax && (
            <div className={css['row']}>
              <Button kind="line" size="sm" onClick={() => setLines([...lines, blank])}>
                {t('add')}
              </Button>
            </div>
          )}
        </div>
      </Card>
      <ProblemNote error={isNamed || hasProblemWithin(create.error, 'goods') ? null : create.error} />
      <div className={css['ends']}>
        <Button
          isBusy={create.isPending}
          onClick={() =>
            create.mutate({ body: { title, days: days ?? 0, goods: lines.map((line) => sentLine(line, things)) } })
          }
        >
          {t('create')}
        </Button>
        <ButtonLink kind="line" to="/partners/baskets">
          {frame('cancel')}
        </ButtonLink>
      </div>
    </>
  );
};
