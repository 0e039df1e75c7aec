import { useQuery } from '@tanstack/react-query';
import type { OfficeClub } from '@trassa/contracts/office';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Combobox } from '../../../app/shared/ui/fields/combobox.tsx';
import { TextArea } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read, readList } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';

/** Makes one club of two: where it goes, what moves, and why. */
export const MergeClub = ({ club, onClose }: { club: OfficeClub; onClose(): void }) => {
  const t = useTranslations('officeClubs');
  const { public_id: id, version } = club;
  const [typed, setTyped] = useState('');
  const [into, setInto] = useState<{ readonly id: string; readonly label: string } | null>(null);
  const [reason, setReason] = useState('');
  const search = useDeferredValue(typed);
  const found = useQuery(
    readList(calls.clubs.list, { query: { 'f.state': 'published', limit: '25', ...(search && { search }) } }),
  );
  const plan = useQuery({
    ...read(calls.clubs.planMerge, { params: { id }, query: { into: into?.id ?? '' } }),
    enabled: into !== null,
  });
  const merge = useAct(calls.clubs.merge, {
    onDone: () => {
      onClose();
      toast(t('done.merge'));
    },
    rereads: true,
  });
  const options = (found.data?.values ?? [])
    .filter((one) => one.public_id !== id)
    .map((one) => ({ value: one.public_id, label: `${one.title}, ${one.city.name}` }));
  const isThere = into === null || options.some(({ value }) => value === into.id);
  const moving = into && plan.data?.values;
  const wrong = { into: fieldProblem(merge.error, 'into'), reason: fieldProblem(merge.error, 'reason') };
  const [isAsked, setAsked] = useState(false);
  return (
    <ActDialog
      isOpen
      isDanger
      title={t('ask.merge', { title: club.title })}
      submit={t('act.merge')}
      isBusy={merge.isPending || (into !== null && plan.isFetching)}
      error={wrong.into || wrong.reason ? null : merge.error}
      onClose={onClose}
      onSubmit={() => {
        setAsked(true);
        if (moving)
          merge.mutate({
            params: { id },
            body: { version, into: moving.into.public_id, into_version: moving.into.version, reason },
          });
      }}
    >
      <p>{t('text.merge')}</p>
      <Combobox
        id="into"
        label={t('into')}
        hint={t('intoHint')}
        error={wrong.into ?? (isAsked && into === null ? t('noInto') : undefined)}
        options={isThere ? options : [{ value: into.id, label: into.label }, ...options]}
        value={into?.id ?? null}
        isLoading={found.isFetching}
        onSearch={setTyped}
        onChange={(value) => {
          const one = options.find((option) => option.value === value);
          setInto(one ? { id: one.value, label: one.label } : null);
        }}
      />
      {into && <ProblemNote error={plan.error} />}
      {moving && (
        <div role="status">
          <ul>
            <li>{t('moving.members', { members: moving.members, both: moving.both })}</li>
            <li>{t('moving.competitions', { count: moving.competitions })}</li>
            <li>{t('moving.tickets', { count: moving.tickets })}</li>
            <li>{t('moving.address', { slug: club.slug })}</li>
          </ul>
        </div>
      )}
      <TextArea
        id="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        rows={3}
        maxLength={500}
        value={reason}
        error={wrong.reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActDialog>
  );
};
