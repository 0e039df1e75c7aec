import { HttpError } from '@trassa/contracts/client';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../app/shared/ui/states/load-failed.tsx';
import { problemOf } from '../api/problem.ts';
import { NoRight } from '../frame/no-right.tsx';
import { NotFound } from '../frame/not-found.tsx';
import { useProblemText } from '../words/problem-text.ts';
import { LoadingRows } from './loading-rows.tsx';

type Props<T> = {
  read: UseQueryResult<T>;
  skeleton?: ReactNode;
  children(data: T): ReactNode;
};

/** States of whatever a screen reads: coming, not there or not ours (the same words), refused, failed with a retry, or the data. BO-154 */
export const ReadState = <T,>({ read, skeleton = <LoadingRows />, children }: Props<T>) => {
  const text = useProblemText();
  if (read.data !== undefined) return children(read.data);
  if (!read.isError) return skeleton;
  if (read.error instanceof HttpError && read.error.status === 404) return <NotFound />;
  if (read.error instanceof HttpError && read.error.answer.code === 'role_required')
    return <NoRight text={text(problemOf(read.error))} />;
  return <LoadFailed text={text(problemOf(read.error))} isBusy={read.isFetching} onRetry={() => void read.refetch()} />;
};
