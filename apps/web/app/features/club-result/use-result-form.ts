import type { Club, ClubCompetition, CompetitionType } from '@trassa/contracts';
import { HttpError } from '@trassa/contracts/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import type { UploadedFile } from '../../shared/api/upload-file.ts';
import { SITE_ZONE } from '../../shared/format/use-format.ts';
import { useSentForm } from '../../shared/forms/use-sent-form.ts';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import { blankResult, bodyOf, problemsOf, runningOf, startOf, type TypedResult } from './typed-result.ts';

/** What became of a sending: `message` are the server's words. `isAtField`: what is wrong stands at a field too. */
export type Outcome = {
  kind: 'saved' | 'kept' | 'failed';
  message: string;
  competition: string;
  isAtField?: boolean;
};

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
  // What the page itself puts into the fields; another turn draws them anew with it.
  const [start, setStart] = useState(() => ({ ...startOf(competitions, asked), turn: 0 }));
  const [picture, setPicture] = useState<UploadedFile | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const type = types.find(({ public_id: id }) => id === start.competition_type) ?? null;
  const running = runningOf(competitions, start.competition_type);
  const competition = running.find(({ public_id: id }) => id === start.competition) ?? null;
  const form = useSentForm(blankResult, (typed) => {
    const zone = club.location.timezone ?? SITE_ZONE;
    return problemsOf(typed, { unit: type?.unit ?? null, competition, picture, zone, now: Date.now() / 1000 });
  });

  const chooseType = (next: string): void => {
    const [only, ...others] = runningOf(competitions, next);
    const unit = types.find(({ public_id: id }) => id === next)?.unit;
    const { distance, result } = form.read();
    setStart((now) => ({
      ...now,
      competition_type: next,
      competition: only && others.length === 0 ? only.public_id : '',
      // A distance goes with a time alone, and is still there when a time is asked again.
      distance: (type?.unit ?? 'time') === 'time' ? distance : now.distance,
      result: unit === type?.unit ? result : '',
    }));
    form.forget('competition_type', 'competition', 'result', 'date');
  };
  const chooseCompetition = (next: string): void => {
    setStart((now) => ({ ...now, competition: next }));
    form.forget('competition', 'date');
  };
  const takePicture = (next: UploadedFile | null): void => {
    setPicture(next);
    form.forget('picture');
  };
  /** An official result of the person takes the place of what is typed. */
  const take = (part: Partial<TypedResult>): void => {
    const { competition_type: _, competition: chosen, ...typed } = form.read();
    setStart((now) => ({ ...now, ...typed, competition: chosen || now.competition, ...part, turn: now.turn + 1 }));
    form.forget('result', 'date', 'link', 'picture');
  };
  const failedText = errorText({ id: 'club_results_failed' });
  const send = async (typed: TypedResult, unit: CompetitionType['unit'], into: ClubCompetition): Promise<void> => {
    const own = { ownErrors: true };
    const body = bodyOf(typed, { type: start.competition_type, unit, picture });
    const { message, values } = await request(calls.clubs.handIn, { body }, own);
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
  const submit = async (typed: TypedResult): Promise<void> => {
    if (type === null || competition === null) return;
    setOutcome(null);
    try {
      await send(typed, type.unit, competition);
    } catch (error) {
      const isAtField = error instanceof HttpError && form.hasPlaceFor(error);
      if (isAtField) form.refuse(error.answer.errors ?? {});
      const message = error instanceof HttpError && error.status === 429 ? error.answer.message : failedText;
      setOutcome({ kind: 'failed', message, competition: competition.title, isAtField });
    } finally {
      void client.invalidateQueries({ queryKey: ['handed-results'] });
      void client.invalidateQueries({ queryKey: ['club'] });
    }
  };
  const again = (): void => {
    setStart(({ turn }) => ({ ...startOf(competitions, asked), turn: turn + 1 }));
    setPicture(null);
    form.reset();
    setOutcome(null);
  };
  return {
    form,
    attributes: form.bind((typed) => form.run(() => submit(typed))),
    start,
    type,
    running,
    competition,
    picture,
    outcome,
    chooseType,
    chooseCompetition,
    takePicture,
    take,
    again,
  };
};
export type ResultFormState = ReturnType<typeof useResultForm>;
