import { useQuery } from '@tanstack/react-query';
import type { CountedName, Export, ExportOptions, ReportName } from '@trassa/contracts/office';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { CheckField } from '../../../../app/shared/ui/fields/check-field.tsx';
import { FieldError } from '../../../../app/shared/ui/fields/field.tsx';
import { RadioPick } from '../../../../app/shared/ui/fields/radio-pick.tsx';
import { TextArea } from '../../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../../generated/calls.ts';
import { read } from '../../api/query.ts';
import { fieldProblem } from '../../api/problem.ts';
import { useAct } from '../../api/use-act.ts';
import { ActDialog } from '../../saving/act-dialog.tsx';
import { ReadState } from '../../ui/read-state.tsx';
import { type ListParams, toAddress } from '../list-query.ts';
import css from './exporting.module.css';

export type Exported = {
  readonly list: 'orders' | 'tickets' | 'people' | 'promocodes' | 'sales_lines' | `report_${ReportName | CountedName}`;
  readonly asked: ListParams;
  readonly total: { readonly count: number; readonly exact: boolean } | undefined;
};

const formats = ['xlsx', 'csv'] as const satisfies readonly Export['format'][];

/** What a file of the list has, in which form, and what for. */
export const ExportDialog = ({ list, asked, total, onClose }: Exported & { onClose(): void }) => {
  const t = useTranslations('exports');
  const { number } = useFormat();
  const locale = useLocale();
  const go = useNavigate();
  const options = useQuery(read(calls.exports.options, { query: { list } }));
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set());
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [format, setFormat] = useState<Export['format']>('xlsx');
  const [purpose, setPurpose] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const order = useAct(calls.exports.create, {
    leave: (answer) => go('approval' in answer ? `/approvals/${answer.approval.public_id}` : '/exports'),
  });
  const columns = options.data?.values.columns ?? [];
  const isChosen = ({ name, personal }: ExportOptions['columns'][number]): boolean =>
    personal ? taken.has(name) : !dropped.has(name);
  const chosen = columns.filter(isChosen);
  const isPersonal = chosen.some(({ personal }) => personal);
  const isOfField = ['purpose', 'columns'].some((field) => fieldProblem(order.error, field));
  const send = (): void => {
    setEmpty(chosen.length === 0);
    if (chosen.length === 0) return;
    order.mutate({
      body: {
        list,
        query: toAddress(asked).toString(),
        columns: chosen.map(({ name }) => name),
        format,
        language: locale === 'en' ? 'en' : 'ru',
        ...(isPersonal && { purpose }),
      },
    });
  };
  const toggle = ({ name, personal }: ExportOptions['columns'][number]): void => {
    setEmpty(false);
    const [set, keep] = personal ? [taken, setTaken] : [dropped, setDropped];
    keep(set.has(name) ? new Set([...set].filter((one) => one !== name)) : new Set([...set, name]));
  };
  const plain = columns.filter(({ personal }) => !personal);
  const personal = options.data?.values.may_personal ? columns.filter((column) => column.personal) : [];
  const boxes = (of: typeof columns) => (
    <div className={css['columns']}>
      {of.map((column) => (
        <CheckField key={column.name} checked={isChosen(column)} onChange={() => toggle(column)}>
          {column.title}
        </CheckField>
      ))}
    </div>
  );
  return (
    <ActDialog
      isOpen
      title={t('dialog')}
      submit={t('order')}
      isBusy={order.isPending}
      error={isOfField ? null : order.error}
      onClose={onClose}
      onSubmit={send}
    >
      {total && (
        <p>{total.exact ? t('rows', { count: total.count }) : t('manyRows', { count: number(total.count) })}</p>
      )}
      <RadioPick
        label={t('format')}
        name="format"
        value={format}
        options={formats.map((value) => ({ value, label: t(`formats.${value}`) }))}
        onChange={({ target }) => setFormat(target.value === 'csv' ? 'csv' : 'xlsx')}
      />
      <ReadState read={options}>
        {() => (
          <>
            <fieldset className={css['group']}>
              <legend>{t('columns')}</legend>
              <div className={css['whole']}>
                <Button kind="quiet" size="sm" onClick={() => setDropped(new Set())}>
                  {t('all')}
                </Button>
                <Button kind="quiet" size="sm" onClick={() => setDropped(new Set(plain.map(({ name }) => name)))}>
                  {t('none')}
                </Button>
              </div>
              {boxes(plain)}
              <FieldError id="export-columns" text={isEmpty ? t('noColumns') : fieldProblem(order.error, 'columns')} />
            </fieldset>
            {personal.length > 0 && (
              <fieldset className={css['group']}>
                <legend>{t('personal')}</legend>
                {boxes(personal)}
                {isPersonal && (
                  <>
                    <p className={css['note']}>{t('personalText')}</p>
                    <TextArea
                      label={t('purpose')}
                      hint={t('purposeHint')}
                      rows={2}
                      maxLength={200}
                      value={purpose}
                      error={fieldProblem(order.error, 'purpose')}
                      onChange={(event) => setPurpose(event.target.value)}
                    />
                  </>
                )}
              </fieldset>
            )}
          </>
        )}
      </ReadState>
    </ActDialog>
  );
};
