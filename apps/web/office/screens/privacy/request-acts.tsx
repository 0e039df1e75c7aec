import type { OfficePrivacyRequest } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { ProlongDialog } from './prolong-dialog.tsx';

type Act = OfficePrivacyRequest['acts'][number];
/** In the order of how often they are needed; what cannot be undone is the last. */
const shown = ['export', 'answer', 'prolong', 'erase'] as const satisfies readonly Act[];
const dialogs = { export: ExportDialog, answer: AnswerDialog, prolong: ProlongDialog, erase: EraseDialog } as const;

/** What may be done with a request now, each in a window of its own. */
export const RequestActs = ({ request }: { request: OfficePrivacyRequest }) => {
  const t = useTranslations('privacy');
  const [open, setOpen] = useState<Act | null>(null);
  return (
    <>
      {shown
        .filter((act) => request.acts.includes(act))
        .map((act) => (
          <Button key={act} kind={act === 'erase' ? 'danger' : 'line'} onClick={() => setOpen(act)}>
            {t(`act.${act}`)}
          </Button>
        ))}
      {shown.map((act) => {
        const Dialog = dialogs[act];
        return <Dialog key={act} request={request} isOpen={open === act} onClose={() => setOpen(null)} />;
      })}
    </>
  );
};
