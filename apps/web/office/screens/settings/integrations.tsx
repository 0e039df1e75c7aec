import { useQuery } from '@tanstack/react-query';
import type { Integration, VatRateShown } from '@trassa/contracts/office';
import { isoDay } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE } from '../../../app/shared/format/use-format.ts';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { Card } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { Status, type StatusKind } from '../../shared/ui/status.tsx';
import { useDay, useMoment } from '../../shared/words/moment.ts';
import css from '../starts/sales.module.css';
import own from './settings.module.css';
import { TryConnection } from './try-connection.tsx';

const kinds: Record<Integration['state'], StatusKind> = {
  works: 'ok',
  idle: 'wait',
  failing: 'wrong',
  outbox: 'warn',
  off: 'over',
};

/** What the house is joined to, and the rates of VAT: all of it is set in the environment, shown and tried here. */
export const Integrations = () => {
  const t = useTranslations('houseSettings');
  const shown = useQuery(read(calls.settings.integrations, {}));
  return (
    <ReadState read={shown}>
      {({ values: { integrations, vat } }) => (
        <div className={css['stack']}>
          <Note>
            <p>{t('effect.integrations')}</p>
          </Note>
          <Joined rows={integrations} />
          <Rates rates={vat} />
        </div>
      )}
    </ReadState>
  );
};

const Joined = ({ rows }: { rows: readonly Integration[] }) => {
  const t = useTranslations('houseSettings');
  const moment = useMoment();
  const columns: DataColumn<Integration>[] = [
    {
      id: 'name',
      title: t('column.name'),
      onPhone: 'name',
      cell: ({ id, details, last_error: error }) => (
        <>
          {t(`integration.${id}`)}
          {details.length > 0 && <span className={own['under']}>{details.join(', ')}</span>}
          {error && <span className={own['under']}>{t('lastError', { text: error.text, at: moment(error.at) })}</span>}
        </>
      ),
    },
    {
      id: 'state',
      title: t('column.state'),
      onPhone: 'status',
      cell: ({ id, state, can_try: canTry }) => (
        <>
          <Status kind={kinds[state]}>{t(`state.${state}`)}</Status>
          {canTry && <TryConnection id={id} />}
        </>
      ),
    },
    {
      id: 'success',
      title: t('column.success'),
      isWide: true,
      cell: ({ last_success: at }) => (at === null ? '–' : moment(at)),
    },
    {
      id: 'variables',
      title: t('column.variables'),
      onPhone: 'detail',
      cell: ({ variables }) =>
        variables.map(({ name, is_set: isSet }) => (
          <span key={name} className={own['variable']}>
            <code>{name}</code> {t(isSet ? 'set' : 'unset')}
          </span>
        )),
    },
  ];
  return (
    <Card title={t('joined')} isFlush>
      <DataTable label={t('joined')} columns={columns} rows={rows} keyOf={({ id }) => id} />
    </Card>
  );
};

const goods = ['ticket', 'shop', 'insurance', 'certificate', 'delivery'] as const;

const Rates = ({ rates }: { rates: readonly VatRateShown[] }) => {
  const t = useTranslations('houseSettings');
  const day = useDay();
  const columns: DataColumn<VatRateShown>[] = [
    {
      id: 'kind',
      title: t('column.kind'),
      onPhone: 'name',
      cell: ({ kind }) => {
        const known = goods.find((one) => one === kind);
        return known ? t(`goods.${known}`) : kind;
      },
    },
    {
      id: 'percent',
      title: t('column.percent'),
      onPhone: 'status',
      cell: ({ percent }) => (percent === null ? t('noVat') : `${percent} %`),
    },
    {
      id: 'since',
      title: t('column.since'),
      isWide: true,
      onPhone: 'detail',
      cell: ({ since }) => day(isoDay(since, SITE_ZONE)),
    },
  ];
  return (
    <Card title={t('vat')} aside={<code>VAT_RATES</code>} isFlush={rates.length > 0}>
      {rates.length === 0 ? (
        <p>{t('vatUnset')}</p>
      ) : (
        <DataTable label={t('vat')} columns={columns} rows={rates} keyOf={({ kind, since }) => `${kind} ${since}`} />
      )}
    </Card>
  );
};
