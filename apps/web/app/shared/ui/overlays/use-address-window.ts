import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { entriesGone } from './back-steps.ts';
import { setPageBelow } from './use-back-closes.ts';

/**
 * A window that the address itself opens while it asks for one. Shut, its address gives way to that of the page below: otherwise "back" would
 * open it again.
 */
export const useAddressWindow = (below: string, isAsked: boolean): { isShut: boolean; shut(): void } => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [shutAt, setShutAt] = useState<string | null>(null);
  const isShut = shutAt === key;
  const isOpen = isAsked && !isShut;
  // Before the window adds its entry, which effects do.
  useLayoutEffect(() => {
    setPageBelow(isOpen ? below : null);
    return () => setPageBelow(null);
  }, [isOpen, below]);
  useEffect(() => {
    if (!isShut) return undefined;
    let isHere = true;
    void entriesGone().then(() => isHere && navigate(below, { replace: true, preventScrollReset: true }));
    return () => {
      isHere = false;
    };
  }, [isShut, below, navigate]);
  return { isShut, shut: () => setShutAt(key) };
};
