import type { OfficeGrant } from '@trassa/contracts/office';
import { presets } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { useMay } from '../../../shared/door/session.ts';
import { useMoment } from '../../../shared/words/moment.ts';
import { idsOf } from './places.ts';

type Named = Pick<OfficeGrant, 'role' | 'areas'>;
export type PresetName = keyof typeof presets;

const sameAreas = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((area) => b.includes(area));

/** The preset that a grant was made by, if it is still like it. */
export const presetOf = ({ role, areas }: Named): PresetName | null =>
  (Object.keys(presets) as PresetName[]).find(
    (name) => presets[name].role === role && sameAreas(presets[name].areas, areas),
  ) ?? null;

/** How a grant is called: by its preset, else by its role. */
export const useGrantName = (): ((grant: Named) => string) => {
  const t = useTranslations('staff');
  return (grant) => {
    const preset = presetOf(grant);
    return preset ? t(`preset.${preset}`) : t(`role.${grant.role as 'admin'}`);
  };
};

/** A grant in words: what, where, until when. */
export const GrantWords = ({ grant, names }: { grant: OfficeGrant; names: ReadonlyMap<string, string> }) => {
  const t = useTranslations('staff');
  const moment = useMoment();
  const nameOf = useGrantName();
  const ids = idsOf(grant);
  const may = useMay();
  const narrowed = (): string =>
    may('staff.view')
      ? ids.map((id) => names.get(id) ?? '…').join('; ')
      : t(grant.scope !== 'all' && 'events' in grant.scope ? 'someEvents' : 'someStarts', { count: ids.length });
  const where = ids.length > 0 ? narrowed() : t('everywhere');
  return (
    <>
      <b>{nameOf(grant)}</b>
      {': '}
      {where}
      {grant.until !== null && `, ${t('until', { moment: moment(grant.until) })}`}
    </>
  );
};
