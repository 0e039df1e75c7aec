import { HttpError, NoAnswerError } from '@trassa/contracts/client';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { WaitNote } from './account/wait-note.tsx';
import { useSecondsTo } from './ui/countdown.tsx';
import { LoadFailed } from './ui/states/load-failed.tsx';

type Failed = Pick<UseQueryResult, 'error' | 'errorUpdatedAt' | 'isFetching' | 'refetch'>;

/** Without `retry-after`, seconds. */
const USUAL_WAIT = 60;

/**
 * A reading that failed and the way to try again: asked too often says when, a refusal speaks for itself, and the network and
 * the site are blamed for their own faults alone.
 */
export const ReadFailed = ({
  of: read,
  text,
}: {
  of: Failed;
  /** What did not come, one sentence. */ text: string;
}) => {
  const u = useTranslations('ui');
  const { error } = read;
  const again = (why: string): ReactNode => (
    <LoadFailed text={why} isBusy={read.isFetching} onRetry={() => void read.refetch()} />
  );
  if (!(error instanceof HttpError && error.status === 429)) {
    const refusal = error instanceof HttpError && error.status < 500 ? error.answer.message : '';
    return again(`${text} ${refusal || (error instanceof NoAnswerError ? u('checkNetwork') : u('ourFault'))}`);
  }
  const until = read.errorUpdatedAt / 1000 + (error.retryAfter ?? USUAL_WAIT);
  return (
    <Waiting until={until} text={error.answer.message}>
      {again(u('mayRetry'))}
    </Waiting>
  );
};

const Waiting = ({ until, text, children }: { until: number; text: string; children: ReactNode }) =>
  useSecondsTo(until) === 0 ? children : <WaitNote wait={{ until, text }} />;
