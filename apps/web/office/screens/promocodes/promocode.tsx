import { useQuery } from '@tanstack/react-query';
import type { OfficePromocode, officePromocodes } from '@trassa/contracts/office';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useMay } from '../../shared/door/session.ts';
import { useGoFromWindow } from '../../shared/frame/use-go-from-window.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import { ConflictWindow } from '../../shared/saving/conflict-window.tsx';
import { DraftNote } from '../../shared/saving/draft-note.tsx';
import { useVersioned } from '../../shared/saving/use-versioned.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { History } from '../../shared/ui/history.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';
import { useDay, useMoment } from '../../shared/words/moment.ts';
import { OrderStatus } from '../../shared/words/order-status.tsx';
import { type CodeValues, PromocodeForm } from './promocode-form.tsx';
import { PromocodeState } from './promocode-state.tsx';

/** /admin/promocodes/:id: a code, its orders and what it brought. */
export const Promocode = () => {
  const { id = '' } = useParams();
  const code = useQuery(read(calls.promocodes.read, { params: { id } }));
  return <ReadState read={code}>{({ values }) => <Sheet key={values.public_id} code={values} />}</ReadState>;
};

const valuesOf = (code: OfficePromocode): CodeValues => ({
  code: code.code,
  kind: code.kind as CodeValues['kind'],
  discount: code.discount,
  code_count: code.code_count,
  uses: code.uses,
  starts_at: code.starts_at,
  ends_at: code.ends_at,
  events: code.events.map(({ public_id: id }) => id),
  items: code.items.map(({ public_id: id }) => id),
  note: code.note,
});

const Sheet = ({ code }: { code: OfficePromocode }) => {
  const t = useTranslations('promocodes');
  const may = useMay();
  const mayEdit = may('promocodes.edit');
  const [reason, setReason] = useState('');
  const card = useVersioned<CodeValues, typeof officePromocodes.change>({
    call: calls.promocodes.change,
    newest: { values: valuesOf(code), version: code.version },
    argsOf: (patch, version) => ({
      params: { id: code.public_id },
      body: { version, ...patch, ...(reason && { reason }) },
    }),
    draftKey: `promocode ${code.public_id}`,
  });
  const errorOf = (field: string) => fieldProblem(card.error, field);
  const labelOf = (field: string): string =>
    t.has(`field.${field}` as 'field.code') ? t(`field.${field}` as 'field.code') : field;
  return (
    <>
      <PageHead
        title={code.code}
        isName
        state={<PromocodeState code={code} />}
        present={{ kind: 'promocode', id: code.public_id }}
        facts={t('facts', { discount: String(code.discount), used: String(code.used), uses: String(code.uses) })}
        actions={mayEdit && <Acts code={code} />}
      />
      <DraftNote card={card} />
      {code.series && (
        <p>
          {t.rich('ofSeries', {
            series: code.series.title,
            link: (words) => <Link to={`/promocode-series/${code.series?.public_id}`}>{words}</Link>,
          })}
        </p>
      )}
      {code.alike.length > 0 && (
        <Note kind="warn" role="status">
          <p>{t('alike', { codes: code.alike.join(', ') })}</p>
        </Note>
      )}
      <Split
        side={
          <>
            <Money code={code} />
            <History call={calls.promocodes.history} id={code.public_id} />
          </>
        }
      >
        <PromocodeForm
          values={card.values}
          named={[...code.events, ...code.items]}
          set={card.set}
          errorOf={errorOf}
          isUsed={code.used > 0}
          isFixed={!mayEdit || code.series !== null}
          reason={reason}
          onReason={setReason}
        />
        <Usage code={code} />
      </Split>
      <SaveBar
        count={card.count}
        isBusy={card.isBusy}
        problem={<ProblemNote error={card.error} />}
        onSave={card.save}
        onUndo={card.undo}
      />
      <ConflictWindow card={card} label={labelOf} />
    </>
  );
};

