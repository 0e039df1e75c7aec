import { type Ref, type ReactNode, type MouseEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { leadTo } from '../../document/lead-to.ts';
import { Note } from './note.tsx';
import css from './error-summary.module.css';

export type SummaryItem = { id: string; text: ReactNode; onOpen?: () => void };
type Props = { items: readonly SummaryItem[]; ref?: Ref<HTMLDivElement>; title?: string };

/** Every refusal of a form with a link to its field. `onOpen` shows a field that is hidden (a tab) before the focus goes there. */
export const ErrorSummary = ({ items, ref, title }: Props) => {
  const t = useTranslations('ui');
  if (items.length === 0) return null;
  const open = (event: MouseEvent, item: SummaryItem): void => {
    event.preventDefault();
    item.onOpen?.();
    leadTo(item.id);
  };
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={css['summary']}>
      <Note kind="error">
        <b>{title ?? t('summary', { count: items.length })}</b>
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              <a href={`#${item.id}`} onClick={(event) => open(event, item)}>
                {item.text}
              </a>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
};
