import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { useSeenVersion } from './use-seen-version.tsx';

/** Whose request it is: a colleague who may answer, or nobody. */
export const AssignDialog = ({ request, isOpen, onClose }: DialogProps) => {
  const t = useTranslations('threads');
  const colleagues = useQuery({ ...read(calls.support.colleagues, {}), enabled: isOpen });
  const [picked, setPicked] = useState<string | null>(null);
  const to = picked ?? request.assigned?.public_id ?? '';
  const assign = useAct(calls.support.assign, {
    rereads: true,
    onDone: () => {
      onClose();
      setPicked(null);
      toast(t('done.assign'));
    },
  });
  const wrong = fieldProblem(assign.error, 'to');
  const known = colleagues.data?.values ?? [];
  const lost = request.assigned && !known.some((one) => one.public_id === to) ? [request.assigned] : [];
  const seen = useSeenVersion({
    request,
    isOpen,
    isBusy: assign.isPending,
    error: assign.error,
    submit: t('act.assign'),
  });
  const { public_id: id } = request;
  return (
    <ActDialog
      isOpen={isOpen}
      title={t('window.assign')}
      submit={seen.submit}
      isBusy={assign.isPending}
      error={wrong ? null : (seen.error ?? colleagues.error)}
      onClose={onClose}
      onSubmit={() => seen.press((version) => assign.mutate({ params: { id }, body: { version, to: to || null } }))}
    >
      <SelectField
        label={t('field.to')}
        value={to}
        error={wrong}
        options={[
          { value: '', label: t('nobody') },
          ...[...lost, ...known].map((one) => ({ value: one.public_id, label: one.name })),
        ]}
        onChange={(event) => setPicked(event.target.value)}
      />
      {seen.changed}
    </ActDialog>
  );
};
