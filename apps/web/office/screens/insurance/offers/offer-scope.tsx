import type { UseQueryResult } from '@tanstack/react-query';
import type { officeOffers } from '@trassa/contracts/office';
import type { Answer } from '@trassa/contracts/client';
import { useTranslations } from 'use-intl/react';
import { CheckField } from '../../../../app/shared/ui/fields/check-field.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ReadState } from '../../../shared/ui/read-state.tsx';
import own from '../../promocodes/promocodes.module.css';
import css from '../../starts/sales.module.css';
import type { OfferFieldsProps } from './typed-offer.ts';

type Field = 'event_types' | 'formats';
type Named = { readonly public_id: string; readonly title: string };
export type Targets = Answer<typeof officeOffers.targets>;

type Props = OfferFieldsProps & {
  /** Things that are chosen, with their names: what is over is not offered any more. */
  named: readonly Named[];
  /** It was made for nothing in particular, or all of it is chosen off. */
  isAny: boolean;
  mayEdit: boolean;
  targets: UseQueryResult<Targets>;
};

/** Series and formats that an offer is sold for; without any, it is for all. */
export const OfferScope = ({ values, set, errorOf, named, isAny, mayEdit, targets }: Props) => {
  const t = useTranslations('offers');
  const turn = (field: Field, id: string, isOn: boolean): void =>
    set(field, isOn ? [...values[field], id].toSorted() : values[field].filter((one) => one !== id));
  const check = (field: Field, { public_id: id, title }: Named) => (
    <CheckField
      key={id}
      checked={values[field].includes(id)}
      onChange={({ target }) => turn(field, id, target.checked)}
    >
      {title}
    </CheckField>
  );
  const problem = errorOf('event_types') ?? errorOf('formats');
  return (
    <Card title={t('scope')} aside={isAny && t('any')}>
      {problem && <p role="alert">{problem}</p>}
      {mayEdit ? (
        <ReadState read={targets}>
          {({ event_types: types, starts }) => {
            const offered = new Set(starts.flatMap(({ formats }) => formats.map((format) => format.public_id)));
            const gone = named.filter(({ public_id: id }) => values.formats.includes(id) && !offered.has(id));
            return (
              <div className={css['stack']}>
                <p className={css['muted']}>{t('scopeText')}</p>
                {!values.with_start && <p className={css['muted']}>{t('scopeOwnDay')}</p>}
                <fieldset>
                  <legend>{t('field.event_types')}</legend>
                  <div className={own['items']}>{types.map((type) => check('event_types', type))}</div>
                </fieldset>
                <fieldset>
                  <legend>{t('field.formats')}</legend>
                  <div className={own['targets']} tabIndex={0} role="group" aria-label={t('field.formats')}>
                    {gone.map((one) => check('formats', one))}
                    {starts.map((start) => (
                      <div key={start.public_id}>
                        <p>{start.title}</p>
                        <div className={own['items']}>{start.formats.map((format) => check('formats', format))}</div>
                      </div>
                    ))}
                  </div>
                </fieldset>
              </div>
            );
          }}
        </ReadState>
      ) : (
        <p>{named.map(({ title }) => title).join('; ') || (isAny ? t('any') : '–')}</p>
      )}
    </Card>
  );
};
