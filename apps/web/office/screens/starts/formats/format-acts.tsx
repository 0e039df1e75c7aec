import type { OfficeFormat } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { toast } from '../../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../../generated/calls.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useGoFromWindow } from '../../../shared/frame/use-go-from-window.ts';
import { ActDialog } from '../../../shared/saving/act-dialog.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import { Unready } from './unready.tsx';

/** What is done to a format as a whole: shown, hidden, archived, deleted. */
export const FormatActs = ({ format }: { format: OfficeFormat }) => {
  const t = useTranslations('formats');
  const go = useGoFromWindow();
  const [asked, setAsked] = useState<'archive' | 'remove' | null>(null);
  const { public_id: id, version } = format;
  const to = `/starts/${format.start.public_id}/formats`;
  const change = useAct(calls.formats.change);
  const hide = useAct(calls.formats.hide);
  const archive = useAct(calls.formats.archive, { onDone: () => setAsked(null) });
  const restore = useAct(calls.formats.restore);
  const remove = useAct(calls.formats.remove, { leave: () => go(to, { close: () => setAsked(null), replace: true }) });
  const error = change.error ?? hide.error ?? restore.error;
  const ask = asked === 'archive' ? archive : remove;
  if (format.status === 'archived')
    return (
      <>
        <ProblemNote error={restore.error} />
        <Button
          kind="line"
          isBusy={restore.isPending}
          onClick={() => restore.mutate({ params: { id }, body: { version } })}
        >
          {t('restore')}
        </Button>
      </>
    );
  return (
    <>
      <Unready error={error} />
      {format.status === 'draft' && (
        <Button
          isBusy={change.isPending}
          onClick={() => change.mutate({ params: { id }, body: { version, status: 'published' } })}
        >
          {t('publish')}
        </Button>
      )}
      <Button
        kind="line"
        onClick={() => {
          void navigator.clipboard.writeText(format.link);
          toast(t('linkCopied'));
        }}
      >
        {t('copyLink')}
      </Button>
      <Button
        kind="line"
        isBusy={hide.isPending}
        onClick={() => hide.mutate({ params: { id }, body: { version, hidden: !format.hidden } })}
      >
        {t(format.hidden ? 'show' : 'hide')}
      </Button>
      <Button kind="line" onClick={() => setAsked('archive')}>
        {t('archive')}
      </Button>
      {format.locked.length === 0 && (
        <Button kind="line" onClick={() => setAsked('remove')}>
          {t('remove')}
        </Button>
      )}
      <ActDialog
        isOpen={asked !== null}
        isDanger
        title={t(asked === 'remove' ? 'removeTitle' : 'archiveTitle', { title: format.name })}
        submit={t(asked === 'remove' ? 'remove' : 'archive')}
        isBusy={ask.isPending}
        error={ask.error}
        onSubmit={() => ask.mutate({ params: { id }, body: { version } })}
        onClose={() => setAsked(null)}
      >
        <p>{t(asked === 'remove' ? 'removeText' : 'archiveText')}</p>
      </ActDialog>
    </>
  );
};
