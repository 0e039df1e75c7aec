import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useGoFromWindow } from '../../shared/frame/use-go-from-window.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import type { Member } from './member.ts';
import css from './grants/grants.module.css';

type Act = 'endSessions' | 'resetFactor' | 'end';

/** What may be done to how a colleague comes in. Each one says first what it does. */
export const Acts = ({ member, isOwn }: { member: Member; isOwn: boolean }) => {
  const t = useTranslations('staff');
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
      leave: () => go('/staff', { close: () => setOpen(false), replace: true }),
      onDone: ({ message }) => toast(message),
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
        <ActDialog
          isOpen={isOpen}
          title={t(`act.${asked}`)}
          submit={t(`act.${asked}`)}
          isDanger={asked === 'end'}
          isBusy={act.isPending}
          error={act.error}
          onSubmit={() => act.mutate({ params: { id: member.public_id } })}
          onClose={() => setOpen(false)}
        >
          <p>{t(`actText.${asked}`, { name: member.name })}</p>
        </ActDialog>
      )}
    </>
  );
};
