import type { View } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { CheckField } from '../../../../app/shared/ui/fields/check-field.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../api/problem.ts';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../door/session.ts';
import { ActDialog } from '../../saving/act-dialog.tsx';

type Props = { view: View; onClose(): void };

/** Another name, for all or for oneself, or away with it. */
export const EditView = ({ view, onClose }: Props) => {
  const t = useTranslations('list');
  const may = useMay();
  const [name, setName] = useState(view.name);
  const [shared, setShared] = useState(view.shared);
  const [isSure, setSure] = useState(false);
  const params = { id: view.public_id };
  const change = useAct(calls.views.change, { onDone: onClose });
  const remove = useAct(calls.views.remove, { onDone: onClose });
  const error = change.error ?? remove.error;
  const wrongName = fieldProblem(error, 'name');
  return (
    <ActDialog
      isOpen
      title={t('changeView')}
      submit={t('save')}
      isBusy={change.isPending || remove.isPending}
      error={wrongName ? null : error}
      onClose={onClose}
      onSubmit={() => change.mutate({ params, body: { name, shared } })}
    >
      <TextField
        label={t('viewName')}
        maxLength={40}
        autoComplete="off"
        value={name}
        error={wrongName}
        onChange={(event) => setName(event.target.value)}
      />
      {may('staff.manage') && (
        <CheckField checked={shared} onChange={(event) => setShared(event.target.checked)}>
          {t('shareView')}
        </CheckField>
      )}
      <p>
        {view.shared && isSure && `${t('removeShared')} `}
        <Button
          kind={isSure ? 'danger' : 'line'}
          isBusy={remove.isPending}
          onClick={() => (view.shared && !isSure ? setSure(true) : remove.mutate({ params }))}
        >
          {t('removeView')}
        </Button>
      </p>
    </ActDialog>
  );
};
