import type { Shipment, StatusAct } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextArea, TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { ask } from '../../shared/api/client.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useMay } from '../../shared/door/session.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { useFile } from '../../shared/api/use-file.ts';
import { RecipientDialog } from './recipient-dialog.tsx';
import { thingName } from '../../shared/words/thing-name.ts';

/** In the order of a parcel's way; what ends badly is the last. */
const asked = ['ship', 'track', 'return', 'lose'] as const satisfies readonly StatusAct[];
const plain = ['pack', 'deliver'] as const satisfies readonly StatusAct[];
const hasTrack = (act: StatusAct): boolean => act === 'ship' || act === 'track';

/** What may be done with a parcel now; what asks for something does so in a window. */
export const ShipmentActs = ({ parcel }: { parcel: Shipment }) => {
  const t = useTranslations('shipments');
  const mayEdit = useMay()('shipments.edit');
  const [open, setOpen] = useState<(typeof asked)[number] | null>(null);
  const { public_id: id, version, acts } = parcel;
  const [isPicking, setPicking] = useState(false);
  const [isReaddressing, setReaddressing] = useState(false);
  const picked = useAct(calls.shipments.picked, {
    rereads: true,
    onDone: () => {
      setPicking(false);
      toast(t('done.pick'));
    },
  });
  const pick = ({ version: seen, lines }: Shipment): void =>
    picked.mutate({
      params: { id },
      body: { version: seen, lines: lines.map(({ unique_id, pieces }) => ({ unique_id, pieces })) },
    });
  const moved = useAct(calls.shipments.status, { rereads: true, onDone: () => toast(t('done.moved')) });
  const labels = useFile(() => ask(calls.shipments.labels, { body: { ids: [id] } }));
  return (
    <>
      {acts.includes('pick') && (
        <Button
          isBusy={picked.isPending}
          onClick={() => (parcel.problem === 'changed' ? setPicking(true) : pick(parcel))}
        >
          {t('act.pick')}
        </Button>
      )}
      {asked
        .filter((act) => acts.includes(act))
        .map((act) => (
          <Button
            key={act}
            kind={act === 'lose' ? 'danger' : act === 'ship' ? 'primary' : 'line'}
            onClick={() => setOpen(act)}
          >
            {t(`act.${act}`)}
          </Button>
        ))}
      {plain
        .filter((act) => acts.includes(act))
        .map((act) => (
          <Button
            key={act}
            kind="line"
            isBusy={moved.isPending}
            onClick={() => moved.mutate({ params: { id }, body: { version, act } })}
          >
            {t(`act.${act}`)}
          </Button>
        ))}
      {mayEdit && (
        <Button kind="line" isBusy={labels.isPending} onClick={() => labels.mutate(undefined)}>
          {t('label')}
        </Button>
      )}
      {parcel.can_readdress && (
        <Button kind="line" onClick={() => setReaddressing(true)}>
          {t('readdress')}
        </Button>
      )}
      <ProblemNote error={(isPicking ? null : picked.error) ?? moved.error ?? labels.error} />
      {isPicking && (
        <ChangedParcel
          key={version}
          parcel={parcel}
          isBusy={picked.isPending}
          error={picked.error}
          onClose={() => setPicking(false)}
          onSubmit={pick}
        />
      )}
      {isReaddressing && <RecipientDialog parcel={parcel} onClose={() => setReaddressing(false)} />}
      {open && <AskedAct key={open} act={open} parcel={parcel} onClose={() => setOpen(null)} />}
    </>
  );
};

type ChangedProps = {
  parcel: Shipment;
  isBusy: boolean;
  error: unknown;
  onSubmit(seen: Shipment): void;
  onClose(): void;
};

/** A parcel that holds other things than were picked is picked again by whoever has seen what belongs into it now. BO-094 */
const ChangedParcel = ({ parcel, isBusy, error, onSubmit, onClose }: ChangedProps) => {
  const t = useTranslations('shipments');
  const { number } = useFormat();
  return (
    <ActDialog
      isOpen
      title={t('title_pick', { number: parcel.number })}
      submit={t('act.pick')}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onSubmit={() => onSubmit(parcel)}
    >
      <p>{t('pickText')}</p>
      <ul>
        {parcel.lines
          .filter(({ pieces }) => pieces > 0)
          .map((line) => (
            <li key={line.unique_id}>{t('nowInside', { name: thingName(line), count: number(line.pieces) })}</li>
          ))}
      </ul>
    </ActDialog>
  );
};

type Props = { act: (typeof asked)[number]; parcel: Shipment; onClose(): void };

/** An act that has to be told a track, or why. */
const AskedAct = ({ act, parcel, onClose }: Props) => {
  const t = useTranslations('shipments');
  const [typed, setTyped] = useState('');
  const moved = useAct(calls.shipments.status, {
    rereads: true,
    onDone: () => {
      onClose();
      toast(t('done.moved'));
    },
  });
  const field = hasTrack(act) ? 'track' : 'reason';
  const problem = fieldProblem(moved.error, field);
  const { public_id: id, version } = parcel;
  return (
    <ActDialog
      isOpen
      isDanger={act === 'lose'}
      title={t(`title_${act}`, { number: parcel.number })}
      submit={t(`act.${act}`)}
      isBusy={moved.isPending}
      error={problem ? null : moved.error}
      onClose={onClose}
      onSubmit={() => moved.mutate({ params: { id }, body: { version, act, [field]: typed } })}
    >
      <p>{t(`text.${act}`)}</p>
      {hasTrack(act) ? (
        <TextField
          label={t('column.track')}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={problem}
          onChange={({ target }) => setTyped(target.value)}
        />
      ) : (
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          maxLength={500}
          value={typed}
          error={problem}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </ActDialog>
  );
};
