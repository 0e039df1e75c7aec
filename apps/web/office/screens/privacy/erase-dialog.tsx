import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import type { DialogProps } from './export-dialog.tsx';
import { IdentityFields, knownIdentity, sentIdentity } from './identity-fields.tsx';

/** Erases the person; coming tickets are lost only when that is said. */
export const EraseDialog = ({ request, isOpen, onClose }: DialogProps) => {
  const t = useTranslations('privacy');
  const [identity, setIdentity] = useState(knownIdentity('erase', request));
  const [force, setForce] = useState(false);
  const done = useAct(calls.privacy.erase, {
    onDone: () => {
      onClose();
      toast(t('done.erase'));
    },
  });
  const wrong = fieldProblem(done.error, 'identity');
  return (
    <ActDialog
      isOpen={isOpen}
      isDanger
      title={t('title_erase')}
      submit={t('act.erase')}
      isBusy={done.isPending}
      error={wrong ? null : done.error}
      onClose={onClose}
      onSubmit={() =>
        done.mutate({
          params: { id: request.public_id },
          body: { version: request.version, force, ...sentIdentity(identity) },
        })
      }
    >
      <p>{t('text.erase')}</p>
      <IdentityFields act="erase" request={request} value={identity} error={wrong} onChange={setIdentity} />
      {request.hindrances.includes('coming_ticket') && (
        <CheckField checked={force} onChange={(event) => setForce(event.target.checked)}>
          {t('force')}
        </CheckField>
      )}
    </ActDialog>
  );
};
