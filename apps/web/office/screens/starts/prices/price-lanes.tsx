import type { OfficeFormatRow } from '@trassa/contracts/office';
import { projectStep } from '@trassa/rules';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import css from '../sales.module.css';
import { useOpenedAt } from '../../../shared/words/opened-at.ts';

type Props = { formats: readonly OfficeFormatRow[]; starts: number; zone: string };
type Step = OfficeFormatRow['steps'][number];

/** When a step begins or is likely to; null: nobody knows. */
export const beginOf = (
  step: Step,
  places: OfficeFormatRow['places'],
  now: number,
): { at: number; isProjected: boolean } | null => {
  const known = step.begun_at ?? step.starts_at;
  const place = places.find(({ kind }) => kind === step.kind);
  const projected =
    step.begun_at === null && step.from_count !== null && place
      ? projectStep({ fromCount: step.from_count, gone: place.ordered + place.sold, pace: place.lately }, now)
      : null;
  if (projected !== null && (known === null || projected < known)) return { at: projected, isProjected: true };
  return known === null ? null : { at: known, isProjected: false };
};

/** Prices in time, a lane for each kind of a format: higher and hotter is dearer. Its words are in the table below. */
export const PriceLanes = ({ formats, starts, zone }: Props) => {
  const t = useTranslations('prices');
  const words = useTranslations('formats');
  const { roubles, day } = useFormat();
  const now = useOpenedAt();
  const lanes = formats.flatMap((format) =>
    format.places.map(({ kind }) => ({
      key: `${format.public_id} ${kind}`,
      name: format.places.length > 1 ? `${format.name}, ${words(`kind.${kind}`).toLowerCase()}` : format.name,
      steps: format.steps
        .filter((step) => step.kind === kind)
        .flatMap((step) => {
          const begin = beginOf(step, format.places, now);
          return begin ? [{ price: step.price, ...begin }] : [];
        })
        .toSorted((a, b) => a.at - b.at),
    })),
  );
  const moments = lanes.flatMap(({ steps }) => steps.map(({ at }) => at));
  if (moments.length === 0) return null;
  const first = Math.min(...moments, now);
  const span = Math.max(1, starts - first);
  const share = (at: number): number => Math.min(100, Math.max(0, ((at - first) / span) * 100));
  const dearest = Math.max(...lanes.flatMap(({ steps }) => steps.map(({ price }) => price)), 1);
  return (
    <Card title={t('lanes')} aside={`${t('lanesHint')} · ${day(first, zone)} – ${day(starts, zone)}`}>
      <div className={css['lanes']} aria-hidden="true">
        {lanes.map(({ key, name, steps }) => (
          <Fragment key={key}>
            <b>{name}</b>
            <div className={css['lane']}>
              {steps.map(({ price, at }, index) => {
                const heat = Math.min(7, 2 + Math.round((price / dearest) * 4));
                const to = share(steps[index + 1]?.at ?? starts);
                return (
                  <span
                    key={at}
                    style={{
                      left: `${share(at)}%`,
                      width: `calc(${to - share(at)}% - 1px)`,
                      height: `${6 + (price / dearest) * 18}px`,
                      background: `var(--heat-${heat})`,
                    }}
                  >
                    {to - share(at) > 8 && <b>{roubles(price)}</b>}
                  </span>
                );
              })}
            </div>
          </Fragment>
        ))}
      </div>
    </Card>
  );
};
