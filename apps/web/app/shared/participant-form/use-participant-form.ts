import type { EventFormat } from '@trassa/contracts';
import type { SizeLeft } from '@trassa/rules';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLanguage } from '../i18n/language.tsx';
import type { ParticipantAnswers, Problems } from './answers.ts';
import { hasStranger, otherFormat, translated } from './other-language.ts';
import { asksTeam, everyQuestion, problemsOf } from './problems.ts';
import { answersOf, keyOf, teamKeys, type TypedAnswers, typedOf } from './typed-answers.ts';
import { useDraft } from './use-draft.ts';

type Options = {
  format: EventFormat;
  sizes: readonly SizeLeft[];
  initial: ParticipantAnswers;
  onChange(answers: ParticipantAnswers, isComplete: boolean, problems: Problems): void;
};

const isFilled = (value: string | boolean | undefined): boolean => typeof value === 'string' && value.trim() !== '';

/** State of one participant: what is typed, what is wrong with it, and the draft that goes out after every change. */
export const useParticipantForm = ({ format, sizes, initial, onChange }: Options) => {
  const { language } = useLanguage();
  const [start] = useState(initial);
  const [now] = useState(() => Date.now() / 1000);
  const every = useMemo(() => everyQuestion(format, sizes), [format, sizes]);
  const [defaultValues] = useState(() => {
    const typed = typedOf(start, every);
    const gender = keyOf('gender');
    return isFilled(typed[gender]) || format.gender === null ? typed : { ...typed, [gender]: format.gender };
  });
  // Answers of an earlier visit speak up at once, blank ones wait until they are left.
  const [restored] = useState(
    () => new Set(Object.keys(defaultValues).filter((key) => isFilled(defaultValues[key]) && key !== teamKeys.mode)),
  );
  const { control, setValue, getValues, setFocus } = useForm<TypedAnswers>({ defaultValues });
  const typed = useWatch({ control }) as TypedAnswers;
  const answers = useMemo(() => answersOf(typed, every, start), [typed, every, start]);
  const problems = useMemo(() => problemsOf(typed, answers, format, sizes, now), [typed, answers, format, sizes, now]);
  const fill = useCallback(
    (values: TypedAnswers): void => {
      for (const [key, value] of Object.entries(values)) setValue(key, value, { shouldDirty: true });
    },
    [setValue],
  );
  const report = useDraft(answers, problems, onChange);
  const isStrange = hasStranger(typed, every);
  const other = useQuery({ ...otherFormat(format.public_id, language), enabled: isStrange }).data;
  useEffect(() => {
    if (isStrange && other) fill(translated(getValues(), other, format));
  }, [isStrange, other, format, fill, getValues]);
  return { control, setFocus, every, typed, answers, problems, restored, isTeamAsked: asksTeam(format), fill, report };
};
