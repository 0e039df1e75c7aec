import { partnerTitleMax } from '@trassa/rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import { Dialog } from '../../../app/shared/ui/overlays/overlay.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import { CopiedField } from './copied-field.tsx';

/** A key for a partner: shown once, then there is its hash alone. */
export const NewKey = () => {
  const t = useTranslations('partners');
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [made, setMade] = useState<{ readonly id: string; readonly key: string } | null>(null);
  const create = useAct(calls.partners.create, {
    onDone({ values }) {
      setOpen(false);
      setTitle('');
      setMade({ id: values.public_id, key: values.key });
    },
  });
  const problem = fieldProblem(create.error, 'title');
  const leave = (): void => {
    const id = made?.id ?? '';
    setMade(null);
    create.reset();
    void navigate(`/partners/${id}`);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="plus" size="xs" />
        {t('new')}
      </Button>
      <ActDialog
        isOpen={isOpen}
        title={t('newTitle')}
        submit={t('create')}
        isBusy={create.isPending}
        error={problem ? null : create.error}
        onClose={() => setOpen(false)}
        onSubmit={() => create.mutate({ body: { title } })}
      >
        <p>{t('newText')}</p>
        <TextField
          label={t('column.title')}
          hint={t('titleHint')}
          maxLength={partnerTitleMax}
          value={title}
          error={problem}
          onChange={(event) => setTitle(event.target.value)}
        />
      </ActDialog>
      <Dialog
        isOpen={made !== null}
        isAlert
        onClose={leave}
        title={t('keyTitle')}
        actions={<Button onClick={leave}>{t('kept')}</Button>}
      >
        <p>{t('keyText')}</p>
        {made && <CopiedField label={t('key')} value={made.key} />}
        <p>{t('keyUse')}</p>
      </Dialog>
    </>
  );
};
