import type { ReactNode, RefObject } from 'react';

type Props = {
  isOpen: boolean;
  /** Asked for by Escape, a press outside, the cross and the browser's "back". */
  onClose(): void;
  /** Named in words: it is what is read aloud on opening. */
  title: ReactNode;
  children: ReactNode;
  /** Of a window that the address opened: the address of the page under it. */
  pageBelow?: string | undefined;
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
  /** A cross beside the title, where the buttons below only lead through the content. */
  hasCross?: boolean;
  /** An answer is needed: a press outside does not close. */
  isAlert?: boolean;
};
