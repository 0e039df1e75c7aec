import type { OfficeFormatRow } from '@trassa/contracts/office';
import { type ClipboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { Note } from '../../../../app/shared/ui/states/note.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useMay } from '../../../shared/door/session.ts';
import { conflictOf } from '../../../shared/saving/merge.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import { SaveBar } from '../../../shared/ui/save-bar.tsx';
import css from '../sales.module.css';
import { type EditStep, isSameSteps, pastePrices, type PriceRow, sentSteps } from './price-grid.ts';
import { BegunStep, StepFields } from './step-cell.tsx';

type Edits = Readonly<Record<string, { readonly version: number; readonly steps: readonly EditStep[] }>>;
type Props = { formats: readonly OfficeFormatRow[]; zone: string };

/** The grid of prices: a row for each kind of a format, a column for each step; all changes are saved at once. */
export const PriceTable = ({ formats, zone }: Props) => {
  const t = useTranslations('prices');
  const words = useTranslations('formats');
  const { number } = useFormat();
  const mayEdit = useMay()('formats.edit');
  const [edits, setEdits] = useState<Edits>({});
  const [failed, setFailed] = useState<{ readonly id: string; readonly error: unknown } | null>(null);
  const save = useAct(calls.formats.prices);
  const stepsOf = (format: OfficeFormatRow): readonly EditStep[] => edits[format.public_id]?.steps ?? format.steps;
  const change = (format: OfficeFormatRow, steps: readonly EditStep[]): void => {
    const { [format.public_id]: kept, ...others } = edits;
    setEdits(
      isSameSteps(steps, format.steps)
        ? others
        : { ...others, [format.public_id]: { version: kept?.version ?? format.version, steps } },
    );
  };
  const rows: PriceRow[] = formats.flatMap((format) =>
    format.places.map(({ kind }) => ({
      format: format.public_id,
      kind,
      steps: stepsOf(format).filter((step) => step.kind === kind),
    })),
  );
  const paste = (event: ClipboardEvent, row: number, step: number): void => {
    const text = event.clipboardData.getData('text');
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    const pasted = pastePrices(rows, { row, step }, text);
    const next: Record<string, Edits[string]> = { ...edits };
    for (const format of formats) {
      const steps = pasted.filter((one) => one.format === format.public_id).flatMap((one) => one.steps);
      if (!isSameSteps(steps, stepsOf(format)))
        next[format.public_id] = { version: edits[format.public_id]?.version ?? format.version, steps };
    }
    setEdits(next);
  };
  /** One format after another: what was saved is no edit any more, and the first refusal stops. */
  const saveAll = async (from: Edits = edits): Promise<void> => {
    setFailed(null);
    let left = from;
    for (const [id, { version, steps }] of Object.entries(from)) {
      try {
        await save.mutateAsync({ params: { id }, body: { version, steps: sentSteps(steps) } });
        const { [id]: _saved, ...others } = left;
        left = others;
        setEdits(left);
      } catch (error) {
        setFailed({ id, error });
        return;
      }
    }
  };
  const conflict = conflictOf<{ steps: unknown }>(failed?.error);
  const columns = Math.max(1, ...rows.map(({ steps }) => steps.length));
  return (
    <Card title={t('grid')} aside={t('gridHint')} isFlush>
      <div className={css['grid']} role="group" aria-label={t('grid')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words('column.title')}</th>
              {Array.from({ length: columns }, (_one, index) => (
                <th key={index} scope="col">
                  {t('step', { number: String(index + 1) })}
                </th>
              ))}
              {mayEdit && <th scope="col">{t('more')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ kind, steps, format: id }, row) => {
              const format = formats.find((one) => one.public_id === id);
              if (!format) return null;
              const all = stepsOf(format);
              const place = format.places.find((one) => one.kind === kind);
              const set = (step: EditStep, next: EditStep | null): void =>
                change(
                  format,
                  all.flatMap((one) => (one === step ? (next ? [next] : []) : [one])),
                );
              return (
                <tr key={`${id} ${kind}`}>
                  <th scope="row">
                    {format.name}
                    <br />
                    <span className={css['muted']}>
                      {words(`kind.${kind}`)},{' '}
                      {t('soldOf', { sold: number(place?.sold ?? 0), capacity: number(place?.capacity ?? 0) })}
                    </span>
                  </th>
                  {Array.from({ length: columns }, (_one, index) => {
                    const step = steps[index];
                    if (!step) return <td key={index} />;
                    const isFixed =
                      !mayEdit ||
                      (step.begun_at !== null && (place?.held ?? 0) + (place?.ordered ?? 0) + (place?.sold ?? 0) > 0);
                    return (
                      <td key={index}>
                        {isFixed ? (
                          <BegunStep
                            step={step}
                            places={format.places}
                            zone={zone}
                            isNow={steps.filter((one) => one.begun_at !== null).at(-1) === step}
                          />
                        ) : (
                          <StepFields
                            step={step}
                            places={format.places}
                            zone={zone}
                            error={
                              failed?.id === id
                                ? (fieldProblem(failed.error, `steps.${all.indexOf(step)}`) ??
                                  fieldProblem(failed.error, `steps.${all.indexOf(step)}.price`))
                                : undefined
                            }
                            label={`${format.name}, ${t('step', { number: String(index + 1) })}`}
                            onPaste={(event) => paste(event, row, index)}
                            onChange={(next) => set(step, next)}
                          />
                        )}
                      </td>
                    );
                  })}
                  {mayEdit && (
                    <td>
                      <Button
                        kind="line"
                        size="sm"
                        aria-label={t('addTo', { title: format.name })}
                        onClick={() =>
                          change(format, [
                            ...all,
                            {
                              kind,
                              price: steps.at(-1)?.price ?? 0,
                              starts_at: null,
                              from_count: null,
                              begun_at: null,
                              sold: 0,
                            },
                          ])
                        }
                      >
                        {t('add')}
                      </Button>
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <SaveBar
        count={Object.keys(edits).length}
        isBusy={save.isPending}
        problem={
          conflict && failed ? (
            <Note kind="warn" role="alert">
              <p>{t('conflict', { name: conflict.changed_by?.name ?? t('somebody') })}</p>
              <div className={css['row']}>
                <Button
                  size="sm"
                  onClick={() => {
                    const mine = edits[failed.id];
                    if (mine) void saveAll({ ...edits, [failed.id]: { ...mine, version: conflict.version } });
                  }}
                >
                  {t('keepMine')}
                </Button>
                <Button
                  size="sm"
                  kind="line"
                  onClick={() => {
                    const { [failed.id]: _dropped, ...others } = edits;
                    setEdits(others);
                    setFailed(null);
                  }}
                >
                  {t('takeTheirs')}
                </Button>
              </div>
            </Note>
          ) : (
            <ProblemNote error={failed?.error} />
          )
        }
        onSave={() => void saveAll()}
        onUndo={() => {
          setEdits({});
          setFailed(null);
        }}
      />
    </Card>
  );
};
