import { lazy, Suspense, useEffect, useState } from 'react';
import type { DialogProps, SheetProps } from './overlay-props.ts';

const load = () => import('./overlay-window.tsx');
const SheetWindow = lazy(async () => ({ default: (await load()).SheetWindow }));
const DialogWindow = lazy(async () => ({ default: (await load()).DialogWindow }));

/** Whether the window was ever asked for; its code is fetched in a quiet moment, before anybody presses. */
const useIsNeeded = (isOpen: boolean): boolean => {
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), 3000);
    return () => clearTimeout(timer);
  }, []);
  return isNeeded;
};

/** A sheet at the right edge, 560 px wide; on phones the whole window. Focus stays inside and returns after closing. */
export const Sheet = (props: SheetProps) =>
  useIsNeeded(props.isOpen) && (
    <Suspense>
      <SheetWindow {...props} />
    </Suspense>
  );

/** A question or a message in the middle of the window. */
export const Dialog = (props: DialogProps) =>
  useIsNeeded(props.isOpen) && (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  );
