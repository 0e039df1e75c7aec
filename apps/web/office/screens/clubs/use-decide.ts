import { HttpError } from '@trassa/contracts/client';
import type { OfficeClubResult } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { problemOf } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useProblemText } from '../../shared/words/problem-text.ts';

/** The result stands otherwise than it was seen, or is gone with its person. */
const lostCodes: ReadonlySet<string> = new Set(['state', 'conflict', 'not_found']);

type Options = {
  onDone(result: OfficeClubResult): void;
  /** Somebody else has decided, or has it before him: it is told in the corner, and what stands is read anew. */
  onLost(): void;
};

/** A word on a result, and taking one's own back. */
export const useDecide = ({ onDone, onLost }: Options) => {
  const t = useTranslations('clubResults');
  const text = useProblemText();
  const lost = (error: Error): void => {
    if (!(error instanceof HttpError) || !lostCodes.has(error.answer.code ?? '')) return;
    toast(text(problemOf(error)), 'alert');
    reset();
    onLost();
  };
  const decide = useAct(calls.clubResults.decide, {
    leave: ({ values }) => onDone(values),
    onDone: ({ values }) => toast(t(`done.${values.state}`, { person: values.person ?? t('nameless') })),
  });
  const undo = useAct(calls.clubResults.undo, {
    leave: ({ values }) => onDone(values),
    onDone: () => toast(t('done.undo')),
  });
  const reset = (): void => {
    decide.reset();
    undo.reset();
  };
  const aboutOf = ({ public_id: id, version }: OfficeClubResult) => ({ params: { id }, version });
  return {
    isBusy: decide.isPending || undo.isPending,
    error: decide.error,
    undoError: undo.error,
    reset,
    accept(result: OfficeClubResult) {
      const { params, version } = aboutOf(result);
      undo.reset();
      decide.mutate({ params, body: { version, accept: true } }, { onError: lost });
    },
    decline(result: OfficeClubResult, reason: string) {
      const { params, version } = aboutOf(result);
      undo.reset();
      decide.mutate({ params, body: { version, accept: false, reason } }, { onError: lost });
    },
    undo(result: OfficeClubResult) {
      const { params, version } = aboutOf(result);
      decide.reset();
      undo.mutate({ params, body: { version } }, { onError: lost });
    },
  };
};
