import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed.tsx';

/** What a query of TanStack tells of a read. */
export type ReadState<T> = {
  data: T | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch(): unknown;
};

type Props<T> = {
  read: ReadState<T>;
  /** Stands where the data will stand; it says that something is loading. */
  skeleton: ReactNode;
  /** What did not load, in words. */
  failed: string;
  children(data: T): ReactNode;
};

/**
 * The one order of states of whatever the browser loads: the skeleton, then the data or the error with a way to try again.
 * Data that were read stay when a later reading fails.
 */
export const Loaded = <T,>({ read, skeleton, failed, children }: Props<T>) => {
  if (read.data !== undefined) return children(read.data);
  if (!read.isError) return skeleton;
  return <LoadFailed text={failed} isBusy={read.isFetching} onRetry={() => void read.refetch()} />;
};
