import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextArea } from '../../../app/shared/ui/fields/text-field.tsx';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';

type Props = {
  /** Names the button and the act. */
  name: string;
  title: string;
  isBusy: boolean;
  error: unknown;
  /** What the server says of the reason. */
  problem: string | undefined;
  onSubmit(reason: string): void;
  children: ReactNode;
};

/** The end of a key or of a basket, with the reason why. */
export const EndAct = ({ name, title, isBusy, error, problem, onSubmit, children }: Props) => {
  const t = useTranslations('partners');
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {name}
      </Button>
      <ActDialog
        isOpen={isOpen}
        isDanger
        title={title}
        submit={name}
        isBusy={isBusy}
        error={problem ? null : error}
        onClose={() => setOpen(false)}
        onSubmit={() => onSubmit(reason)}
      >
        <p>{children}</p>
        <TextArea
          label={t('reasonWhy')}
          hint={t('reasonHint')}
          maxLength={500}
          value={reason}
          error={problem}
          onChange={(event) => setReason(event.target.value)}
        />
      </ActDialog>
    </>
  );
};
