import type { QuoteLine } from '@trassa/contracts';
import type { OfficeFormatRow } from '@trassa/contracts/office';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { SelectField } from '../../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../../generated/calls.ts';
import { readList } from '../../../shared/api/query.ts';
import { MomentField } from '../../../shared/fields/moment-field.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx';
import { ReadState } from '../../../shared/ui/read-state.tsx';
import { useOpenedAt } from '../../../shared/words/opened-at.ts';
import css from '../sales.module.css';

type Props = { start: string; zone: string; formats: readonly OfficeFormatRow[] };
/** `of`: `format:kind`. */
type Line = { readonly of: string; readonly count: number };
/** Lines of the calculator; a basket may hold more, and nobody tries that here. */
const most = 10;

/** What a visitor would pay at a moment, with a code: the site's own quote (5.4). */
export const AsVisitor = ({ start, zone, formats }: Props) => {
  const t = useTranslations('prices');
  const words = useTranslations('formats');
  const now = useOpenedAt();
  const options = formats.flatMap(({ public_id: id, name, places }) =>
    places.map(({ kind }) => ({ value: `${id}:${kind}`, label: `${name}, ${words(`kind.${kind}`).toLowerCase()}` })),
  );
  const [first] = options;
  const [at, setAt] = useState<number | null>(now);
  const [code, setCode] = useState('');
  const [lines, setLines] = useState<readonly Line[]>(first ? [{ of: first.value, count: 1 }] : []);
  const change = (index: number, part: Partial<Line>): void =>
    setLines(lines.map((line, place) => (place === index ? { ...line, ...part } : line)));
  const whole = lines.filter(({ count }) => Number.isInteger(count) && count >= 1 && count <= 999);
  const asked = useDeferredValue(
    whole.length > 0
      ? { at: at ?? now, lines: whole.map(({ of, count }) => `${of}:${count}`).join(','), promocode: code.trim() }
      : null,
  );
  if (!first) return null;
  return (
    <Card title={t('asVisitor')} aside={t('asVisitorHint')}>
      <div className={css['stack']}>
        <div className={css['pair']}>
          <MomentField label={t('at')} timezone={zone} value={at} onChange={setAt} />
          <TextField
            label={t('code')}
            isOptional
            maxLength={64}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </div>
        {lines.map((line, index) => (
          <div key={index} className={css['pair']} role="group" aria-label={t('line', { number: String(index + 1) })}>
            <SelectField
              label={t('place')}
              value={line.of}
              options={options}
              onChange={(event) => change(index, { of: event.target.value })}
            />
            <NumberField
              label={t('places')}
              isWhole
              value={line.count || null}
              onChange={(count) => change(index, { count: count ?? 0 })}
            />
            {lines.length > 1 && (
              <div className={css['row']}>
                <Button kind="line" size="sm" onClick={() => setLines(lines.filter((_, place) => place !== index))}>
                  {t('drop')}
                </Button>
              </div>
            )}
          </div>
        ))}
        {lines.length < most && (
          <div className={css['row']}>
            <Button kind="line" size="sm" onClick={() => setLines([...lines, { of: first.value, count: 1 }])}>
              {t('addLine')}
            </Button>
          </div>
        )}
        {asked && (
          <Quoted start={start} asked={asked} nameOf={(of) => options.find(({ value }) => value === of)?.label ?? ''} />
        )}
      </div>
    </Card>
  );
};

type Asked = { readonly at: number; readonly lines: string; readonly promocode: string };
type QuotedProps = { start: string; asked: Asked; nameOf(of: string): string };

const Quoted = ({ start, asked, nameOf }: QuotedProps) => {
  const t = useTranslations('prices');
  const { money, number } = useFormat();
  const { promocode, ...rest } = asked;
  const quote = useQuery(
    readList(calls.startSales.price, {
      params: { id: start },
      query: { ...rest, ...(promocode && { promocode }) },
    }),
  );
  const columns: DataColumn<QuoteLine>[] = [
    {
      id: 'what',
      title: t('place'),
      onPhone: 'name',
      isWide: true,
      cell: ({ unique_id: index }) => nameOf(asked.lines.split(',')[Number(index)]?.replace(/:\d+$/, '') ?? ''),
    },
    { id: 'price', title: t('onePlace'), isNumber: true, cell: (line) => money(line.price) },
    { id: 'count', title: t('places'), isNumber: true, cell: (line) => number(line.count) },
    {
      id: 'why',
      title: t('off'),
      onPhone: 'detail',
      cell: (line) =>
        line.error ?? (line.reason === null ? '–' : `${t(`reason.${line.reason}`)}: ${money(-line.discount)}`),
    },
    {
      id: 'total',
      title: t('total'),
      isNumber: true,
      onPhone: 'amount',
      cell: (line) => <b>{line.error === undefined ? money(line.totalCost) : '–'}</b>,
    },
  ];
  return (
    <ReadState read={quote}>
      {({ values }) => (
        <>
          <DataTable
            label={t('asVisitor')}
            columns={columns}
            rows={values.lines}
            keyOf={({ unique_id: index }) => index}
            isStale={quote.isPlaceholderData}
          />
          <p role="status">{t('sum', { sum: money(values.total) })}</p>
        </>
      )}
    </ReadState>
  );
};
