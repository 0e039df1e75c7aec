import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE } from '../../../app/shared/format/use-format.ts';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { Combobox } from '../../../app/shared/ui/fields/combobox.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read, readList } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { BehindRight } from '../../shared/frame/behind-right.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { LoadingRows } from '../../shared/ui/loading-rows.tsx';
import { Nothing } from '../../shared/ui/nothing.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import css from '../starts/sales.module.css';
import { CompetitionFields, type CompetitionValues } from './competition-fields.tsx';

/** /admin/clubs/competitions/new: hidden until it is published. */
export const NewCompetition = () => (
  <BehindRight right="clubs.edit" isHouse>
    <Beginning />
  </BehindRight>
);

/** A competition has a type: where there is none yet, one comes first. */
const Beginning = () => {
  const t = useTranslations('competitions');
  // One that was made for it is not yet in what was read before.
  const made = useSearchParams()[0].get('type') ?? '';
  const types = useQuery(read(calls.competitionTypes.list, {}));
  if (made && types.isFetching && types.data?.values.length === 0) return <LoadingRows />;
  return (
    <ReadState read={types}>
      {({ values }) =>
        values.length === 0 ? (
          <>
            <PageHead title={t('new')} />
            <Nothing
              title={t('noTypes')}
              action={<ButtonLink to="/clubs/competition-types/new?for=competition">{t('makeType')}</ButtonLink>}
            >
              {t('noTypesText')}
            </Nothing>
          </>
        ) : (
          <Form type={made} />
        )
      }
    </ReadState>
  );
};

const needed = ['title', 'club', 'type', 'starts_at', 'ends_at'] as const;

const Form = ({ type: made }: { type: string }) => {
  const t = useTranslations('competitions');
  const frame = useTranslations('frame');
  const navigate = useNavigate();
  const [values, setValues] = useState<CompetitionValues>({
    title: '',
    type: made,
    starts_at: null,
    ends_at: null,
    description: '',
  });
  const [typed, setTyped] = useState('');
  const [club, setClub] = useState<{ readonly id: string; readonly label: string; readonly timezone: string } | null>(
    null,
  );
  const [isAsked, setAsked] = useState(false);
  const search = useDeferredValue(typed);
  const found = useQuery(readList(calls.clubs.list, { query: { limit: '25', ...(search && { search }) } }));
  const options = (found.data?.values ?? [])
    .filter(({ state }) => state !== 'merged')
    .map((one) => ({ value: one.public_id, label: `${one.title}, ${one.city.name}`, timezone: one.city.timezone }));
  const isThere = club === null || options.some(({ value }) => value === club.id);
  const create = useAct(calls.competitions.create, {
    onDone: ({ values: competition }) => {
      toast(t('made'));
      void navigate(`/clubs/competitions/${competition.public_id}`, { replace: true });
    },
  });
  const { starts_at: starts, ends_at: ends, type } = values;
  const missing = {
    title: !values.title.trim(),
    club: !club,
    type: !type,
    starts_at: starts === null,
    ends_at: ends === null,
  };
  const errorOf = (field: string): string | undefined =>
    isAsked && missing[field as keyof typeof missing] ? t('needed') : fieldProblem(create.error, field);
  const isSaid = [...needed, 'description'].some((field) => errorOf(field) !== undefined);
  const send = (): void => {
    setAsked(true);
    if (club === null || starts === null || ends === null || missing.title || missing.type) return;
    create.mutate({ body: { ...values, club: club.id, starts_at: starts, ends_at: ends } });
  };
  return (
    <>
      <PageHead title={t('new')} />
      <Card title={t('about')}>
        <div className={css['stack']}>
          <p className={css['muted']}>{t('newText')}</p>
          <Combobox
            id="club"
            label={t('field.club')}
            hint={t('hint.club')}
            error={errorOf('club')}
            options={isThere ? options : [{ value: club.id, label: club.label }, ...options]}
            value={club?.id ?? null}
            isLoading={found.isFetching}
            onSearch={setTyped}
            onChange={(id) => {
              const one = options.find(({ value }) => value === id);
              setClub(one ? { id: one.value, label: one.label, timezone: one.timezone } : null);
            }}
          />
          <CompetitionFields
            values={values}
            timezone={club?.timezone ?? SITE_ZONE}
            set={(field, value) => setValues({ ...values, [field]: value })}
            errorOf={errorOf}
          />
        </div>
      </Card>
      {!isSaid && <ProblemNote error={create.error} />}
      <div className={css['ends']}>
        <Button isBusy={create.isPending} onClick={send}>
          {t('create')}
        </Button>
        <ButtonLink kind="line" to="/clubs/competitions">
          {frame('cancel')}
        </ButtonLink>
      </div>
    </>
  );
};