const Acts = ({ code }: { code: OfficePromocode }) => {
  const t = useTranslations('promocodes');
  const go = useGoFromWindow();
  const [asked, setAsked] = useState<'stop' | 'remove' | null>(null);
  const args = { params: { id: code.public_id }, body: { version: code.version } };
  const stop = useAct(calls.promocodes.stop, { onDone: () => setAsked(null) });
  const remove = useAct(calls.promocodes.remove, {
    leave: () => go('/promocodes', { close: () => setAsked(null), replace: true }),
  });
  const act = asked === 'remove' ? remove : stop;
  return (
    <>
      {code.state !== 'over' && (
        <Button kind="line" onClick={() => setAsked('stop')}>
          {t('stop')}
        </Button>
      )}
      {code.used === 0 && (
        <Button kind="line" onClick={() => setAsked('remove')}>
          {t('remove')}
        </Button>
      )}
      <ActDialog
        isOpen={asked !== null}
        isDanger
        title={t(asked === 'remove' ? 'removeTitle' : 'stopTitle', { code: code.code })}
        submit={t(asked === 'remove' ? 'remove' : 'stop')}
        isBusy={act.isPending}
        error={act.error}
        onSubmit={() => act.mutate(args)}
        onClose={() => setAsked(null)}
      >
        <p>{t(asked === 'remove' ? 'removeText' : 'stopText')}</p>
      </ActDialog>
    </>
  );
};

const Money = ({ code }: { code: OfficePromocode }) => {
  const t = useTranslations('promocodes');
  const { money } = useFormat();
  return (
    <Card title={t('money')}>
      <KeyValue
        items={[
          { key: t('column.turnover'), value: money(code.turnover) },
          { key: t('column.given'), value: money(code.given) },
          { key: t('without'), value: money(code.turnover + code.given) },
        ]}
      />
    </Card>
  );
};

const Usage = ({ code }: { code: OfficePromocode }) => {
  const t = useTranslations('promocodes');
  const { money, number } = useFormat();
  const dayName = useDay();
  const moment = useMoment();
  const may = useMay();
  const usage = useQuery(read(calls.promocodes.usage, { params: { id: code.public_id } }));
  return (
    <ReadState read={usage}>
      {({ values, orders, days }) => {
        const most = Math.max(...days.map(({ places }) => places), 1);
        const columns: DataColumn<(typeof values)[number]>[] = [
          {
            id: 'order',
            title: t('order'),
            onPhone: 'name',
            cell: (row) => (may('orders.view') ? <Link to={`/orders/${row.order}`}>{row.number}</Link> : row.number),
          },
          { id: 'at', title: t('at'), onPhone: 'detail', isWide: true, cell: (row) => moment(row.at) },
          { id: 'places', title: t('places'), isNumber: true, cell: (row) => number(row.places) },
          { id: 'given', title: t('column.given'), isNumber: true, isMinor: true, cell: (row) => money(row.discount) },
          { id: 'paid', title: t('paid'), isNumber: true, onPhone: 'amount', cell: (row) => <b>{money(row.paid)}</b> },
          {
            id: 'status',
            title: t('column.state'),
            onPhone: 'status',
            cell: (row) => <OrderStatus status={row.status} />,
          },
        ];
        return (
          <>
            {days.length > 0 && (
              <Card title={t('days')}>
                <KeyValue
                  items={days.slice(-14).map(({ day, places }) => ({
                    key: dayName(day),
                    value: (
                      <>
                        {number(places)}{' '}
                        <meter
                          min={0}
                          max={most}
                          value={places}
                          aria-label={t('placesOn', { day, places: String(places) })}
                        />
                      </>
                    ),
                  }))}
                />
              </Card>
            )}
            <Card
              title={t('orders')}
              aside={number(orders)}
              isFlush
              footer={orders > values.length && t('latest', { count: String(values.length) })}
            >
              {values.length === 0 ? (
                <p style={{ padding: 'var(--s-4)' }}>{t('noOrders')}</p>
              ) : (
                <DataTable label={t('orders')} columns={columns} rows={values} keyOf={(row) => row.order} />
              )}
            </Card>
          </>
        );
      }}
    </ReadState>
  );
};
