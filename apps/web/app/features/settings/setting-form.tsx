import type { ReactNode, SubmitEvent } from 'react';
import { WaitNote } from '../../shared/account/wait-note.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Row, Stack } from '../../shared/ui/layout/layout.tsx';
import { BannerLine } from './banner-line.tsx';
import css from './settings.module.css';
import type { Save } from './use-save.ts';

type Props = {
  save: Pick<Save<string>, 'formRef' | 'isBusy' | 'isLocked' | 'wait' | 'banner'>;
  /** Of the button. */
  action: string;
  beside?: ReactNode;
  onSubmit(form: HTMLFormElement): void;
  children: ReactNode;
};

/** Fields of a block with its button and what came of it. */
export const SettingForm = ({ save, action, beside, onSubmit, children }: Props) => {
  const { formRef, isBusy, isLocked, wait, banner } = save;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isBusy && !isLocked) onSubmit(event.currentTarget);
  };
  return (
    <form ref={formRef} method="post" noValidate onSubmit={submit}>
      <Stack gap={20}>
        {children}
        <WaitNote wait={wait} />
        <Row>
          <Button
            type="submit"
            isBusy={isBusy}
            aria-disabled={isLocked || undefined}
            className={isLocked ? (css['locked'] ?? '') : ''}
          >
            {action}
          </Button>
          {beside}
        </Row>
        <BannerLine banner={banner} />
      </Stack>
    </form>
  );
};
