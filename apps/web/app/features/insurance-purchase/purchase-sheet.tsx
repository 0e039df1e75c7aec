import type { EventType, InsuranceOffer } from '@trassa/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { addInsurance, raceOfFormat } from '../../shared/basket/items/insurance-item.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { LoadFailed } from '../../shared/ui/states/load-failed.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import { Sheet } from '../../shared/ui/overlays/overlay.tsx';
import { SelectField } from '../../shared/ui/fields/select-field.tsx';
import { AskedOffer } from './asked-offer.tsx';
import { FirstDayField } from './first-day-field.tsx';
import { OfferPick } from './offer-pick.tsx';
import { formatDayTime } from '../../shared/format/dates.ts';
import css from './purchase-sheet.module.css';
import { SheetFoot } from './sheet-foot.tsx';
import { TermsField } from './terms-field.tsx';
import { useCascade } from './use-cascade.ts';
import { useFirstDay } from './use-first-day.ts';

type Props = {
  types: readonly Pick<EventType, 'public_id' | 'title'>[];
  /** The offer that was pressed. */
  asked: InsuranceOffer;
  onClose(): void;
};

/** 'Выбор события страхования': type, city, format, offer and the terms; then the policy lies in the basket (INS-01…08). */
export const PurchaseSheet = ({ types, asked, onClose }: Props) => {
  const t = useTranslations('insurance.purchase');
  const words = useErrorText();
  const format = useFormat();
  const { language } = useLanguage();
  const navigate = useNavigate();
  /** The offer whose conditions were agreed to. */
  const [agreed, setAgreed] = useState<string | null>(null);
  const cascade = useCascade(asked.public_id);
  const { chosen, offer } = cascade;
  const isAgreed = offer !== null && agreed === offer.public_id;
  const firstDay = useFirstDay(offer);
  const asks = firstDay?.problem ? t('needsDay') : isAgreed ? null : t('needsTerms');
  const missing = cascade.format && offer ? asks : t('needsFormat');
  const buy = async (): Promise<void> => {
    if (!cascade.format || !offer || missing !== null) return;
    addInsurance(offer, { race: raceOfFormat(cascade.format), startDate: firstDay?.start ?? null });
    await navigate('/basket');
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('title')}
      footer={<SheetFoot offer={offer} missing={missing} onBuy={() => void buy()} />}
    >
      <div className={css['form']}>
        {!offer && <AskedOffer offer={asked} />}
        <SelectField
          label={t('type')}
          placeholder={t('chooseType')}
          value={chosen.type}
          options={types.map(({ public_id, title }) => ({ value: public_id, label: title }))}
          onChange={(event) => cascade.pickType(event.target.value)}
        />
        <SelectField
          label={t('city')}
          placeholder={t('chooseCity')}
          value={chosen.city}
          disabled={cascade.months.length === 0}
          options={cascade.months.flatMap(({ month, cities }) =>
            cities.map((city) => ({
              value: city.public_id,
              label: `${format.name(city.city)}, ${format.day(city.start_time, city.timezone)} · ${city.event.title}`,
              group: format.month(month),
            })),
          )}
          onChange={(event) => cascade.pickCity(event.target.value)}
        />
        <SelectField
          label={t('format')}
          placeholder={t('chooseFormat')}
          value={chosen.format}
          disabled={cascade.formats.length === 0}
          options={cascade.formats.map(({ public_id, title, start_time, timezone }) => ({
            value: public_id,
            label: `${title}, ${formatDayTime(start_time, timezone, language)}`,
          }))}
          onChange={(event) => cascade.pickFormat(event.target.value)}
        />
        {cascade.isWaiting && <p role="status">{t('loading')}</p>}
        {cascade.failed && (
          <LoadFailed
            text={t('failed')}
            isBusy={cascade.failed.isFetching}
            onRetry={() => void cascade.failed?.refetch()}
          />
        )}
        {cascade.isNone && (
          <Note kind="warn" role="status">
            {words({ id: 'insurance_unavailable' })}
          </Note>
        )}
        {offer && (
          <>
            {cascade.isOther && (
              <Note kind="warn" role="status">
                {t('notHere', { title: asked.title })}
              </Note>
            )}
            <OfferPick offers={cascade.offers} value={offer.public_id} onChange={cascade.pickOffer} />
            {firstDay && <FirstDayField firstDay={firstDay} />}
            <TermsField
              offer={offer}
              isAgreed={isAgreed}
              onAgree={(agrees) => setAgreed(agrees ? offer.public_id : null)}
            />
          </>
        )}
      </div>
    </Sheet>
  );
};
