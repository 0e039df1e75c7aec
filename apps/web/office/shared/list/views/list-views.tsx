import type { View } from '@trassa/contracts/office';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Icon } from '../../../../app/shared/ui/icon.tsx';
import css from '../list.module.css';
import type { ListName } from '../list-name.ts';
import { type ListParams, queryOf, readParams, toAddress, viewOf } from '../list-query.ts';
import { EditView } from './edit-view.tsx';
import { SaveView } from './save-view.tsx';

type Props = {
  list: ListName;
  /** Built-in ones, by their names. */
  views: Readonly<Record<string, string>>;
  saved: readonly View[];
  words: { view(id: string): string };
  params: ListParams;
};

/** What a list without a view is called, and which view stands now; null: none. */
export const currentView = (
  params: ListParams,
  views: Props['views'],
  saved: readonly View[],
): { id: string; saved: View | null } | null => {
  const built = viewOf(params, views);
  if (built) return { id: built, saved: null };
  const own = viewOf(params, Object.fromEntries(saved.map((view) => [view.public_id, view.query])));
  const found = saved.find(({ public_id: id }) => id === own);
  if (found) return { id: found.public_id, saved: found };
  return built === '' ? { id: '', saved: null } : null;
};

/** Views as tabs: built-in ones, those of all, one's own; the last one keeps what stands now. */
export const ListViews = ({ list, views, saved, words, params }: Props) => {
  const t = useTranslations('list');
  const [isSaving, setSaving] = useState(false);
  const [edited, setEdited] = useState<View | null>(null);
  const current = currentView(params, views, saved);
  const tabs = [
    { id: '', query: '', title: t('all') },
    ...Object.entries(views).map(([id, query]) => ({ id, query, title: words.view(id) })),
    ...saved.map(({ public_id: id, query, name }) => ({ id, query, title: name })),
  ];
  const own = current?.saved?.can_change ? current.saved : null;
  return (
    <>
      <nav className={css['views']} aria-label={t('views')}>
        {tabs.map(({ id, query, title }) => (
          <Link
            key={id}
            to={{ search: toAddress(readParams(new URLSearchParams(query))).toString() }}
            aria-current={current?.id === id ? 'page' : undefined}
          >
            {title}
          </Link>
        ))}
        {own && (
          <button type="button" onClick={() => setEdited(own)}>
            {t('changeView')}
          </button>
        )}
        {current === null && (
          <button type="button" onClick={() => setSaving(true)}>
            <Icon name="plus" size="xs" />
            {t('saveView')}
          </button>
        )}
      </nav>
      {isSaving && (
        <SaveView
          list={list}
          query={queryOf(params)}
          saved={saved.filter(({ can_change: may }) => may)}
          onClose={() => setSaving(false)}
        />
      )}
      {edited && <EditView view={edited} onClose={() => setEdited(null)} />}
    </>
  );
};
