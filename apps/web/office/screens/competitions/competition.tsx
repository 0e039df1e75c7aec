import { useQuery } from '@tanstack/react-query';
import type { OfficeCompetition, officeCompetitions } from '@trassa/contracts/office';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ConflictWindow } from '../../shared/saving/conflict-window.tsx';
import { DraftNote } from '../../shared/saving/draft-note.tsx';
import { useVersioned } from '../../shared/saving/use-versioned.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { History } from '../../shared/ui/history.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';
import css from '../starts/sales.module.css';
import { CompetitionFields, type CompetitionValues } from './competition-fields.tsx';
import { CompetitionState } from './competition-state.tsx';

/** /admin/clubs/competitions/:id */
export const CompetitionCard = () => {
  const { id = '' } = useParams();
  const competition = useQuery(read(calls.competitions.read, { params: { id } }));
  return (
    <ReadState read={competition}>{({ values }) => <Sheet key={values.public_id} competition={values} />}</ReadState>
  );
};

const valuesOf = ({ title, type, starts_at, ends_at, description }: OfficeCompetition): CompetitionValues => ({
  title,
  type: type.public_id,
  starts_at,
  ends_at,
  description,
});

const Sheet = ({ competition }: { competition: OfficeCompetition }) => {
  const t = useTranslations('competitions');
  const { dayTime } = useFormat();
  const { public_id: id, version, club, linked, outside, state, may_edit: mayEdit, timezone } = competition;
  const card = useVersioned<CompetitionValues, typeof officeCompetitions.change>({
    call: calls.competitions.change,
    newest: { values: valuesOf(competition), version },
    argsOf: ({ starts_at: starts, ends_at: ends, ...patch }, of) => ({
      params: { id },
      // An emptied moment is no moment: the one that stands is sent on.
      body: { version: of, ...patch, ...(starts && { starts_at: starts }), ...(ends && { ends_at: ends }) },
    }),
    draftKey: `competition ${id}`,
  });
  const moderate = useAct(calls.competitions.moderate, {
    rereads: true,
    onDone: ({ values }) => toast(t(values.state === 'draft' ? 'done.hide' : 'done.publish')),
  });
  const isHidden = state === 'draft';
  const isSaved = card.count === 0;
  const errorOf = (field: string): string | undefined => fieldProblem(card.error, field);
  const isTold = Object.keys(card.values).some((field) => errorOf(field) !== undefined);
  const inWords = (field: string, value: unknown): string => {
    if (typeof value === 'number') return dayTime(value, timezone);
    if (field === 'type' && value === competition.type.public_id) return competition.type.title;
    return typeof value === 'string' && value ? value : '–';
  };
  return (
    <>
      <PageHead
        title={competition.title}
        isName
        state={<CompetitionState state={state} />}
        facts={<Link to={`/clubs/${club.public_id}`}>{club.title}</Link>}
        present={{ kind: 'club_competition', id }}
        actions={
          mayEdit && (
            <Button
              kind={isHidden ? 'primary' : 'line'}
              disabled={!isSaved}
              isBusy={moderate.isPending}
              onClick={() =>
                moderate.mutate({ params: { id }, body: { version, state: isHidden ? 'published' : 'draft' } })
              }
            >
              {t(isHidden ? 'publish' : 'hide')}
            </Button>
          )
        }
      />
      <ProblemNote error={moderate.error} />
      <DraftNote card={card} />
      {!competition.is_club_shown && (
        <Note kind="warn" role="status">
          <p>{t('clubHidden')}</p>
        </Note>
      )}
      <Split
        side={
          <>
            <Card title={t('results')}>
              <ul className={css['stack']}>
                <li>{t('counted', { count: competition.results })}</li>
                <li>{t('waiting', { count: linked.new })}</li>
                <li>{t('declined', { count: linked.declined })}</li>
                {outside > 0 && <li>{t('outside', { count: outside })}</li>}
              </ul>
            </Card>
            <History call={calls.competitions.history} id={id} />
          </>
        }
      >
        <Card title={t('about')}>
          <fieldset className={css['stack']} disabled={!mayEdit}>
            <CompetitionFields
              values={card.values}
              timezone={timezone}
              isTypeKept={linked.new + linked.accepted + linked.declined > 0}
              set={card.set}
              errorOf={errorOf}
            />
          </fieldset>
        </Card>
      </Split>
      <SaveBar
        count={card.count}
        isBusy={card.isBusy}
        problem={!isTold && <ProblemNote error={card.error} />}
        onSave={card.save}
        onUndo={card.undo}
      />
      <ConflictWindow
        card={card}
        label={(field) => (t.has(`field.${field}` as 'field.type') ? t(`field.${field}` as 'field.type') : field)}
        show={inWords}
      />
    </>
  );
};
