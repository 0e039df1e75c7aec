import { useQuery } from '@tanstack/react-query';
import type { Picking as PickingList } from '@trassa/contracts/office';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { ask } from '../../shared/api/client.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useMay } from '../../shared/door/session.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { Nothing } from '../../shared/ui/nothing.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useFile } from '../../shared/api/use-file.ts';
import { PickingParcelCard } from './picking-parcel.tsx';
import css from './picking.module.css';
import { thingName } from '../../shared/words/thing-name.ts';
import { isComplete, readScan, type Ticked } from './ticked.ts';

/** /admin/shop/picking: what is to be picked all together, then parcel by parcel with a scanner. */
export const Picking = () => {
  const t = useTranslations('picking');
  const mayEdit = useMay()('shipments.edit');
  const picking = useQuery(read(calls.shipments.picking, {}));
  const paper = useFile(() => ask(calls.shipments.pickingFile, {}));
  const labels = useFile((ids: string[]) => ask(calls.shipments.labels, { body: { ids } }));
  const values = picking.data?.values;
  const ids = values?.parcels.map(({ public_id: id }) => id) ?? [];
  return (
    <>
      <PageHead
        title={t('title')}
        facts={values && t('waiting', { count: values.waiting })}
        actions={
          <>
            {mayEdit && ids.length > 0 && (
              <>
                <Button kind="line" isBusy={paper.isPending} onClick={() => paper.mutate(undefined)}>
                  {t('paper')}
                </Button>
                <Button kind="line" isBusy={labels.isPending} onClick={() => labels.mutate(ids)}>
                  {t('labels')}
                </Button>
              </>
            )}
            <ButtonLink kind="line" to="/shop/shipments">
              {t('toList')}
            </ButtonLink>
          </>
        }
      />
      <ProblemNote error={paper.error ?? labels.error} />
      <ReadState read={picking}>
        {({ values: list }) =>
          list.parcels.length === 0 ? (
            <Nothing
              title={t('done')}
              action={
                <ButtonLink kind="line" to={`/shop/shipments?${lists.shipments.views.picked}`}>
                  {t('toPicked')}
                </ButtonLink>
              }
            >
              <p>{t('doneText')}</p>
            </Nothing>
          ) : (
            <Desk list={list} mayEdit={mayEdit} />
          )
        }
      </ReadState>
    </>
  );
};

/** A touch screen would cover the parcel with its keyboard. */
const hasMouse = (): boolean => window.matchMedia('(pointer: fine)').matches;

const Desk = ({ list, mayEdit }: { list: PickingList; mayEdit: boolean }) => {
  const t = useTranslations('picking');
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  /** By parcel and version: what was counted into another version of it counts for nothing. */
  const [counted, setCounted] = useState<Readonly<Record<string, Ticked>>>({});
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const takeFocus = (): void => {
    if (hasMouse()) field.current?.focus();
  };
  // What a scanner writes elsewhere would press the letters of the screen.
  useEffect(takeFocus, []);
  const current = list.parcels.find(({ public_id: id }) => id === chosen) ?? list.parcels[0];
  const finish = useAct(calls.shipments.picked, {
    rereads: true,
    onDone: ({ values }) => {
      setChosen(null);
      // Whoever left the field goes on by letters.
      if (document.activeElement !== document.body) field.current?.focus();
      toast(t('picked', { number: values.number }));
    },
  });
  if (!current) return null;
  const place = `${current.public_id} ${current.version}`;
  const ticked = counted[place] ?? {};
  const setTicked = (next: Ticked): void => setCounted({ ...counted, [place]: next });
  const isDone = isComplete(current.lines, ticked);
  const end = (): void => {
    const { public_id: id, version, lines } = current;
    const own = lines.map(({ unique_id }) => ({ unique_id, pieces: ticked[unique_id] ?? 0 }));
    finish.mutate({ params: { id }, body: { version, lines: own } });
  };
  const leave = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Escape') return;
    setWrong(undefined);
    if (text === '') event.currentTarget.blur();
    else setText('');
  };
  const choose = (id: string): void => {
    setChosen(id);
    takeFocus();
  };
  const scan = (event: SubmitEvent): void => {
    event.preventDefault();
    setWrong(undefined);
    const typed = text.trim();
    setText('');
    if (typed === '') {
      if (isDone) end();
      return;
    }
    const scanned = readScan(typed, list.parcels, current, ticked);
    if (scanned.kind === 'parcel') setChosen(scanned.id);
    else if (scanned.kind === 'piece') setTicked(scanned.ticked);
    else setWrong(t(`scan_${scanned.kind}`, { text: typed }));
  };
  return (
    <Split side={<Sums list={list} />}>
      {mayEdit && (
        <form className={css['scan']} onSubmit={scan}>
          <TextField
            ref={field}
            data-search=""
            label={t('scan')}
            hint={t('scanHint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            value={text}
            error={wrong}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={leave}
          />
        </form>
      )}
      <PickingParcelCard
        key={place}
        parcel={current}
        ticked={ticked}
        mayEdit={mayEdit}
        canRefund={list.can_refund}
        isBusy={finish.isPending}
        onTick={(next, isByMouse) => {
          setTicked(next);
          if (isByMouse) takeFocus();
        }}
        onFinish={end}
      />
      <ProblemNote error={finish.error} />
      <Others list={list} current={current.public_id} onChoose={choose} />
    </Split>
  );
};

type Sum = PickingList['lines'][number];

const Sums = ({ list: { lines } }: { list: PickingList }) => {
  const t = useTranslations('picking');
  const { number } = useFormat();
  const columns: DataColumn<Sum>[] = [
    {
      id: 'thing',
      title: t('thing'),
      onPhone: 'name',
      cell: thingName,
    },
    {
      id: 'pieces',
      title: t('pieces'),
      isNumber: true,
      onPhone: 'amount',
      cell: ({ pieces }) => <b>{number(pieces)}</b>,
    },
  ];
  const keyOf = ({ code, variant, size }: Sum): string => [code, variant, size].join(' ');
  return (
    <Card title={t('sums')} isFlush>
      <DataTable label={t('sums')} columns={columns} rows={lines} keyOf={keyOf} />
    </Card>
  );
};

type OthersProps = { list: PickingList; current: string; onChoose(id: string): void };

const Others = ({ list: { parcels, waiting }, current, onChoose }: OthersProps) => {
  const t = useTranslations('picking');
  const { number } = useFormat();
  const others = parcels.filter(({ public_id: id }) => id !== current);
  if (others.length === 0) return null;
  return (
    <Card title={t('next')} aside={number(others.length)} footer={waiting > parcels.length && t('more')}>
      <ul className={css['others']}>
        {others.map((parcel) => (
          <li key={parcel.public_id}>
            <Button kind="quiet" onClick={() => onChoose(parcel.public_id)}>
              {t('other', {
                number: parcel.number,
                city: parcel.city,
                count: number(parcel.lines.reduce((sum, { pieces }) => sum + pieces, 0)),
              })}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
};
