import { HttpError } from '@trassa/contracts/client';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { SelectField } from '../../../../app/shared/ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { fieldProblem } from '../../api/problem.ts';
import { ActDialog } from '../../saving/act-dialog.tsx';
import type { BulkOfList, BulkWords } from './bulk.ts';

export type Said = { readonly params: Readonly<Record<string, string>>; readonly reason: string };
type Props = {
  name: string;
  act: BulkOfList['acts'][string];
  count: number;
  words: BulkWords;
  isBusy: boolean;
  error: unknown;
  preview?: ((params: Said['params']) => ReactNode) | undefined;
  onSubmit(said: Said): void;
  onClose(): void;
};

/** What one act on many has to be told: how many it touches, why, and what the act asks. */
export const BulkDialog = ({ name, act, count, words, isBusy, error, preview, onSubmit, onClose }: Props) => {
  const t = useTranslations('list');
  const [reason, setReason] = useState('');
  const [params, setParams] = useState<Record<string, string>>({});
  const asked = Object.entries(act.params ?? {});
  const set = (param: string, value: string): void => setParams({ ...params, [param]: value });
  const isOfField = ['reason', ...asked.map(([param]) => `params.${param}`)].some((field) =>
    fieldProblem(error, field),
  );
  const isChanged = error instanceof HttpError && error.answer.code === 'expected_changed';
  return (
    <ActDialog
      isOpen
      title={words.act(name)}
      submit={words.act(name)}
      isDanger={act.reason === true}
      isBusy={isBusy}
      error={isOfField ? null : error}
      onClose={onClose}
      onSubmit={() => onSubmit({ params, reason: reason.trim() })}
    >
      <p>{t('bulkText', { count })}</p>
      {isChanged && <p>{t('bulkChanged')}</p>}
      {asked.map(([param, values]) =>
        values === 'text' ? (
          <TextField
            key={param}
            label={words.param(param)}
            maxLength={200}
            autoComplete="off"
            value={params[param] ?? ''}
            error={fieldProblem(error, `params.${param}`)}
            onChange={(event) => set(param, event.target.value)}
          />
        ) : (
          <SelectField
            key={param}
            label={words.param(param)}
            placeholder={t('choose')}
            value={params[param] ?? ''}
            error={fieldProblem(error, `params.${param}`)}
            options={values.map((value) => ({ value, label: words.paramValue(param, value) }))}
            onChange={(event) => set(param, event.target.value)}
          />
        ),
      )}
      {preview?.(params)}
      {act.reason && (
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          rows={2}
          maxLength={500}
          value={reason}
          error={fieldProblem(error, 'reason')}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </ActDialog>
  );
};
