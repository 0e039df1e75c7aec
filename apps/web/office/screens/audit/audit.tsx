import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../generated/calls.ts';
import { readList } from '../../shared/api/query.ts';
import { dayToMoment, momentToDay } from '../../shared/list/filters.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { Nothing } from '../../shared/ui/nothing.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { AuditEntry } from './audit-entry.tsx';
import { AuditRows } from './audit-rows.tsx';
import css from './audit.module.css';
import { Checks } from './checks.tsx';

const areas = [
  'staff.',
  'event.',
  'event_type.',
  'project.',
  'start.',
  'format.',
  'promocode.',
  'promocode_series.',
  'certificate.',
  'person.',
  'search.',
  'letter.',
  'order.',
  'ticket.',
  'refund.',
  'payment.',
  'settlement.',
  'mass_refund.',
  'approval.',
  'export.',
  'run.',
  'document.',
  'view.',
  'audit.',
] as const;
const words = ['cursor', 'actor', 'act', 'object_kind', 'object_id', 'result', 'from', 'to'] as const;
type Word = (typeof words)[number];

/** /admin/audit: what the staff did and tried, newest first; an entry opens beside the list. */
export const Audit = () => {
  const t = useTranslations('audit');
  const [address, setAddress] = useSearchParams();
  const asked = Object.fromEntries(
    words.flatMap((word) => (address.get(word) ? [[word, address.get(word) as string]] : [])),
  ) as Partial<Record<Word, string>>;
  const read = useQuery(readList(calls.audit.list, { query: asked as never }));
  const [openId, setOpenId] = useState<string | null>(null);
  const set = (changed: Partial<Record<Word, string>>): void => {
    const next = { ...asked, cursor: '', ...changed };
    setAddress(new URLSearchParams(Object.entries(next).filter(([, value]) => value !== '')));
  };
  const open = read.data?.values.find(({ public_id }) => public_id === openId);
  return (
    <>
      <PageHead title={t('title')} facts={t('facts')} />
      <div className={css['filters']}>
        <SelectField
          label={t('area')}
          value={asked.act ?? ''}
          options={[
            { value: '', label: t('allAreas') },
            ...areas.map((value) => ({ value, label: t(`areas.${value.slice(0, -1) as 'staff'}`) })),
          ]}
          onChange={(event) => set({ act: event.target.value })}
        />
        <SelectField
          label={t('result')}
          value={asked.result ?? ''}
          options={[
            { value: '', label: t('anyResult') },
            { value: 'done', label: t('results.done') },
            { value: 'refused', label: t('results.refused') },
          ]}
          onChange={(event) => set({ result: event.target.value })}
        />
        <TextField
          label={t('from')}
          type="date"
          value={momentToDay(asked.from ?? '', false)}
          onChange={(event) => set({ from: dayToMoment(event.target.value, false) })}
        />
        <TextField
          label={t('to')}
          type="date"
          value={momentToDay(asked.to ?? '', true)}
          onChange={(event) => set({ to: dayToMoment(event.target.value, true) })}
        />
        {(asked.actor || asked.object_id) && (
          <Button kind="line" onClick={() => set({ actor: '', object_kind: '', object_id: '' })}>
            {t('everybody')}
          </Button>
        )}
      </div>
      <Split
        side={
          <>
            {open && <AuditEntry entry={open} onClose={() => setOpenId(null)} onNarrow={set} />}
            <Checks />
          </>
        }
      >
        <ReadState read={read}>
          {({ values, next }) =>
            values.length === 0 ? (
              <Nothing
                title={t('none')}
                action={
                  <Button kind="line" onClick={() => setAddress({})}>
                    {t('reset')}
                  </Button>
                }
              />
            ) : (
              <Card
                title={t('entries')}
                isFlush
                footer={
                  (asked.cursor || next !== null) && (
                    <>
                      {asked.cursor && (
                        <Button kind="line" size="sm" onClick={() => set({})}>
                          {t('newest')}
                        </Button>
                      )}
                      {next !== null && (
                        <Button kind="line" size="sm" onClick={() => set({ cursor: next })}>
                          {t('earlier')}
                        </Button>
                      )}
                    </>
                  )
                }
              >
                <AuditRows rows={values} openId={openId} onOpen={setOpenId} isStale={read.isPlaceholderData} />
              </Card>
            )
          }
        </ReadState>
      </Split>
    </>
  );
};
