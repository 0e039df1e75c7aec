import { useQuery } from '@tanstack/react-query';
import type { RegionZone } from '@trassa/contracts/office';
import { zonesMost } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import fieldCss from '../../../app/shared/ui/fields/field.module.css';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useMayInHouse } from '../../shared/door/in-house.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Nothing } from '../../shared/ui/nothing.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';
import sales from '../starts/sales.module.css';
import { DeliveryTabs } from './delivery-tabs.tsx';
import css from './delivery.module.css';

/** /admin/shop/zones: how far each region is from the warehouse, which tariffs go by. */
export const Zones = () => {
  const t = useTranslations('delivery');
  const zones = useQuery(read(calls.zones.list, {}));
  return (
    <>
      <PageHead title={t('zones')} />
      <DeliveryTabs />
      <ReadState read={zones}>
        {({ values }) =>
          values.length === 0 ? (
            <Nothing title={t('noRegions')}>{t('noRegionsText')}</Nothing>
          ) : (
            <Sheet regions={values} />
          )
        }
      </ReadState>
    </>
  );
};

type Change = { readonly zone: number | null; readonly seen: number | null };
const numbers = Array.from({ length: zonesMost }, (_, index) => index + 1);

const Sheet = ({ regions }: { regions: readonly RegionZone[] }) => {
  const t = useTranslations('delivery');
  const mayEdit = useMayInHouse()('shipments.edit');
  /** Of a region: what was chosen, and what stood when it was. */
  const [changes, setChanges] = useState<ReadonlyMap<number, Change>>(new Map());
  const save = useAct(calls.zones.change, {
    onDone: () => {
      setChanges(new Map());
      toast(t('zonesSaved'));
    },
    rereads: true,
  });
  const set = ({ id, zone: stands }: RegionZone, zone: number | null): void => {
    const next = new Map(changes);
    if (zone === stands) next.delete(id);
    else next.set(id, { zone, seen: stands });
    setChanges(next);
  };
  // Against what the page tells now: of a region that somebody else has changed meanwhile it says so beside it.
  const wanted = regions.flatMap(({ id: region, zone: seen }) => {
    const change = changes.get(region);
    return change && change.zone !== seen ? [{ region, zone: change.zone, seen }] : [];
  });
  const send = (): void => save.mutate({ body: { zones: wanted } });
  const countries = [...Map.groupBy(regions, ({ country }) => country)];
  return (
    <>
      <Card title={t('zonesOf')}>
        <div className={css['countries']}>
          <p className={sales['muted']}>{t('zonesText')}</p>
          {countries.map(([country, own]) => (
            <section key={country} className={sales['stack']} aria-labelledby={`country-${country}`}>
              <h3 id={`country-${country}`}>{t(`country.${country}` as 'country.RU')}</h3>
              <ul className={css['zones']}>
                {own.map((region) => {
                  const change = changes.get(region.id);
                  const zone = change ? change.zone : region.zone;
                  return (
                    <li key={region.id} data-changed={change ? '' : undefined}>
                      <label htmlFor={`region-${region.id}`}>
                        {region.title}
                        {change && change.seen !== region.zone && change.zone !== region.zone && (
                          <span className={css['regions']}>{t('zoneMoved', { zone: String(region.zone ?? '–') })}</span>
                        )}
                      </label>
                      <select
                        id={`region-${region.id}`}
                        className={fieldCss['select']}
                        disabled={!mayEdit}
                        value={zone ?? ''}
                        onChange={({ target }) => set(region, target.value ? Number(target.value) : null)}
                      >
                        <option value="">–</option>
                        {numbers.map((one) => (
                          <option key={one} value={one}>
                            {one}
                          </option>
                        ))}
                      </select>
                    </li>
                  );
                })}
              </ul>
            </section>
          ))}
        </div>
      </Card>
      <SaveBar
        count={wanted.length}
        isBusy={save.isPending}
        problem={<ProblemNote error={save.error} />}
        onSave={send}
        onUndo={() => {
          save.reset();
          setChanges(new Map());
        }}
      />
    </>
  );
};
