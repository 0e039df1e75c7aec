import { formatPhone } from '@trassa/rules';
import type { MessageSpec } from '@trassa/contracts/messages';
import { useTranslations } from 'use-intl/react';
import type { BasketItem } from '../../shared/basket/items/basket-item.ts';
import { useDraftErrors } from '../../shared/forms/use-draft-errors.ts';
import { Fields } from '../../shared/ui/layout/layout.tsx';
import { PhoneField } from '../../shared/ui/fields/phone-field.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import css from './delivery.module.css';
import { changeDraft } from './delivery-draft.ts';
import { OtherCity } from './other-city.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PointField } from './point-field.tsx';
import { useDelivery } from './use-delivery.ts';
import { usePostalIndex } from './use-postal-index.ts';
import { WayPick } from './way-pick.tsx';

type Props = {
  lines: readonly BasketItem[];
  /** Those whose start packs are sent to the same address. */
  packs: readonly BasketItem[];
  heading: 'h2' | 'h3';
  /** By the names of the rules: `delivery.address`. */
  problems: Readonly<Record<string, MessageSpec>>;
  /** What the server refused, by the same names. */
  serverErrors: Readonly<Record<string, string>>;
  isEveryErrorShown: boolean;
  onEdit(): void;
};

/** Where goods go, how, and who takes them (BASKET-12, BASKET-13, DELIV-01…10). Ids of fields: `delivery-address`. */
export const DeliveryBlock = ({
  lines,
  packs,
  heading: Heading,
  problems,
  serverErrors,
  isEveryErrorShown,
  onEdit,
}: Props) => {
  const t = useTranslations('basket.delivery');
  const { draft, countries, regions, cities, ways, points } = useDelivery(lines, packs);
  const isPickup = lines.length > 0 && draft.isPickup;
  const index = usePostalIndex();
  const { leave, errorOf } = useDraftErrors({ problems, told: serverErrors, isEveryErrorShown });
  const change = (fields: Parameters<typeof changeDraft>[0]): void => {
    changeDraft(fields);
    onEdit();
  };
  const text = (name: 'first_name' | 'last_name' | 'address', autoComplete: string, max: number) => (
    <TextField
      id={`delivery-${name}`}
      label={t(name)}
      autoComplete={autoComplete}
      maxLength={max}
      isFull={name === 'address'}
      placeholder={name === 'address' ? t('addressExample') : undefined}
      value={draft[name]}
      error={errorOf(`delivery.${name}`)}
      onChange={(event) => change({ [name]: event.target.value })}
      onBlur={() => leave(`delivery.${name}`)}
    />
  );
  return (
    <section className={css['delivery']} aria-labelledby="delivery">
      <Heading id="delivery">{t('title')}</Heading>
      {packs.length > 0 && <p className={css['hint']}>{t('packAddress')}</p>}
      <PlaceFields
        draft={draft}
        countries={countries.data?.values ?? []}
        regions={regions}
        cities={cities}
        error={errorOf('delivery.location_id')}
        onChange={(fields) => {
          index.stay();
          change(fields);
        }}
        onLeave={() => leave('delivery.location_id')}
      />
      {lines.length > 0 && (
        <WayPick ways={ways} draft={draft} error={errorOf('delivery_public_id')} onChange={change} />
      )}
      {isPickup && draft.method && (
        <PointField points={points} value={draft.point} error={errorOf('currentPickupSelect')} onChange={change} />
      )}
      <Fields>
        {text('last_name', 'family-name', 100)}
        {text('first_name', 'given-name', 100)}
        <PhoneField
          key={draft.seed}
          id="delivery-phone"
          label={t('phone')}
          defaultValue={formatPhone(draft.phone)}
          error={errorOf('delivery.phone')}
          onChange={(event) => change({ phone: event.target.value })}
          onBlur={() => leave('delivery.phone')}
        />
        {(!isPickup || packs.length > 0) && (
          <>
            <TextField
              id="delivery-index"
              label={t('index')}
              isOptional
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={6}
              value={index.elsewhere?.index ?? draft.index}
              error={index.error ?? errorOf('delivery.index')}
              onFocus={index.clear}
              onChange={(event) => {
                void index.change(event.target.value.replace(/\D/g, ''));
                onEdit();
              }}
              onBlur={() => index.leave(draft.index)}
            />
            {text('address', 'street-address', 300)}
          </>
        )}
      </Fields>
      {index.elsewhere && (
        <OtherCity
          place={index.elsewhere}
          draft={draft}
          lines={lines}
          cost={ways.data?.delivery.methods.find(({ public_id }) => public_id === draft.method)?.cost ?? null}
          onFollow={() => {
            index.follow();
            onEdit();
          }}
          onStay={index.stay}
        />
      )}
    </section>
  );
};
