import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Dialog } from '../../../app/shared/ui/overlays/overlay.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useGoFromWindow } from '../../shared/frame/use-go-from-window.ts';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import type { Member } from './member.ts';
import css from './grants/grants.module.css';

type Act = 'endSessions' | 'resetFactor' | 'end';

/** What may be done to how a colleague comes in. Each one says first what it does. */
export const Acts = ({ member, isOwn }: { member: Member; isOwn: boolean }) => {
  const t = useTranslations('staff');
  const frame = useTranslations('frame');
  const go = useGoFromWindow();
  const [asked, setAsked] = useState<Act | null>(null);
  const [isOpen, setOpen] = useState(false);
  const tell = ({ message }: { message: string }): void => {
    setOpen(false);
    toast(message);
  };
  const acts = {
    endSessions: useAct(calls.staff.endSessions, { onDone: tell }),
    resetFactor: useAct(calls.staff.resetFactor, { onDone: tell }),
    end: useAct(calls.staff.end, {
      onDone: (answer) => {
        tell(answer);
        go('/staff');
      },
    }),
  };
  const offered: Act[] = [
    ...(member.sessions > 0 ? (['endSessions'] as const) : []),
    ...(member.second_factor !== 'none' && !isOwn ? (['resetFactor'] as const) : []),
    'end',
  ];
  const act = asked && acts[asked];
  return (
    <>
      <div className={css['buttons']}>
        {offered.map((name) => (
          <Button
            key={name}
            kind={name === 'end' ? 'danger' : 'line'}
            size="sm"
            onClick={() => {
              acts[name].reset();
              setAsked(name);
              setOpen(true);
            }}
          >
            {t(`act.${name}`)}
          </Button>
        ))}
      </div>
      {asked && act && (
        <Dialog
          isOpen={isOpen}
          isAlert
          onClose={() => setOpen(false)}
          title={t(`act.${asked}`)}
          actions={
            <>
              <Button
                kind={asked === 'end' ? 'danger' : 'primary'}
                isBusy={act.isPending}
                onClick={() => act.mutate({ params: { id: member.public_id } })}
              >
                {t(`act.${asked}`)}
              </Button>
              <Button kind="line" onClick={() => setOpen(false)}>
                {frame('cancel')}
              </Button>
            </>
          }
        >
          <p>{t(`actText.${asked}`, { name: member.name })}</p>
          <ProblemNote error={act.error} />
        </Dialog>
      )}
    </>
  );
};
