import type { OfficeEvent } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useMay } from '../../shared/door/session.ts';
import { useGoFromWindow } from '../../shared/frame/use-go-from-window.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';

type Asked = 'archive' | 'remove';

/** Buttons by status; what the person has no right to is not there. */
export const EventActs = ({ event }: { event: OfficeEvent }) => {
  const t = useTranslations('events');
  const starts = useTranslations('starts');
  const may = useMay();
  const go = useGoFromWindow();
  const [asked, setAsked] = useState<Asked | null>(null);
  const args = { params: { id: event.public_id }, body: { version: event.version } };
  const archive = useAct(calls.events.archive, { onDone: () => setAsked(null) });
  const restore = useAct(calls.events.restore);
  const remove = useAct(calls.events.remove, {
    leave: () => go('/events', { close: () => setAsked(null), replace: true }),
    onDone: () => toast(t('removed')),
  });
  const act = asked === 'remove' ? remove : archive;
  const isArchived = event.status === 'archived';
  return (
    <>
      {event.status === 'published' && (
        <a href={`/event/${event.public_id}`} target="_blank" rel="noopener">
          {starts('onSite')}
        </a>
      )}
      {may('events.edit') && (
        <>
          {event.status === 'draft' && event.starts === 0 && (
            <Button kind="line" onClick={() => setAsked('remove')}>
              {t('remove')}
            </Button>
          )}
          {isArchived ? (
            <Button kind="line" isBusy={restore.isPending} onClick={() => restore.mutate(args)}>
              {t('restore')}
            </Button>
          ) : (
            <Button kind="line" onClick={() => setAsked('archive')}>
              {t('archive')}
            </Button>
          )}
          {!isArchived && (
            <ButtonLink to={`/starts/new?event=${event.public_id}&step=place`}>{starts('create')}</ButtonLink>
          )}
        </>
      )}
      <ActDialog
        isOpen={asked !== null}
        isDanger={asked === 'remove'}
        title={t(asked === 'remove' ? 'removeTitle' : 'archiveTitle', { title: event.title_ru })}
        submit={t(asked === 'remove' ? 'remove' : 'archive')}
        isBusy={act.isPending}
        error={act.error}
        onSubmit={() => (asked === 'remove' ? remove.mutate({ params: args.params }) : archive.mutate(args))}
        onClose={() => setAsked(null)}
      >
        <p>{t(asked === 'remove' ? 'removeText' : 'archiveText')}</p>
      </ActDialog>
    </>
  );
};
