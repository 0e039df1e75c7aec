import { useTranslations } from 'use-intl/react';
import { Button } from '../button.tsx';
import { Note } from './note.tsx';
import { Stack } from '../layout/layout.tsx';

type Props = { text: string; isBusy: boolean; onRetry(): void };

/** Something was not loaded: what, and the way to try again. */
export const LoadFailed = ({ text, isBusy, onRetry }: Props) => {
  const u = useTranslations('ui');
  return (
    <Note kind="error" role="alert">
      <Stack gap={12}>
        <p>{text}</p>
        <div>
          <Button kind="line" size="sm" isBusy={isBusy} onClick={onRetry}>
            {u('retry')}
          </Button>
        </div>
      </Stack>
    </Note>
  );
};
