import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { useMay } from '../../door/session.ts';
import { ExportDialog, type Exported } from './export-dialog.tsx';

/** The way from a list to a file of it, for whoever may have one. */
export const ExportButton = (exported: Exported) => {
  const t = useTranslations('exports');
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  return (
    may('exports.plain') && (
      <>
        <Button kind="line" onClick={() => setOpen(true)}>
          {t('take')}
        </Button>
        {isOpen && <ExportDialog {...exported} onClose={() => setOpen(false)} />}
      </>
    )
  );
};
