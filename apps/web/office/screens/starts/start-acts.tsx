import type { OfficeStart } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useMay } from '../../shared/door/session.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { PublishButton } from './publish-button.tsx';
import { type AskedAct, StartActDialog } from './start-act-dialog.tsx';

const asked: readonly AskedAct[] = ['stop_sale', 'resume_sale', 'hide', 'archive', 'delete'];
/** Act → the right that it asks for. */
const edits: readonly string[] = ['delete'];

/** Buttons by state (5.1.1); what the person has no right to is not there. */
export const StartActs = ({ start }: { start: OfficeStart }) => {
  const t = useTranslations('starts');
  const massRefund = useTranslations('massRefund');
  const may = useMay();
  const [act, setAct] = useState<AskedAct | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCopying, setCopying] = useState(false);
  const has = (name: string): boolean =>
    start.acts.includes(name) && may(edits.includes(name) ? 'events.edit' : 'events.publish');
  const params = { id: start.public_id };
  const restore = useAct(calls.starts.restore, {
    onDone: ({ values }) => toast(t('done', { state: t(`value.state.${values.state}`) })),
  });
  const preview = useAct(calls.starts.preview, {
    onDone: ({ values }) => void window.open(values.path, '_blank', 'noopener'),
  });
  const isPublic = start.state !== 'draft' && start.state !== 'archived';
  return (
    <>
      {isPublic ? (
        <a href={`/event/${start.event_slug}?city=${start.public_id}`} target="_blank" rel="noopener">
          {t('onSite')}
        </a>
      ) : (
        <Button kind="line" isBusy={preview.isPending} onClick={() => preview.mutate({ params })}>
          {t('preview')}
        </Button>
      )}
      {may('events.edit') && (
        <Button kind="line" onClick={() => setCopying(true)}>
          {t('copy')}
        </Button>
      )}
      {start.acts.includes('move') && may('events.move') && (
        <ButtonLink kind="line" to={`/starts/${start.public_id}/move`}>
          {t('act.move')}
        </ButtonLink>
      )}
      {start.acts.includes('cancel') && may('events.cancel') && (
        <ButtonLink kind="line" to={`/starts/${start.public_id}/cancel`}>
          {t('act.cancel')}
        </ButtonLink>
      )}
      {start.state !== 'draft' && may('refunds.request') && (
        <ButtonLink kind="line" to={`/starts/${start.public_id}/refunds`}>
          {massRefund('title')}
        </ButtonLink>
      )}
      {asked.filter(has).map((name) => (
        <Button
          key={name}
          kind="line"
          onClick={() => {
            setAct(name);
            setOpen(true);
          }}
        >
          {t(`act.${name}`)}
        </Button>
      ))}
      {has('restore') && (
        <Button
          kind="line"
          isBusy={restore.isPending}
          onClick={() => restore.mutate({ params, body: { version: start.version } })}
        >
          {t('act.restore')}
        </Button>
      )}
      {start.state === 'draft' && may('events.edit') && (
        <ButtonLink kind="line" to={`/starts/new?start=${start.public_id}`}>
          {t('goOn')}
        </ButtonLink>
      )}
      {has('publish') && <PublishButton start={start} />}
      {act && <StartActDialog key={act} start={start} act={act} isOpen={isOpen} onClose={() => setOpen(false)} />}
      {isCopying && <CopyDialog start={start} onClose={() => setCopying(false)} />}
    </>
  );
};
