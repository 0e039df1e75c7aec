import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { entriesGone } from './back-steps.ts';

/**
 * A window that the address itself opens, told of the page below as its `pageBelow`. Shut, its address gives way to that of
 * the page below: otherwise "back" would open it again.
 */
export const useAddressWindow = (below: string): { isShut: boolean; shut(): void } => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [shutAt, setShutAt] = useState<string | null>(null);
  const isShut = shutAt === key;
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
