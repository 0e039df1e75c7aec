import type { MessageSpec } from '@trassa/contracts';
import type { OfficeFormat } from '@trassa/contracts/office';
import { fieldName } from '@trassa/rules';
import { invalid, ok, type Result } from '../../../../kernel/result.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { WantedWave } from '../../../inventory/index.ts';
import { editFormat, type Edit } from './edit-format.ts';
import type { FieldRow } from './format-card.repository.ts';
import { levelOf } from './format-fields.ts';
import type { Changing, FormatsStaffDeps } from './ports.ts';
import { setFields, touchFormat } from './write-format.repository.ts';

/** Questions of one format at most (back-office.md 3.4). */
const fieldsMost = 20;
/** With those that were taken off and kept for their answers: forms and lists read them all. */
const keptMost = 60;

type SentField = {
  readonly name: string;
  readonly label: { readonly ru: string; readonly en: string | null };
  readonly required: boolean;
  readonly type: 'text' | 'number' | 'date' | 'checkbox';
};

const rowOf = ({ name, label, required, type }: SentField): FieldRow => ({
  name,
  label_ru: label.ru.trim(),
  label_en: label.en?.trim() || null,
  required,
  type,
});

const problemsIn = (fields: readonly SentField[]): Record<string, MessageSpec> => {
  const problems: Record<string, MessageSpec> = {};
  if (fields.length > fieldsMost) problems['fields'] = { id: 'number_max', max: fieldsMost };
  for (const [index, { name, label }] of fields.entries()) {
    if (!fieldName.test(name)) problems[`fields.${index}.name`] = { id: 'field_name' };
    else if (fields.findIndex((one) => one.name === name) < index)
      problems[`fields.${index}.name`] = { id: 'field_same' };
    if (!label.ru.trim()) problems[`fields.${index}.label.ru`] = { id: 'required' };
    else if (label.ru.length > 200) problems[`fields.${index}.label.ru`] = { id: 'too_long', max: 200 };
  }
  return problems;
};

/** PUT /api/admin/formats/{id}/fields: a question that may have answers is hidden, so that those keep their words. */
export const setQuestions = (
  deps: FormatsStaffDeps,
  tx: Tx,
  who: Changing,
  { version, fields }: { readonly version: number; readonly fields: readonly SentField[] },
): Promise<Result<Edit<OfficeFormat>>> =>
  editFormat(deps, tx, who, version, async (row, { edit, places, saved }) => {
    const problems = problemsIn(fields);
    if (Object.keys(problems).length) return invalid(problems);
    const isAnswered = levelOf(row, places) !== 'none';
    const left = row.fields.filter(({ name }) => !fields.some((one) => one.name === name));
    const wanted = [...fields.map(rowOf), ...(isAnswered ? left.map((field) => ({ ...field, hidden: true })) : [])];
    if (wanted.length > keptMost) return invalid({ fields: { id: 'fields_kept', max: keptMost } });
    const edited = edit({ additional_fields: row.fields }, { additional_fields: wanted });
    if (edited.ok && edited.value.length) await setFields(tx, row.id, wanted, saved);
    return edited;
  });

/** PUT /api/admin/formats/{id}/clusters: waves are rows of the inventory. BO-028 */
export const setFormatWaves = (
  deps: FormatsStaffDeps,
  tx: Tx,
  who: Changing,
  { version, clusters }: { readonly version: number; readonly clusters: readonly WantedWave[] },
): Promise<Result<Edit<OfficeFormat>>> =>
  editFormat(deps, tx, who, version, async (row, { edit, now, saved }) => {
    const current = edit({ clusters: row.waves.map(({ publicId }) => publicId) }, {});
    if (!current.ok) return current;
    const set = await deps.places.setWaves(tx, row.id, clusters, now);
    if (!set.ok) return set;
    const edited = edit({ clusters: set.value.before }, { clusters: set.value.after });
    if (edited.ok && edited.value.length) await touchFormat(tx, row.id, saved);
    return edited.ok ? ok(edited.value) : edited;
  });
