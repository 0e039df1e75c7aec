import { useQuery } from '@tanstack/react-query';
import { freeUsesMost } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { MomentField } from '../../shared/fields/moment-field.tsx';
import { NumberField } from '../../shared/fields/number-field.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import css from '../starts/sales.module.css';
import own from './promocodes.module.css';

export type CodeValues = {
  code: string;
  kind: 'ticket' | 'shop' | 'insurance';
  discount: number;
  code_count: number;
  uses: number;
  starts_at: number | null;
  ends_at: number | null;
  events: string[];
  items: string[];
  note: string;
};

type Props = {
  values: CodeValues;
  /** Things that are chosen, with their names: what is over is not offered any more. */
  named: readonly { public_id: string; title: string }[];
  set<F extends keyof CodeValues>(field: F, value: CodeValues[F]): void;
  errorOf(field: string): string | undefined;
  isUsed: boolean;
  isFixed: boolean;
  reason: string;
  onReason(reason: string): void;
};

/** Without letters and digits that are mistaken for one another. */
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const madeUp = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => signs[byte % signs.length]).join('');
};

/** Everything that is typed of a code (back-office.md 3.7). */
export const PromocodeForm = ({ values, named, set, errorOf, isUsed, isFixed, reason, onReason }: Props) => {
  const t = useTranslations('promocodes');
  const needsReason = values.discount === 100 && values.uses > freeUsesMost;
  return (
    <>
      <Card title={t('block.what')}>
        <fieldset className={css['fields']} disabled={isFixed}>
          <div className={own['code']}>
            <TextField
              label={t('field.code')}
              value={values.code}
              maxLength={40}
              disabled={isUsed}
              hint={isUsed ? t('usedHint') : undefined}
              error={errorOf('code')}
              onChange={(event) => set('code', event.target.value.toUpperCase())}
            />
            {!isUsed && !isFixed && (
              <Button kind="line" size="sm" onClick={() => set('code', madeUp())}>
                {t('makeUp')}
              </Button>
            )}
          </div>
          <SelectField
            label={t('field.kind')}
            value={values.kind}
            disabled={isUsed}
            options={(['ticket', 'shop', 'insurance'] as const).map((value) => ({
              value,
              label: t(`value.kind.${value}`),
            }))}
            onChange={(event) => set('kind', event.target.value as CodeValues['kind'])}
          />
          <NumberField
            label={t('field.discount')}
            isWhole
            value={values.discount}
            error={errorOf('discount')}
            onChange={(value) => set('discount', value ?? 0)}
          />
          <NumberField
            label={t('field.code_count')}
            isWhole
            value={values.code_count}
            error={errorOf('code_count')}
            onChange={(value) => set('code_count', value ?? 0)}
          />
          <NumberField
            label={t('field.uses')}
            isWhole
            value={values.uses}
            error={errorOf('uses')}
            onChange={(value) => set('uses', value ?? 0)}
          />
        </fieldset>
        <fieldset className={own['dates']} disabled={isFixed}>
          <MomentField
            label={t('field.starts_at')}
            value={values.starts_at}
            timezone={SITE_ZONE}
            onChange={(value) => set('starts_at', value)}
          />
          <MomentField
            label={t('field.ends_at')}
            value={values.ends_at}
            timezone={SITE_ZONE}
            error={errorOf('ends_at')}
            onChange={(value) => set('ends_at', value)}
          />
        </fieldset>
        <fieldset disabled={isFixed}>
          <TextField
            label={t('field.note')}
            value={values.note}
            maxLength={300}
            error={errorOf('note')}
            onChange={(event) => set('note', event.target.value)}
          />
        </fieldset>
        {needsReason && (
          <TextField
            label={t('field.reason')}
            hint={t('reasonHint', { count: String(freeUsesMost) })}
            value={reason}
            maxLength={500}
            error={errorOf('reason')}
            onChange={(event) => onReason(event.target.value)}
          />
        )}
        <p className={css['muted']}>{t('largest')}</p>
      </Card>
      <Targets
        values={values}
        named={named}
        set={set}
        isFixed={isFixed}
        error={errorOf('events') ?? errorOf('items')}
      />
    </>
  );
};

type TargetsProps = Pick<Props, 'values' | 'named' | 'set' | 'isFixed'> & { error: string | undefined };

const Targets = ({ values, named, set, isFixed, error }: TargetsProps) => {
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
