import { useQuery } from '@tanstack/react-query';
import type { Difference, SettlementDay as Day } from '@trassa/contracts/office';
import { useState } from 'react';
import { useParams } from 'react-router';
import { formatTypedDate } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useMay } from '../../shared/door/session.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import css from '../starts/sales.module.css';
import { AcceptDialog } from './accept-dialog.tsx';
import { DayState } from './day-state.tsx';
import { Differences } from './differences.tsx';

/** /admin/settlement/:id: what the two books of a day do not have alike, decided one by one, and its end. */
export const SettlementDay = () => {
  const { id = '' } = useParams();
  const found = useQuery(read(calls.settlement.read, { params: { id } }));
  return <ReadState read={found}>{({ values }) => <Sheet day={values} />}</ReadState>;
};

const Sheet = ({ day }: { day: Day }) => {
  const t = useTranslations('settlement');
  const words = useListWords('payments');
  return (
    <>
      <PageHead
        title={formatTypedDate(day.day)}
        state={<DayState row={day} />}
        facts={words.value('provider', day.provider)}
        actions={
          <>
            <CloseDay day={day} />
            <ButtonLink kind="line" to={`/settlement?from=${day.day.slice(0, 7)}-01&until=${day.day}`}>
              {t('back')}
            </ButtonLink>
          </>
        }
      />
      <Figures day={day} />
      <Decisions day={day} />
    </>
  );
};

const CloseDay = ({ day }: { day: Day }) => {
  const t = useTranslations('settlement');
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const done = useAct(calls.settlement.close, {
    onDone: () => {
      setOpen(false);
      toast(t('closedDone'));
    },
  });
  if (!may('settlement.close') || day.obstacle !== null) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('close')}</Button>
      <ActDialog
        isOpen={isOpen}
        title={t('closeTitle', { day: formatTypedDate(day.day) })}
        submit={t('close')}
        isBusy={done.isPending}
        error={done.error}
        onClose={() => setOpen(false)}
        onSubmit={() => done.mutate({ params: { id: day.public_id }, body: { version: day.version } })}
      >
        <p>{t('closeText')}</p>
      </ActDialog>
    </>
  );
};

const Figures = ({ day }: { day: Day }) => {
  const t = useTranslations('settlement');
  const { money, number } = useFormat();
  const moment = useMoment();
  const { ours, theirs, register, closed, obstacle } = day;
  return (
    <Card
      title={t('figures')}
      footer={obstacle !== null && obstacle !== 'closed' && t(`obstacle.${obstacle}`, { count: number(day.left) })}
    >
      <KeyValue
        items={[
          { key: t('captured'), value: money(ours.captured) },
          { key: t('refunded'), value: money(ours.refunded) },
          ...(theirs
            ? [
                { key: t('theirCaptured'), value: money(theirs.captured) },
                { key: t('theirRefunded'), value: money(theirs.refunded) },
                { key: t('fee'), value: money(theirs.fee) },
                { key: t('transferred'), value: money(theirs.transferred) },
                { key: t('difference'), value: money(day.difference ?? 0) },
                { key: t('match.matched'), value: number(day.matched) },
              ]
            : []),
          ...(register
            ? [{ key: t('file'), value: `${register.file}, ${moment(register.applied)}`, isLong: true }]
            : []),
          ...(closed === null
            ? []
            : [
                {
                  key: t('closedAt'),
                  value: [moment(closed), day.closed_by?.name].filter(Boolean).join(', '),
                  isLong: true,
                },
              ]),
        ]}
      />
    </Card>
  );
};

const Decisions = ({ day }: { day: Day }) => {
  const t = useTranslations('settlement');
  const { number } = useFormat();
  const may = useMay();
  const [open, setOpen] = useState<Difference | null>(null);
  const mayDecide = may('settlement.close') && day.closed === null;
  const decision = (difference: Difference) => {
    const { accepted } = difference;
    if (accepted) return [accepted.reason, accepted.by?.name].filter(Boolean).join(', ');
    return mayDecide ? (
      <Button kind="line" size="sm" onClick={() => setOpen(difference)}>
        {t('accept')}
      </Button>
    ) : (
      '–'
    );
  };
  const { differences, difference_count: count } = day;
  return (
    <Card
      title={t('differences')}
      aside={day.theirs && count > 0 && number(count)}
      isFlush={differences.length > 0}
      footer={differences.length > 0 && count > differences.length && t('first', { count: number(differences.length) })}
    >
      {differences.length === 0 ? (
        <p className={css['muted']}>{t(day.theirs ? 'noDifferences' : 'obstacle.no_register')}</p>
      ) : (
        <Differences differences={differences} decision={decision} />
      )}
      {open && <AcceptDialog day={day} difference={open} onClose={() => setOpen(null)} />}
    </Card>
  );
};
