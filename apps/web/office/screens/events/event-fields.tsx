import type { OfficeEvent } from '@trassa/contracts/office';
import { seasonRefundPolicy } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { FieldError } from '../../../app/shared/ui/fields/field.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { RichArea } from '../../shared/fields/rich-area.tsx';
import css from '../starts/starts.module.css';
import type { EventFieldsShown } from '../starts/settings/field-labels.ts';

type Props = {
  values: EventFieldsShown;
  set<Field extends keyof EventFieldsShown>(field: Field, value: EventFieldsShown[Field]): void;
  errorOf(field: string): string | undefined;
};

/** Title, address and description: what all starts of the event share. */
export const EventText = ({
  event,
  values,
  set,
  errorOf,
  mayEdit,
}: Props & { event: OfficeEvent; mayEdit: boolean }) => {
  const t = useTranslations('startForm');
  return (
    <div className={css['form']}>
      <div className={css['pair']}>
        <TextField
          id="title_ru"
          label={t('titleRu')}
          maxLength={120}
          value={values.title_ru}
          error={errorOf('title_ru')}
          onChange={(change) => set('title_ru', change.target.value)}
        />
        <TextField
          id="title_en"
          label={t('titleEn')}
          isOptional
          maxLength={120}
          value={values.title_en ?? ''}
          error={errorOf('title_en')}
          onChange={(change) => set('title_en', change.target.value || null)}
        />
        {mayEdit && (
          <TextField
            id="slug"
            label={t('slug')}
            hint={event.status === 'draft' ? undefined : t('slugFixed')}
            readOnly={event.status !== 'draft'}
            maxLength={64}
            value={values.slug}
            error={errorOf('slug')}
            onChange={(change) => set('slug', change.target.value)}
          />
        )}
      </div>
      <RichArea
        id="description_ru"
        label={t('descriptionRu')}
        hint={t('textHint')}
        value={values.description_ru}
        error={errorOf('description_ru')}
        onChange={(html) => set('description_ru', html)}
      />
      <RichArea
        id="description_en"
        label={t('descriptionEn')}
        hint={t('textHint')}
        value={values.description_en ?? ''}
        error={errorOf('description_en')}
        onChange={(html) => set('description_en', html || null)}
      />
    </div>
  );
};

type Tier = NonNullable<EventFieldsShown['refund_policy']>[number];
/** The sum of the example sentence. */
const sample = 3000;

/** Refunds, handing over and the site of the event. */
export const SaleRules = ({ values, set, errorOf }: Props) => {
  const t = useTranslations('startForm');
  const { money } = useFormat();
  const tiers = values.refund_policy;
  const shown = tiers ?? seasonRefundPolicy;
  const put = (next: Tier[]): void => set('refund_policy', next);
  const change = (index: number, part: Partial<Tier>): void =>
    put((tiers ?? []).map((tier, at) => (at === index ? { ...tier, ...part } : tier)));
  return (
    <div className={css['form']}>
      <TextField
        id="external_url"
        label={t('externalUrl')}
        isOptional
        type="url"
        placeholder="https://"
        value={values.external_url ?? ''}
        error={errorOf('external_url')}
        onChange={(event) => set('external_url', event.target.value || null)}
      />
      <div>
        <CheckField checked={values.transfers} onChange={(event) => set('transfers', event.target.checked)}>
          {t('transfers')}
        </CheckField>
        <p>{t('transfersHint')}</p>
      </div>
      <fieldset className={css['form']} id="refund_policy">
        <legend>{t('tiers')}</legend>
        <CheckField
          checked={tiers !== null}
          onChange={(event) =>
            set('refund_policy', event.target.checked ? seasonRefundPolicy.map((tier) => ({ ...tier })) : null)
          }
        >
          {t('ownTiers')}
        </CheckField>
        {tiers?.map((tier, index) => (
          <div key={index} className={css['pair']} role="group" aria-label={String(index + 1)}>
            <TextField
              label={t('tierDays')}
              type="number"
              min={0}
              max={1000}
              value={tier.days}
              onChange={(event) => change(index, { days: Number(event.target.value) })}
            />
            <TextField
              label={t('tierPercent')}
              type="number"
              min={0}
              max={100}
              value={tier.percent}
              onChange={(event) => change(index, { percent: Number(event.target.value) })}
            />
            {tiers.length > 1 && (
              <div className={css['buttons']}>
                <Button kind="line" size="sm" onClick={() => put(tiers.filter((_, at) => at !== index))}>
                  {t('remove', { number: String(index + 1) })}
                </Button>
              </div>
            )}
          </div>
        ))}
        {tiers !== null && tiers.length < 10 && (
          <div className={css['buttons']}>
            <Button
              kind="line"
              size="sm"
              onClick={() => put([...tiers, { days: Math.max(0, (tiers.at(-1)?.days ?? 1) - 1), percent: 0 }])}
            >
              {t('add')}
            </Button>
          </div>
        )}
        <FieldError text={errorOf('refund_policy')} />
        <ul>
          {shown
            .filter(({ percent }) => percent > 0)
            .map(({ days, percent }) => (
              <li key={days}>
                {t('tierWords', {
                  days,
                  percent: String(percent),
                  sum: money(sample),
                  back: money((sample * percent) / 100),
                })}
              </li>
            ))}
        </ul>
        <p>{tiers === null ? t('seasonTiers') : ''}</p>
      </fieldset>
    </div>
  );
};
