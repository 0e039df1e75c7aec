import type { OfficeSupportRequest } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useOfficeSession } from '../../shared/door/session.ts';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';

const dialogs = { answer: AnswerDialog, note: NoteDialog, assign: AssignDialog, close: CloseDialog } as const;
type Windowed = keyof typeof dialogs;
/** In the order of how often they are needed. */
const shown = ['answer', 'note', 'assign', 'close'] as const satisfies readonly Windowed[];

/** What may be done with a request now. */
export const RequestActs = ({ request }: { request: OfficeSupportRequest }) => {
  const t = useTranslations('threads');
  const { user } = useOfficeSession();
  const [open, setOpen] = useState<Windowed | null>(null);
  const { public_id: id, version, acts, assigned } = request;
  const take = useAct(calls.support.assign, { rereads: true, onDone: () => toast(t('done.take')) });
  const reopen = useAct(calls.support.reopen, { rereads: true, onDone: () => toast(t('done.reopen')) });
  return (
    <>
      {acts.includes('assign') && assigned === null && (
        <Button
          kind="line"
          isBusy={take.isPending}
          onClick={() => take.mutate({ params: { id }, body: { version, to: user.public_id } })}
        >
          {t('act.take')}
        </Button>
      )}
      {shown
        .filter((act) => acts.includes(act))
        .map((act) => (
          <Button key={act} kind={act === 'answer' ? 'primary' : 'line'} onClick={() => setOpen(act)}>
            {t(`act.${act}`)}
          </Button>
        ))}
      {acts.includes('reopen') && (
        <Button
          kind="line"
          isBusy={reopen.isPending}
          onClick={() => reopen.mutate({ params: { id }, body: { version } })}
        >
          {t('act.reopen')}
        </Button>
      )}
      <ProblemNote error={take.error ?? reopen.error} />
      {shown.map((act) => {
        const Dialog = dialogs[act];
        return <Dialog key={act} request={request} isOpen={open === act} onClose={() => setOpen(null)} />;
      })}
    </>
  );
};
