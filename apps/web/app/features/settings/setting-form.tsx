import type { ComponentProps, ReactNode, Ref } from 'react';
import { WaitNote } from '../../shared/account/wait-note.tsx';
import type { Typed } from '../../shared/forms/read-page.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Row, Stack } from '../../shared/ui/layout/layout.tsx';
import { BannerLine } from './banner-line.tsx';
import css from './settings.module.css';
import type { Save } from './use-save.ts';

type Props = {
  save: Pick<Save<Typed>, 'isBusy' | 'isLocked' | 'wait' | 'banner'>;
  /** What `save.bind` answers. */
  form: ComponentProps<'form'>;
  /** The button, for whoever has to lead back to it. */
  buttonRef?: Ref<HTMLButtonElement>;
  /** Of the button. */
  action: string;
  beside?: ReactNode;
  children: ReactNode;
};

/** Fields of a block with its button and what came of it. */
export const SettingForm = ({ save, form, buttonRef, action, beside, children }: Props) => {
  const { isBusy, isLocked, wait, banner } = save;
  return (
    <form {...form}>
      <Stack gap={20}>
        {children}
        <WaitNote wait={wait} />
        <Row>
          <Button
            ref={buttonRef}
            type="submit"
            kind="line"
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
