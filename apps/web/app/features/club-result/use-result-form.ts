import type { Club, ClubCompetition, CompetitionType } from '@trassa/contracts';
import { HttpError } from '@trassa/contracts/client';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { SITE_ZONE } from '../../shared/format/use-format.ts';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import {
  bodyOf,
  problemsOf,
  type ResultField,
  resultFields,
  runningOf,
  startOf,
  type TypedResult,
} from './typed-result.ts';

/** What became of a sending: `message` are the server's words. */
export type Outcome = { kind: 'saved' | 'kept' | 'failed'; message: string; competition: string };

type Options = {
  club: Club;
  types: readonly CompetitionType[];
  competitions: readonly ClubCompetition[];
  /** Competition of the address. */
  asked: string | null;
};

/**
 * State of the form. A result is handed in first, then linked with the competition of the club (CLUB-08); whatever fails,
 * what is typed stays (CLUB-10).
 */
export const useResultForm = ({ club, types, competitions, asked }: Options) => {
  const errorText = useErrorText();
  const client = useQueryClient();
  const formRef = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<TypedResult>(() => startOf(competitions, asked));
  const [errors, setErrors] = useState<{ readonly [field in ResultField]?: string | undefined }>({});
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const type = types.find(({ public_id: id }) => id === typed.type) ?? null;
  const running = runningOf(competitions, typed.type);
  const competition = running.find(({ public_id: id }) => id === typed.competition) ?? null;

  const edit = (part: Partial<TypedResult>, ...fields: ResultField[]): void => {
    setTyped((now) => ({ ...now, ...part }));
    setErrors((now) => ({ ...now, ...Object.fromEntries(fields.map((field) => [field, undefined])) }));
  };
  const chooseType = (next: string): void => {
    const [only, ...others] = runningOf(competitions, next);
    const isSameUnit = types.find(({ public_id: id }) => id === next)?.unit === type?.unit;
    edit(
      {
        type: next,
        competition: only && others.length === 0 ? only.public_id : '',
        ...(isSameUnit ? {} : { result: '' }),
      },
      'competition_type',
      'competition',
      'result',
      'date',
    );
  };
  const refuse = (wrong: typeof errors): void => {
    setErrors(wrong);
    const first = resultFields.find((field) => wrong[field]);
    requestAnimationFrame(() => formRef.current?.querySelector<HTMLElement>(`#result-${first}`)?.focus());
  };
  const failedText = errorText({ id: 'club_results_failed' });
  const send = async (unit: CompetitionType['unit'], into: ClubCompetition): Promise<void> => {
    const own = { ownErrors: true };
    const { message, values } = await request(calls.clubs.handIn, { body: bodyOf(typed, unit) }, own);
    const named = { message, competition: into.title };
    try {
      const params = { competition: values.public_id, club: club.public_id };
      await request(calls.clubs.link, { params, body: { club_competition: into.public_id } }, own);
      setOutcome({ kind: 'saved', ...named });
    } catch (error) {
      const told = error instanceof HttpError && error.status === 400 ? error.answer.message : failedText;
      setOutcome({ kind: 'kept', ...named, message: told });
    }
  };
  const submit = async (): Promise<void> => {
    const zone = club.location.timezone ?? SITE_ZONE;
    const problems = problemsOf(typed, { unit: type?.unit ?? null, competition, zone, now: Date.now() / 1000 });
    const wrong = Object.entries(problems).map(([field, problem]) => [field, errorText(problem)]);
    if (wrong.length > 0 || type === null || competition === null)
      return refuse(Object.fromEntries(wrong) as typeof errors);
    setErrors({});
    setOutcome(null);
    setIsBusy(true);
    try {
      await send(type.unit, competition);
    } catch (error) {
      const told = error instanceof HttpError ? (error.answer.errors ?? {}) : {};
      if (resultFields.some((field) => told[field])) refuse(told);
      const message = error instanceof HttpError && error.status === 429 ? error.answer.message : failedText;
      setOutcome({ kind: 'failed', message, competition: competition.title });
    } finally {
      setIsBusy(false);
      void client.invalidateQueries({ queryKey: ['handed-results'] });
      void client.invalidateQueries({ queryKey: ['club'] });
    }
    return undefined;
  };
  const again = (): void => {
    setTyped(startOf(competitions, asked));
    setOutcome(null);
  };
  return { formRef, typed, type, running, competition, errors, outcome, isBusy, edit, chooseType, submit, again };
};
export type ResultFormState = ReturnType<typeof useResultForm>;
