import type { OfficeStart } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { TextArea } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useGoFromWindow } from '../../shared/frame/use-go-from-window.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';

export type AskedAct = 'hide' | 'stop_sale' | 'resume_sale' | 'archive' | 'delete';
const withReason: readonly AskedAct[] = ['hide', 'stop_sale', 'resume_sale'];
const dangerous: readonly AskedAct[] = ['hide', 'stop_sale', 'delete'];

type Props = { start: OfficeStart; act: AskedAct; isOpen: boolean; onClose(): void };

/** What an act does is said before it is done, and why it is done is written down. */
export const StartActDialog = ({ start, act, isOpen, onClose }: Props) => {
  const t = useTranslations('starts');
  const go = useGoFromWindow();
  const [reason, setReason] = useState('');
  const told = ({ values }: { values: OfficeStart }): void => {
    onClose();
    toast(t('done', { state: t(`value.state.${values.state}`) }));
  };
  const acts = {
    hide: useAct(calls.starts.hide, { onDone: told }),
    stop_sale: useAct(calls.starts.stopSale, { onDone: told }),
    resume_sale: useAct(calls.starts.resumeSale, { onDone: told }),
    archive: useAct(calls.starts.archive, { onDone: told }),
    delete: useAct(calls.starts.remove, {
      leave: () => go('/starts', { close: onClose, replace: true }),
      onDone: () => toast(t('removed')),
    }),
  };
  const { isPending, error } = acts[act];
  const params = { id: start.public_id };
  const send = (): void => {
    const { version } = start;
    if (act === 'delete') acts.delete.mutate({ params });
    else if (act === 'archive') acts.archive.mutate({ params, body: { version } });
    else acts[act].mutate({ params, body: { version, reason: reason.trim() } });
  };
  const atField = fieldProblem(error, 'reason');
  return (
    <ActDialog
      isOpen={isOpen}
      title={t(`act.${act}`)}
      submit={t(`act.${act}`)}
      isDanger={dangerous.includes(act)}
      isBusy={isPending}
      error={atField === undefined ? error : null}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t(`actText.${act}`)}</p>
      {withReason.includes(act) && (
        <TextArea
          label={t('reason')}
          value={reason}
          error={atField}
          maxLength={500}
          rows={2}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </ActDialog>
  );
};
