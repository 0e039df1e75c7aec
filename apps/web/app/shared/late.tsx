import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { LoadFailed } from './ui/states/load-failed.tsx';
import { Skeleton } from './ui/states/skeleton.tsx';

type Props<Module> = {
  /** One of a kind: the part is loaded once. */
  name: string;
  load(): Promise<Module>;
  /** CSS height of what is coming. */
  height: string;
  children(module: Module): ReactNode;
};

/** A part of a page that few open: its code comes when it is shown, and can be asked for again when the network fails. */
export const Late = <Module,>({ name, load, height, children }: Props<Module>) => {
  const u = useTranslations('ui');
  const part = useQuery({ queryKey: ['part', name], queryFn: load, staleTime: Infinity });
  if (part.data) return children(part.data);
  if (part.isError)
    return <LoadFailed text={u('partFailed')} isBusy={part.isFetching} onRetry={() => void part.refetch()} />;
  return (
    <div role="status" aria-label={u('partLoading')}>
      <Skeleton height={height} />
    </div>
  );
};
