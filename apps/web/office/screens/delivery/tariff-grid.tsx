import { useQuery } from '@tanstack/react-query';
import { unreachedZones, zonesMost } from '@trassa/rules';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type from '../../../app/shared/styles/type.module.css';
import { Button } from '../../../app/shared/ui/button.tsx';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { NumberField } from '../../shared/fields/number-field.tsx';
import css from './delivery.module.css';
import { type TariffField, tariffFields, type TypedTariff, withZone } from './typed-tariffs.ts';

type Props = {
  tariffs: readonly TypedTariff[];
  mayEdit: boolean;
  errorOf(path: string): string | undefined;
  onChange(tariffs: TypedTariff[]): void;
};

const whole: ReadonlySet<TariffField> = new Set(['first_grams', 'step_grams', 'max_grams', 'days_min', 'days_max']);

/** A tariff of each zone that a way reaches; zones of regions that it does not are told below. */
export const TariffGrid = ({ tariffs, mayEdit, errorOf, onChange }: Props) => {
  const t = useTranslations('delivery');
  const regions = useQuery(read(calls.zones.list, {})).data?.values ?? [];
  const [chosen, setChosen] = useState('');
  const countOf = (zone: number): number => regions.filter((region) => region.zone === zone).length;
  const known = regions.flatMap(({ zone }) => zone ?? []);
  const unreached = unreachedZones(known, tariffs);
  const free = Array.from({ length: zonesMost }, (_, index) => index + 1).filter(
    (zone) => !tariffs.some((tariff) => tariff.zone === zone),
  );
  const next = free.find((zone) => String(zone) === chosen) ?? unreached[0] ?? free[0];
  return (
    <>
      {tariffs.length > 0 && (
        <div className={css['grid']} role="group" aria-label={t('tariffs')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('column.zone')}</th>
                {tariffFields.map((field) => (
                  <th key={field} scope="col">
                    {t(`tariff.${field}`)}
                  </th>
                ))}
                {mayEdit && <td />}
              </tr>
            </thead>
            <tbody>
              {tariffs.map((tariff, index) => (
                <tr key={tariff.zone}>
                  <th scope="row">
                    {t('zone', { zone: String(tariff.zone) })}
                    <span className={css['regions']}>{t('regions', { count: countOf(tariff.zone) })}</span>
                    {errorOf(`tariffs.${index}.zone`)}
                  </th>
                  {tariffFields.map((field) => (
                    <td key={field} data-title={t(`tariff.${field}`)}>
                      <NumberField
                        id={`tariffs.${index}.${field}`}
                        label={
                          <span className={type['hidden']}>
                            {t('cell', { field: t(`tariff.${field}`), zone: String(tariff.zone) })}
                          </span>
                        }
                        isWhole={whole.has(field)}
                        value={tariff[field]}
                        error={errorOf(`tariffs.${index}.${field}`)}
                        onChange={(value) => onChange(tariffs.with(index, { ...tariff, [field]: value }))}
                      />
                    </td>
                  ))}
                  {mayEdit && (
                    <td>
                      <Button
                        kind="quiet"
                        isIcon
                        aria-label={t('dropZone', { zone: String(tariff.zone) })}
                        onClick={() => onChange(tariffs.toSpliced(index, 1))}
                      >
                        <Icon name="close" size="s" />
                      </Button>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={css['below']}>
        {tariffs.length === 0 && <p>{t('noTariffsText')}</p>}
        {tariffs.length > 0 && unreached.length > 0 && (
          <Note kind="warn">
            {t('unreached', {
              zones: unreached.join(', '),
              count: unreached.reduce((sum, zone) => sum + countOf(zone), 0),
            })}
          </Note>
        )}
        {regions.length > 0 && known.length < regions.length && (
          <Note kind="warn">
            {t('withoutZone', { count: regions.length - known.length })} <Link to="/shop/zones">{t('toZones')}</Link>
          </Note>
        )}
        {errorOf('tariffs') && (
          <Note kind="error" role="alert">
            {errorOf('tariffs')}
          </Note>
        )}
        {mayEdit && next !== undefined && (
          <div className={css['add']}>
            <SelectField
              id="zone"
              label={t('newTariff')}
              value={String(next)}
              options={free.map((zone) => ({
                value: String(zone),
                label: t('zoneOf', { zone: String(zone), count: countOf(zone) }),
              }))}
              onChange={({ target }) => setChosen(target.value)}
            />
            <Button kind="line" onClick={() => onChange(withZone(tariffs, next))}>
              {t('addTariff')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
};
