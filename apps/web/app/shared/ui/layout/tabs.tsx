import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import type from '../../styles/type.module.css';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import css from './tabs.module.css';

export type TabItem = { id: string; label: ReactNode; state?: 'done' | 'error' | undefined; panel: ReactNode };
type Props = {
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange(id: string): void;
  /** Keeps hidden panels in the page, so that what is typed and its refusals stay. */
  keepsPanels?: boolean;
};

/** Tabs that slide sideways when there are many; done and wrong ones carry a mark and words, not colour alone. */
export const Tabs = ({ label, items, value, onChange, keepsPanels = false }: Props) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current && chosen) {
      list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
    }
  }, [value]);
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(String(next))}>
      <Base.List ref={list} className={css['tabs']} aria-label={label}>
        {items.map((item) => (
          <Base.Tab key={item.id} value={item.id} className={classes(css['tab'], item.state && css[item.state])}>
            {item.label}
            {item.state && <TabMark state={item.state} />}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.id} value={item.id} keepMounted={keepsPanels} className={css['panel']}>
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
};

const TabMark = ({ state }: { state: 'done' | 'error' }) => {
  const t = useTranslations('ui');
  return (
    <>
      <span className={css['mark']} aria-hidden="true">
        {state === 'done' ? <Icon name="check" size="xs" /> : '!'}
      </span>
      <span className={type['hidden']}>, {t(state === 'done' ? 'tabDone' : 'tabError')}</span>
    </>
  );
};
