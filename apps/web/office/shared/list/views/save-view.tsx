import type { View } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { CheckField } from '../../../../app/shared/ui/fields/check-field.tsx';
import { SelectField } from '../../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../api/problem.ts';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../door/session.ts';
import { ActDialog } from '../../saving/act-dialog.tsx';
import type { ListName } from '../list-name.ts';

type Props = { list: ListName; query: string; saved: readonly View[]; onClose(): void };

/** Keeps what stands now: as a new view, or in the place of one. */
export const SaveView = ({ list, query, saved, onClose }: Props) => {
  const t = useTranslations('list');
  const may = useMay();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [replaced, setReplaced] = useState('');
  const create = useAct(calls.views.create, { onDone: onClose });
  const change = useAct(calls.views.change, { onDone: onClose });
  const error = create.error ?? change.error;
  const wrongName = fieldProblem(error, 'name');
  return (
    <ActDialog
      isOpen
      title={t('saveView')}
      submit={t('save')}
      isBusy={create.isPending || change.isPending}
      error={wrongName ? null : error}
      onClose={onClose}
      onSubmit={() => {
        if (replaced) change.mutate({ params: { id: replaced }, body: { query } });
        else create.mutate({ body: { list, name, query, shared } });
      }}
    >
      <p>{t('saveViewText')}</p>
      {saved.length > 0 && (
        <SelectField
          label={t('replace')}
          value={replaced}
          placeholder={t('newView')}
          options={saved.map((view) => ({ value: view.public_id, label: view.name }))}
          onChange={(event) => setReplaced(event.target.value)}
        />
      )}
      {replaced === '' && (
        <>
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
        </>
      )}
    </ActDialog>
  );
};
