import { privacyTextMax } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { TextArea } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import type { DialogProps } from './export-dialog.tsx';

/** More time, once, with a reason that the person reads. */
export const ProlongDialog = ({ request, isOpen, onClose }: DialogProps) => {
  const t = useTranslations('privacy');
  const [why, setWhy] = useState('');
  const done = useAct(calls.privacy.prolong, {
    onDone: () => {
      onClose();
      toast(t('done.prolong'));
    },
  });
  const wrong = fieldProblem(done.error, 'why');
  return (
    <ActDialog
      isOpen={isOpen}
      title={t('title_prolong')}
      submit={t('act.prolong')}
      isBusy={done.isPending}
      error={wrong ? null : done.error}
      onClose={onClose}
      onSubmit={() => done.mutate({ params: { id: request.public_id }, body: { version: request.version, why } })}
    >
      <p>{t('text.prolong')}</p>
      <TextArea
        label={t('field.why')}
        rows={4}
        maxLength={privacyTextMax}
        value={why}
        error={wrong}
        onChange={(event) => setWhy(event.target.value)}
      />
    </ActDialog>
  );
};
