import { codeSigns, freeUsesMost } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { MomentField } from '../../shared/fields/moment-field.tsx';
import { NumberField } from '../../shared/fields/number-field.tsx';
import { Card } from '../../shared/ui/card.tsx';
import css from '../starts/sales.module.css';
import { CodeTargets } from './code-targets.tsx';
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

const madeUp = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => codeSigns[byte % codeSigns.length]).join('');
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
      <CodeTargets
        values={values}
        named={named}
        set={set}
        isFixed={isFixed}
        error={errorOf('events') ?? errorOf('items')}
      />
    </>
  );
};
