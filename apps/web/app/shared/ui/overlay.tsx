import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useState } from 'react';

type Props = {
  isOpen: boolean;
  /** Asked for by Escape, a press outside, the cross and the browser's "back". */
  onClose(): void;
  /** Named in words: it is what is read aloud on opening. */
  title: ReactNode;
  children: ReactNode;
  /** Where the focus goes on opening; without it, to the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
};

export type SheetProps = Props & {
  /** Above the title: a place, a date. */
  kicker?: ReactNode;
  /** Always in view at the bottom: price and one button. */
  footer?: ReactNode;
};

export type DialogProps = Props & {
  /** Buttons at the bottom: the main one first. */
  actions: ReactNode;
  /** An answer is needed: a press outside does not close. */
  isAlert?: boolean;
};

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
