import { useQueryClient } from '@tanstack/react-query';
import type { OfficePrivacyRequest } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { ask } from '../../shared/api/client.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useFile } from '../../shared/api/use-file.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import { IdentityFields, knownIdentity, sentIdentity } from './identity-fields.tsx';

export type DialogProps = { request: OfficePrivacyRequest; isOpen: boolean; onClose(): void };

/** All that is kept of the person, as one file. */
export const ExportDialog = ({ request, isOpen, onClose }: DialogProps) => {
  const t = useTranslations('privacy');
  const queries = useQueryClient();
  const [identity, setIdentity] = useState(knownIdentity('export', request));
  const { public_id: id, version } = request;
  const file = useFile(async () => {
    const answer = await ask(calls.privacy.export, {
      params: { id },
      body: { version, ...sentIdentity(identity) },
    });
    onClose();
    toast(t('done.export'));
    await queries.invalidateQueries();
    return answer;
  });
  const wrong = fieldProblem(file.error, 'identity');
  return (
    <ActDialog
      isOpen={isOpen}
      title={t('title_export')}
      submit={t('act.export')}
      isBusy={file.isPending}
      error={wrong ? null : file.error}
      onClose={onClose}
      onSubmit={() => file.mutate(undefined)}
    >
      <p>{t('text.export')}</p>
      <IdentityFields act="export" request={request} value={identity} error={wrong} onChange={setIdentity} />
    </ActDialog>
  );
};
