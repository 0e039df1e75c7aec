import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { Icon } from '../../../../app/shared/ui/icon.tsx';
import { read } from '../../api/query.ts';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../door/session.ts';
import { filtersOf, type ListParams } from '../list-query.ts';
import css from './bulk.module.css';
import type { BulkOfList, BulkRows, BulkWords } from './bulk.ts';
import { BulkDialog, type Said } from './bulk-dialog.tsx';
import { type BulkEnd, BulkOutcome } from './bulk-outcome.tsx';

type Props = {
  bulk: BulkOfList;
  words: BulkWords;
  keys: ReadonlySet<string>;
  /** The query of the list call. */
  asked: ListParams;
  /** The whole page is chosen, and there are more pages. */
  mayTakeAll: boolean;
  total: { readonly count: number; readonly exact: boolean } | undefined;
  onClear(): void;
};

/** What is chosen and what may be done with it, at the bottom (3.1); an act by a filter says how many it is for (BO-147). */
export const BulkBar = ({ bulk, words, keys, asked, mayTakeAll, total, onClear }: Props) => {
  const t = useTranslations('list');
  const may = useMay();
  const [act, setAct] = useState<string | null>(null);
  /** The choice that was widened to all; another choice is not. */
  const [widened, setWidened] = useState<ReadonlySet<string> | null>(null);
  const [end, setEnd] = useState<BulkEnd | null>(null);
  const filter = filtersOf(asked);
  const isCounted = mayTakeAll && total !== undefined && !total.exact;
  const counted = useQuery({ ...read(bulk.count, { query: filter }), enabled: isCounted });
  const whole = isCounted ? counted.data : total;
  const all = mayTakeAll && whole?.exact ? whole.count : null;
  const isAll = widened === keys && all !== null;
  const rows: BulkRows = isAll ? { expected: all } : { ids: [...keys] };
  const count = 'ids' in rows ? rows.ids.length : rows.expected;
  const done = useAct(bulk.call, {
    onDone: (answer) => {
      const reason = done.variables?.body.reason ?? '';
      const undo = act === null ? undefined : bulk.acts[act]?.undo;
      setEnd({ answer, reason, undo: undo ?? null, ids: 'ids' in rows ? rows.ids : [] });
      setAct(null);
      onClear();
    },
  });
  const submit = (name: string, { params, reason }: Said): void =>
    done.mutate({
      body: {
        action: name,
        params,
        ...(reason && { reason }),
        ...('ids' in rows ? { ids: [...rows.ids] } : { filter, expected_count: rows.expected }),
      },
    });
  const acts = Object.entries(bulk.acts).filter(([, { right }]) => may(right));
  const declared = act === null ? undefined : bulk.acts[act];
  return (
    <div className={css['dock']}>
      {end && <BulkOutcome end={end} call={bulk.call} onClose={() => setEnd(null)} />}
      {keys.size > 0 && (
        <div className={css['bar']} data-on="art" role="region" aria-label={t('bulk')}>
          <b role="status">{t('chosen', { count })}</b>
          {all !== null && !isAll && (
            <Button kind="quiet" onClick={() => setWidened(keys)}>
              {t('takeAll', { count: all })}
            </Button>
          )}
          <Button kind="quiet" onClick={onClear}>
            {t('clear')}
            <Icon name="close" size="xs" />
          </Button>
          <div className={css['acts']}>
            {acts.map(([name]) => (
              <Button key={name} kind="line" onClick={() => setAct(name)}>
                {words.act(name)}
              </Button>
            ))}
          </div>
        </div>
      )}
      {act !== null && declared && (
        <BulkDialog
          key={act}
          name={act}
          act={declared}
          count={count}
          words={words}
          isBusy={done.isPending}
          error={done.error}
          preview={bulk.preview && ((params) => bulk.preview?.(act, { keys, count, params }))}
          onSubmit={(said) => submit(act, said)}
          onClose={() => {
            done.reset();
            setAct(null);
          }}
        />
      )}
    </div>
  );
};
