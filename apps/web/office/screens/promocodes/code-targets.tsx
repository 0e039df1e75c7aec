import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import own from './promocodes.module.css';

type Props = {
  values: { kind: 'ticket' | 'shop' | 'insurance'; events: string[]; items: string[] };
  /** Things that are chosen, with their names: what is over is not offered any more. */
  named: readonly { public_id: string; title: string }[];
  set(field: 'events' | 'items', value: string[]): void;
  isFixed: boolean;
  error: string | undefined;
};

/** What a code or a series of codes is for. */
export const CodeTargets = ({ values, named, set, isFixed, error }: Props) => {
  const t = useTranslations('promocodes');
  const targets = useQuery({
    ...read(calls.promocodes.targets, { query: { kind: values.kind } }),
    enabled: !isFixed,
  });
  const turn = (field: 'events' | 'items', id: string, isOn: boolean): void =>
    set(field, isOn ? [...values[field], id] : values[field].filter((one) => one !== id));
  const check = (field: 'events' | 'items', { public_id: id, title }: { public_id: string; title: string }) => (
    <CheckField
      key={id}
      checked={values[field].includes(id)}
      onChange={(event) => turn(field, id, event.target.checked)}
    >
      {title}
    </CheckField>
  );
  return (
    <Card title={t('block.for')} aside={values.events.length + values.items.length === 0 && t('any')}>
      {error && <p role="alert">{error}</p>}
      {isFixed ? (
        <p>{named.map(({ title }) => title).join('; ') || t('any')}</p>
      ) : (
        <ReadState read={targets}>
          {({ values: groups }) => {
            const offered = new Set(
              groups.flatMap((group) => [group.public_id, ...group.items.map((item) => item.public_id)]),
            );
            const gone = named.filter(({ public_id: id }) => !offered.has(id));
            return (
              <div className={own['targets']} tabIndex={0} role="group" aria-label={t('block.for')}>
                {gone.map((one) => check(values.events.includes(one.public_id) ? 'events' : 'items', one))}
                {groups.map((group) =>
                  values.kind === 'ticket' ? (
                    <div key={group.public_id}>
                      {check('events', group)}
                      <div className={own['items']}>{group.items.map((item) => check('items', item))}</div>
                    </div>
                  ) : (
                    check('items', group)
                  ),
                )}
              </div>
            );
          }}
        </ReadState>
      )}
    </Card>
  );
};
