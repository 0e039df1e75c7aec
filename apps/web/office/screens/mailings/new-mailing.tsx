import { useQuery } from '@tanstack/react-query';
import { type MailingKind, mailingTitleMax, noConditions } from '@trassa/rules';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { RadioPick } from '../../../app/shared/ui/fields/radio-pick.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { BehindRight } from '../../shared/frame/behind-right.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import css from '../starts/sales.module.css';

const noWords = { subject: '', preheader: '', blocks: [{ type: 'text' as const, text: '' }] };

/** /admin/mailings/new: news of no start, or with ?start= a letter of one. */
export const NewMailing = () => {
  const [params] = useSearchParams();
  const start = params.get('start');
  const targets = useQuery(read(calls.mailings.targets, { query: start === null ? {} : { start } }));
  return (
    <BehindRight right="mailings.edit">
      <ReadState read={targets}>{({ values }) => <Form start={values.start} />}</ReadState>
    </BehindRight>
  );
};

const Form = ({ start }: { start: { public_id: string; title: string } | null }) => {
  const t = useTranslations('mailings');
  const frame = useTranslations('frame');
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<MailingKind>(start ? 'service' : 'news');
  const create = useAct(calls.mailings.create, {
    onDone: ({ values }) => void navigate(`/mailings/${values.public_id}`, { replace: true }),
  });
  const body = {
    title,
    kind,
    start: start?.public_id ?? null,
    content: { ru: noWords, en: null },
    conditions: { ...noConditions, formats: [], kinds: [], states: [], languages: [], cities: [] },
  };
  const wrong = fieldProblem(create.error, 'title');
  return (
    <>
      <PageHead title={t(start ? 'newOfStart' : 'new')} facts={start?.title} />
      <Card title={t('about')}>
        <div className={css['stack']}>
          <TextField
            label={t('field.title')}
            hint={t('titleHint')}
            value={title}
            maxLength={mailingTitleMax}
            error={wrong}
            onChange={(event) => setTitle(event.target.value)}
          />
          {start && (
            <RadioPick
              label={t('field.kind')}
              value={kind}
              options={(['service', 'news'] as const).map((value) => ({ value, label: t(`value.kind.${value}`) }))}
              onChange={(event) => setKind(event.target.value as MailingKind)}
            />
          )}
          <p className={css['muted']}>{t(`kindText.${kind}`)}</p>
        </div>
      </Card>
      <ProblemNote error={wrong ? null : create.error} />
      <div className={css['ends']}>
        <Button isBusy={create.isPending} onClick={() => create.mutate({ body })}>
          {t('create')}
        </Button>
        <ButtonLink kind="line" to="/mailings">
          {frame('cancel')}
        </ButtonLink>
      </div>
    </>
  );
};
