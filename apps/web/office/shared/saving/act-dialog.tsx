import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Dialog } from '../../../app/shared/ui/overlays/overlay.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import css from './act-dialog.module.css';

type Props = {
  isOpen: boolean;
  title: string;
  /** The button names the act. */
  submit: string;
  /** Enter in a field does not press its button. */
  isDanger?: boolean;
  isBusy: boolean;
  /** Why it was refused, where no field says so. */
  error: unknown;
  onSubmit(): void;
  onClose(): void;
  children: ReactNode;
};

/** One act with what it has to be told, in a window of its own (3.1). */
export const ActDialog = ({
  isOpen,
  title,
  submit,
  isDanger = false,
  isBusy,
  error,
  onSubmit,
  onClose,
  children,
}: Props) => {
  const frame = useTranslations('frame');
  const form = useId();
  const send = (): void => {
    if (!isBusy) onSubmit();
  };
  return (
    <Dialog
      isOpen={isOpen}
      isAlert
      onClose={onClose}
      title={title}
      actions={
        <>
          {isDanger ? (
            <Button kind="danger" isBusy={isBusy} onClick={send}>
              {submit}
            </Button>
          ) : (
            <Button type="submit" form={form} isBusy={isBusy}>
              {submit}
            </Button>
          )}
          <Button kind="line" onClick={onClose}>
            {frame('cancel')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={css['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isDanger) send();
        }}
      >
        {children}
        <ProblemNote error={error} />
      </form>
    </Dialog>
  );
};
