import type { EventFormat } from '@trassa/contracts';
import { questionsOf, type Question, type SizeLeft } from '@trassa/rules';
import { useImperativeHandle, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorText } from '../i18n/error-text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Note } from '../ui/states/note.tsx';
import { Late } from '../late.tsx';
import { ClubQuestion } from './questions/club-question.tsx';
import { copyOf, personOf } from './copy-answers.ts';
import type { ParticipantFormProps } from './answers.ts';
import css from './participant-form.module.css';
import { nameOf } from './people-of.ts';
import { QuestionField } from './questions/question-field.tsx';
import { TeamQuestion } from './questions/team-question.tsx';
import { keyOf, teamKeys, type TypedAnswers } from './typed-answers.ts';
import { useParticipantForm } from './use-participant-form.ts';
import { useServerErrors } from './use-server-errors.ts';

type Props = ParticipantFormProps & { format: EventFormat; sizes: readonly SizeLeft[] };

/** The participant first, then what the format wants to know, long things last. */
const order: Partial<Record<Question['type'], number>> = {
  name: 0,
  birth_date: 1,
  gender: 2,
  region: 3,
  phone: 4,
  cluster: 5,
  file: 6,
  size: 7,
  option: 8,
  text: 9,
  number: 9,
  date: 9,
  email: 9,
  checkbox: 10,
  license_file: 11,
  number_choice: 12,
};
const inOrder = (questions: readonly Question[]): Question[] =>
  questions.toSorted((a, b) => (order[a.type] ?? 9) - (order[b.type] ?? 9));

export const ParticipantFields = ({
  ref,
  id,
  format,
  sizes,
  answers: initial,
  serverErrors,
  isEveryErrorShown,
  holdId,
  kept,
  copyFrom,
  othersNamed,
  onChange,
}: Props) => {
  const t = useTranslations('participant');
  const errorText = useErrorText();
  const server = useServerErrors(serverErrors);
  const form = useParticipantForm({ format, sizes, initial, onChange });
  const { control, typed, answers, problems, restored, every, isTeamAsked, report } = form;
  useImperativeHandle(ref, () => ({ report }), [report]);
  const questions = inOrder(questionsOf(format, sizes, answers.info));
  const copied = copyFrom ? copyOf(copyFrom.answers, typed, every, isTeamAsked) : {};
  const take = (values: TypedAnswers): void => {
    form.fill(values);
    for (const field of Object.keys(values)) server.clear(field);
  };
  const fill = (): void => {
    take(copied);
    form.setFocus(keyOf('first_name'));
  };
  const ofTeam = Object.fromEntries(
    Object.values(teamKeys).flatMap((key) => (key in copied ? [[key, copied[key] ?? '']] : [])),
  );
  const teamTitle = copyFrom?.answers.team?.title;
  const teamBeside =
    copyFrom && Object.keys(ofTeam).length > 0
      ? {
          label: teamTitle ? t('teamSame', { title: teamTitle }) : t('teamSameAs', { from: copyFrom.label }),
          onTake: () => {
            form.fill(ofTeam);
            server.clear('team');
          },
        }
      : null;
  // It stays when somebody is named: nothing jumps under the finger, and a wrong press is mended by another.
  const [wasNameless] = useState(() => nameOf(initial.info ?? {}) === '');
  const errorOf = (field: string, isTouched: boolean): string | undefined => {
    const told = server.of(field);
    const problem = problems[field];
    if (told !== undefined || !problem) return told;
    const isSaid = isEveryErrorShown || isTouched || restored.has(keyOf(field)) || problem.id === 'date_format';
    return isSaid ? errorText(problem) : undefined;
  };
  const shared = {
    id,
    control,
    format,
    sizes,
    holdId,
    keptTeam: kept?.team ?? null,
    teamBeside,
    isFirst: copyFrom === null,
    errorOf,
    onEdit: server.clear,
  };
  return (
    <div className={css['frame']}>
      {format.notes && (
        <Note className={css['top']}>
          <b>{t('notes')}</b>
          <p>{format.notes}</p>
        </Note>
      )}
      {othersNamed && wasNameless && (
        <Late name="known-people" load={() => import('./known-people.tsx')} height="48px">
          {({ KnownPeople }) => (
            <KnownPeople
              className={css['top']}
              named={nameOf(answers.info ?? {})}
              taken={othersNamed}
              onPick={(info) => take(personOf(info, every, format.gender))}
              onShirt={(size) => {
                const key = keyOf('item_size');
                const { [key]: known } = personOf({ item_size: size }, every, format.gender);
                if (known !== undefined && !typed[key]) take({ [key]: known });
              }}
            />
          )}
        </Late>
      )}
      {copyFrom && Object.keys(copied).length > 0 && (
        <Button kind="line" size="sm" className={css['top']} onClick={fill}>
          <Icon name="copy" size="s" /> {t('copy', { from: copyFrom.label })}
        </Button>
      )}
      <div className={css['fields']}>
        {questions.map((question) => (
          <QuestionField key={question.field} {...shared} question={question} />
        ))}
        {isTeamAsked && <TeamQuestion {...shared} />}
        <ClubQuestion {...shared} />
      </div>
    </div>
  );
};
