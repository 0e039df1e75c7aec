import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { LateWindow } from '../../../shared/late-window.tsx';
import { Button } from '../../../shared/ui/button.tsx';

import type { PictureProps } from './picture-props.ts';

/** Opens the pictures of a result; they are drawn only for who asks. */
export const PictureButton = (props: PictureProps) => {
  const t = useTranslations('resultCharts');
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button kind="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('picture')}
      </Button>
      <LateWindow name="result-pictures" load={() => import('./picture-window.tsx')} isOpen={isOpen} onClose={close}>
        {({ PictureWindow }) => <PictureWindow {...props} isOpen={isOpen} onClose={close} />}
      </LateWindow>
    </>
  );
};
