import { HttpError } from '@trassa/contracts/client';
import type { OfficeWay } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useGoFromWindow } from '../../shared/frame/use-go-from-window.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';

type Act = 'publish' | 'hide' | 'remove';

/** What may be done with a way now: one that was ever on the site is hidden and never deleted. */
export const WayActs = ({ way, isSaved }: { way: OfficeWay; isSaved: boolean }) => {
  const t = useTranslations('delivery');
  // As it was when the window was opened.
  const [open, setOpen] = useState<{ readonly act: Act; readonly seen: OfficeWay } | null>(null);
  if (!way.may_edit) return null;
  const acts: Act[] = [way.state === 'draft' ? 'publish' : 'hide', ...(way.is_offered ? [] : (['remove'] as const))];
  return (
    <>
      {acts.map((act) => (
        <Button
          key={act}
          kind={act === 'publish' ? 'primary' : 'line'}
          disabled={!isSaved}
          onClick={() => setOpen({ act, seen: way })}
        >
          {t(`act.${act}`)}
        </Button>
      ))}
      {open?.act === 'remove' && <Removal way={open.seen} onClose={() => setOpen(null)} />}
      {open && open.act !== 'remove' && <Standing way={open.seen} act={open.act} onClose={() => setOpen(null)} />}
    </>
  );
};

type Props = { way: OfficeWay; onClose(): void };

const Standing = ({ way, act, onClose }: Props & { act: 'publish' | 'hide' }) => {
  const t = useTranslations('delivery');
  const { public_id: id, version, carrier, points } = way;
  const done = useAct(calls.ways.state, {
    onDone: () => {
      onClose();
      toast(t(`done.${act}`));
    },
  });
  const lack = fieldProblem(done.error, 'tariffs');
  const isPointless = act === 'publish' && carrier === 'pickup' && points === 0;
  return (
    <ActDialog
      isOpen
      title={t(`actTitle.${act}`)}
      submit={t(`act.${act}`)}
      isBusy={done.isPending}
      error={lack ? null : done.error}
      onClose={onClose}
      onSubmit={() =>
        done.mutate({ params: { id }, body: { version, state: act === 'publish' ? 'published' : 'draft' } })
      }
    >
      <p>{t(isPointless ? 'actText.noPoints' : `actText.${act}`)}</p>
      {lack && <p role="alert">{lack}</p>}
    </ActDialog>
  );
};

const Removal = ({ way, onClose }: Props) => {
  const t = useTranslations('delivery');
  const go = useGoFromWindow();
  const { public_id: id, version, name_ru: title, points, hidden_points: hidden } = way;
  const remove = useAct(calls.ways.remove, {
    leave: () => go('/shop/delivery', { close: onClose, replace: true }),
    onDone: () => toast(t('removed')),
  });
  const isKept = remove.error instanceof HttpError && remove.error.answer.code === 'has_dependants';
  return (
    <ActDialog
      isOpen
      isDanger={!isKept}
      title={t('removeTitle', { title })}
      submit={t('act.remove')}
      isBusy={remove.isPending}
      error={remove.error}
      onSubmit={() => remove.mutate({ params: { id }, query: { version } })}
      onClose={onClose}
    >
      <p>{t('removeText', { count: points + hidden })}</p>
    </ActDialog>
  );
};
