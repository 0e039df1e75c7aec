import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { showGlobalError } from './api/global-error.ts';

type Props<Module> = {
  /** One of a kind: the part is loaded once. */
  name: string;
  load(): Promise<Module>;
  isOpen: boolean;
  onClose(): void;
  children(module: Module): ReactNode;
};

/** A window whose code comes when it is first opened; without a network it says so, shuts, and can be opened again. */
export const LateWindow = <Module,>({ name, load, isOpen, onClose, children }: Props<Module>) => {
  const part = useQuery({ queryKey: ['part', name], queryFn: load, staleTime: Infinity, enabled: isOpen });
  const shut = useEffectEvent(() => {
    showGlobalError({ id: 'network' });
    onClose();
  });
  const isFailed = isOpen && part.isError;
  useEffect(() => {
    if (isFailed) shut();
  }, [isFailed]);
  return part.data && children(part.data);
};
