import { type ReactNode, useState } from 'react';
import { Icon } from '../icon.tsx';
import css from './fold.module.css';

type Props = { title: string; onOpen(): void; children: ReactNode };

/** A section that opens; what is in it is asked for on its first opening. */
export const Fold = ({ title, onOpen, children }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={css['fold']}
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
        if (event.currentTarget.open) onOpen();
      }}
    >
      <summary>
        <h2>{title}</h2>
        <Icon name="down" />
      </summary>
      {isOpen && <div className={css['content']}>{children}</div>}
    </details>
  );
};
