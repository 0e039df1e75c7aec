import { useQuery } from '@tanstack/react-query';
import { HttpError } from '@trassa/contracts/client';
import type { TicketFormOf } from '@trassa/contracts/office';
import { questionsOf } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { CheckField } from '../../../../app/shared/ui/fields/check-field.tsx';
import { TextArea } from '../../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { read } from '../../../shared/api/query.ts';
import { ConflictWindow } from '../../../shared/saving/conflict-window.tsx';
import { useVersioned } from '../../../shared/saving/use-versioned.ts';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import { ReadState } from '../../../shared/ui/read-state.tsx';
import { SaveBar } from '../../../shared/ui/save-bar.tsx';
import css from './edit-form.module.css';
import { ClubField, TeamField } from './club-and-team.tsx';
import { bodyOf, type FormValues, valuesOf } from './form-values.ts';
import { QuestionInput } from './question-input.tsx';

type Props = {
  id: string;
  labelOf(field: string, label: string | null): string;
  onDone(): void;
};

/** The form of the site in the hands of the staff (BO-055): the questions of the format, its rules, one bar that saves. */
export const EditForm = ({ id, ...props }: Props) => {
  const form = useQuery(read(calls.tickets.form, { params: { id } }));
  return <ReadState read={form}>{({ values }) => <Fields id={id} form={values} {...props} />}</ReadState>;
};

const Fields = ({ id, form, labelOf, onDone }: Props & { form: TicketFormOf }) => {
  const t = useTranslations('tickets');
  const [mayAge, setMayAge] = useState(false);
  const [reason, setReason] = useState('');
  const [code, setCode] = useState('');
  const card = useVersioned({
    call: calls.tickets.edit,
    newest: { values: valuesOf(form), version: form.version },
    argsOf: (patch: FormValues, version) => ({
      params: { id },
      body: {
        version,
        ...bodyOf(patch, code),
        override: mayAge ? ['age' as const] : [],
        ...(mayAge ? { reason } : {}),
      },
    }),
  });
  const questions = questionsOf(form.format, form.sizes, card.values).filter(({ type }) => type !== 'number_choice');
  const errorOf = (field: string): string | undefined =>
    fieldProblem(card.error, `info.${field}`) ?? fieldProblem(card.error, field);
  const isAge = card.error instanceof HttpError && card.error.answer.code === 'age';
  const isAtField =
    [...questions, { field: 'club' }, { field: 'team' }].some(({ field }) => errorOf(field)) ||
    fieldProblem(card.error, 'reason');
  return (
    <>
      <div className={css['fields']}>
        {questions.map((question) => {
          const { field } = question;
          const mask = form.masked[field] ?? null;
          const isTyped = field in card.patch;
          return (
            <QuestionInput
              key={field}
              form={form}
              question={question}
              label={labelOf(field, question.label ?? null)}
              value={mask === null || isTyped ? card.values[field] : ''}
              mask={mask}
              error={errorOf(field)}
              onChange={(value) => card.set(field, mask !== null && value === '' ? mask : value)}
            />
          );
        })}
        <ClubField
          id={id}
          label={labelOf('club', null)}
          kept={form.club}
          value={card.values['club'] as string | null}
          error={errorOf('club')}
          onChange={(club) => card.set('club', club)}
        />
        {/* Tickets of a whole team stay in it (DEC-55). */}
        {form.format.isTeam && !(form.team && form.format.team_all) && (
          <TeamField
            id={id}
            label={labelOf('team', null)}
            kept={form.team}
            value={card.values['team'] as string | null}
            error={errorOf('team')}
            onChange={(team) => card.set('team', team)}
            code={code}
            onCode={setCode}
          />
        )}
        {(isAge || mayAge) && (
          <div className={css['whole']}>
            <CheckField checked={mayAge} onChange={(event) => setMayAge(event.target.checked)}>
              {t('overrideAge')}
            </CheckField>
            {mayAge && (
              <TextArea
                label={t('reasonWhy')}
                hint={t('reasonHint')}
                maxLength={500}
                value={reason}
                error={fieldProblem(card.error, 'reason')}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </div>
        )}
      </div>
      {card.count === 0 && (
        <div>
          <Button kind="line" size="sm" onClick={onDone}>
            {t('closeForm')}
          </Button>
        </div>
      )}
      <SaveBar
        count={card.count}
        isBusy={card.isBusy}
        problem={isAtField && !isAge ? null : <ProblemNote error={card.error} />}
        onSave={card.save}
        onUndo={card.undo}
      />
      <ConflictWindow
        card={card}
        label={(field) => labelOf(field, questions.find((one) => one.field === field)?.label ?? null)}
      />
    </>
  );
};
