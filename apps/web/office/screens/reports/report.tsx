import { useQuery } from '@tanstack/react-query';
import type { OfficeReport } from '@trassa/contracts/office';
import { momentAt, nextDay } from '@trassa/rules';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE } from '../../../app/shared/format/use-format.ts';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { readList, retryFaults } from '../../shared/api/query.ts';
import { ExportButton } from '../../shared/list/exporting/export-button.tsx';
import { type ListParams, readParams, toAddress } from '../../shared/list/list-query.ts';
import { Card } from '../../shared/ui/card.tsx';
import { LoadingRows } from '../../shared/ui/loading-rows.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { useOpenedAt } from '../../shared/words/opened-at.ts';
import type { Asked } from './asked.ts';
import { daysOf } from './presets.ts';
import { ReportAsked } from './report-asked.tsx';
import { ReportChart } from './report-chart.tsx';
import { type AnyReport, reportKinds } from './report-kinds.ts';
import { ReportTable } from './report-table.tsx';
import css from './reports.module.css';

/** The same as the filters of a list, for its file. */
const filtersOf = ({ from, to, group, cuts }: Asked): ListParams => ({
  ...cuts,
  'f.at.from': String(momentAt(from, '00:00', SITE_ZONE)),
  'f.at.to': String(momentAt(nextDay(to), '00:00', SITE_ZONE)),
  'f.group': group,
});

const readCuts = (address: URLSearchParams): ListParams =>
  Object.fromEntries(Object.entries(readParams(address)).filter(([word]) => word.startsWith('f.')));
const addressOf = ({ cuts, ...days }: Asked): URLSearchParams =>
  new URLSearchParams([...Object.entries(days), ...toAddress(cuts)]);

const Report = ({ name }: { name: AnyReport }) => {
  const t = useTranslations('reports');
  const moment = useMoment();
  const now = useOpenedAt();
  const [address, setAddress] = useSearchParams();
  const preset = daysOf(reportKinds[name].first, now);
  const asked: Asked = {
    from: address.get('from') ?? preset.from,
    to: address.get('to') ?? preset.to,
    group: address.get('group') ?? reportKinds[name].groups[0] ?? '',
    cuts: readCuts(address),
  };
  const { cuts, ...plain } = asked;
  const { from, to, group } = plain;
  const isWhole = address.has('from') && address.has('to') && address.has('group');
  // An address that is sent on or kept means the same days tomorrow.
  useEffect(() => {
    if (!isWhole) setAddress(addressOf({ from, to, group, cuts: readCuts(address) }), { replace: true });
  }, [isWhole, setAddress, from, to, group, address]);
  const query = { query: { ...plain, ...cuts } };
  const read = useQuery({
    // All of them answer the same.
    ...readList(calls.reports[name] as unknown as typeof calls.reports.sales, query),
    retry: retryFaults,
  });
  const set = (chosen: Asked): void => setAddress(addressOf(chosen));
  const shown: OfficeReport | undefined = read.data?.values;
  return (
    <>
      <PageHead
        title={t(`name.${name}`)}
        facts={shown && t('counted', { at: moment(shown.generated) })}
        actions={
          <>
            <ExportButton list={`report_${name}`} asked={filtersOf(asked)} total={undefined} />
            <ButtonLink kind="line" to="/reports">
              {t('all')}
            </ButtonLink>
          </>
        }
      />
      <ReportAsked name={name} asked={asked} onChange={set} />
      <ReadState read={read} skeleton={<LoadingRows rows={10} />}>
        {({ values }) => (
          <>
            {values.more && <Note kind="warn">{t('more')}</Note>}
            <ReportChart name={name} report={values} />
            <Card title={t('table')} isFlush isBare>
              <ReportTable name={name} report={values} asked={asked} isStale={read.isPlaceholderData} />
            </Card>
          </>
        )}
      </ReadState>
      <p className={css['note']}>{t(`note.${name}`)}</p>
    </>
  );
};

/** /admin/reports/:name, a screen for each name. */
export const reportScreens: Readonly<Record<AnyReport, () => ReactNode>> = {
  sales: () => <Report name="sales" />,
  promocodes: () => <Report name="promocodes" />,
  vat: () => <Report name="vat" />,
  occupancy: () => <Report name="occupancy" />,
  sizes: () => <Report name="sizes" />,
  participants: () => <Report name="participants" />,
  registration: () => <Report name="registration" />,
  shop: () => <Report name="shop" />,
  settlement: () => <Report name="settlement" />,
  insurance: () => <Report name="insurance" />,
  support: () => <Report name="support" />,
};
