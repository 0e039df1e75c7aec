import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { createStore, useStore } from '../../store.ts';
import { Button } from '../button.tsx';
import { Icon, type IconName } from '../icon.tsx';
import css from './toast.module.css';

type Item = { id: number; text: string; icon: IconName };
const SHOWN_MS = 6000;
const none: readonly Item[] = [];
const store = createStore<readonly Item[]>(none);
let last = 0;

const dismiss = (id: number): void => store.set(store.get().filter((item) => item.id !== id));

/** Says that something is done, in a corner, for six seconds; read aloud without taking the focus. */
export const toast = (text: string, icon: IconName = 'check'): void => {
  last += 1;
  store.set([...store.get().slice(-2), { id: last, text, icon }]);
};

/** The live region of messages; stands on the page before the first one. Why not Base UI's: docs/adr/0008. */
export const Toasts = () => {
  const items = useStore(store, none);
  return (
    <div className={css['corner']} role="status" aria-live="polite">
      {items.map((item) => (
        <Toast key={item.id} item={item} />
      ))}
    </div>
  );
};

const Toast = ({ item }: { item: Item }) => {
  const t = useTranslations('ui');
  useEffect(() => {
    const timer = setTimeout(() => dismiss(item.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [item.id]);
  return (
    <div className={css['toast']}>
      <Icon name={item.icon} />
      <span>{item.text}</span>
      <Button kind="quiet" isIcon className={css['close']} aria-label={t('close')} onClick={() => dismiss(item.id)}>
        <Icon name="close" size="s" />
      </Button>
    </div>
  );
};
