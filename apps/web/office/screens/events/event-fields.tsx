import type { OfficeEvent } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { RichArea } from '../../shared/fields/rich-area.tsx';
import css from '../starts/starts.module.css';
import type { EventFieldsShown } from '../starts/settings/field-labels.ts';
import { RefundTiers } from './refund-tiers.tsx';

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

/** Refunds, handing over and the site of the event. */
export const SaleRules = ({ values, set, errorOf }: Props) => {
  const t = useTranslations('startForm');
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
      <RefundTiers
        id="refund_policy"
        tiers={values.refund_policy}
        errorOf={errorOf}
        onChange={(tiers) => set('refund_policy', tiers)}
      />
    </div>
  );
};
