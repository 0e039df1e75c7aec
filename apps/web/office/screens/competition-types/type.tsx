import { useQuery } from '@tanstack/react-query';
import type { officeCompetitionTypes, OfficeCompetitionTypeCard } from '@trassa/contracts/office';
import { competitionUnits } from '@trassa/rules';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { useMayInHouse } from '../../shared/door/in-house.ts';
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
import { RemoveType } from './remove-type.tsx';
import { effectsOf, TypeFields, type TypeValues } from './type-fields.tsx';

/** /admin/clubs/competition-types/:id: its words, what is measured, and what was done to it. */
export const CompetitionTypeCard = () => {
  const { id = '' } = useParams();
  const type = useQuery(read(calls.competitionTypes.read, { params: { id } }));
  return <ReadState read={type}>{({ values }) => <Sheet key={values.public_id} type={values} />}</ReadState>;
};

const valuesOf = (type: OfficeCompetitionTypeCard): TypeValues => ({
  title_ru: type.title_ru,
  title_en: type.title_en,
  unit: type.unit,
  distance: type.distance,
  with_obstacles: type.with_obstacles,
  description_ru: type.description_ru,
  description_en: type.description_en,
});

const Sheet = ({ type }: { type: OfficeCompetitionTypeCard }) => {
  const t = useTranslations('competitionTypes');
  const mayEdit = useMayInHouse()('clubs.edit');
  const { public_id: id, competitions, results } = type;
  const card = useVersioned<TypeValues, typeof officeCompetitionTypes.change>({
    call: calls.competitionTypes.change,
    newest: { values: valuesOf(type), version: type.version },
    argsOf: (patch, version, values) => ({ params: { id }, body: { ...patch, ...effectsOf(values), version } }),
    draftKey: `competition type ${id}`,
  });
  const errorOf = (field: string): string | undefined => fieldProblem(card.error, field);
  const isTold = Object.keys(card.values).some((field) => errorOf(field) !== undefined);
  const inWords = (field: string, value: unknown): string => {
    const unit = field === 'unit' ? competitionUnits.find((one) => one === value) : undefined;
    if (unit) return t(`unit.${unit}`);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return typeof value === 'number' || (typeof value === 'string' && value) ? String(value) : '–';
  };
  return (
    <>
      <PageHead
        title={type.title_ru}
        isName
        facts={
          competitions > 0 ? (
            <Link to={`/clubs/competitions?f.type=${id}`}>{t('counts', { competitions, results })}</Link>
          ) : (
            t('counts', { competitions, results })
          )
        }
        present={{ kind: 'competition_type', id }}
        actions={mayEdit && <RemoveType type={type} />}
      />
      <DraftNote card={card} />
      <Split side={<History call={calls.competitionTypes.history} id={id} />}>
        <Card title={t('about')}>
          <fieldset className={css['stack']} disabled={!mayEdit}>
            <TypeFields values={card.values} isKept={results > 0} set={card.set} errorOf={errorOf} />
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
        label={(field) => (t.has(`field.${field}` as 'field.unit') ? t(`field.${field}` as 'field.unit') : field)}
        show={inWords}
      />
    </>
  );
};
