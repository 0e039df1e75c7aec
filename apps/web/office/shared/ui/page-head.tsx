import type { ReactNode } from 'react';
import { usePageTitle } from '../frame/page-title.ts';
import { CardSteps } from '../keys/card-steps.tsx';
import { Presence, type Present } from '../presence/presence.tsx';
import css from './page-head.module.css';

type Props = {
  title: string;
  /** A name or a number stands as it is written. */
  isName?: boolean;
  /** One line of facts beside the title. */
  facts?: ReactNode;
  /** State of the thing, as a chip. */
  state?: ReactNode;
  /** Whose card it is: who else has it open is told beside the title, and the keys [ and ] lead to its neighbours in the list. */
  present?: Present;
  /** Acts; at most one of them is orange. */
  actions?: ReactNode;
};

/** The head of a screen: what it is, how it stands, what may be done. */
export const PageHead = ({ title, isName = false, facts, state, present, actions }: Props) => {
  usePageTitle(title);
  return (
    <div className={css['head']}>
      <h1 className={isName ? css['name'] : undefined}>{title}</h1>
      {state}
      {facts && <p className={css['facts']}>{facts}</p>}
      {present && <Presence {...present} />}
      {present && <CardSteps />}
      {actions && (
        <div className={css['actions']} data-acts="">
          {actions}
        </div>
      )}
    </div>
  );
};
