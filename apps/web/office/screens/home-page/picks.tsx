import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { FieldError } from '../../../app/shared/ui/fields/field.tsx';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { moved } from '../../shared/order/moved.ts';
import { OrderedList, RowFacts } from '../../shared/order/ordered-list.tsx';
import { Status } from '../../shared/ui/status.tsx';
import sales from '../starts/sales.module.css';
import css from './home-page.module.css';

export type Choice = { readonly id: string; readonly title: string; readonly isShown: boolean };

type Props = {
  field: 'leading' | 'pinned';
  /** Chosen ones, in their order. */
  value: readonly string[];
  most: number;
  /** Whatever may be chosen, and what is chosen already. */
  choices: readonly Choice[];
  mayEdit: boolean;
  error: string | undefined;
  onChange(value: string[]): void;
};

/** Things chosen one by one, in an order; saved with the page. */
export const Picks = ({ field, value, most, choices, mayEdit, error, onChange }: Props) => {
  const t = useTranslations('homePage');
  const titleOf = (id: string): string => choices.find((one) => one.id === id)?.title ?? id;
  const rest = choices.filter(({ id, isShown }) => isShown && !value.includes(id));
  return (
    <>
      {value.length === 0 && <p className={sales['muted']}>{t(`none.${field}`)}</p>}
      <OrderedList
        items={value}
        idOf={(id) => id}
        titleOf={titleOf}
        move={
          mayEdit && value.length > 1
            ? {
                send: ({ id, place }, done) => {
                  onChange(moved(value, value.indexOf(id), place - 1));
                  done();
                },
              }
            : null
        }
      >
        {(id, name) => (
          <>
            <span className={name.className}>{titleOf(id)}</span>
            <RowFacts>
              {choices.find((one) => one.id === id)?.isShown !== true && (
                <Status kind="warn">{t(`gone.${field}`)}</Status>
              )}
              {mayEdit && (
                <div className={css['remove']}>
                  <Button
                    kind="quiet"
                    size="sm"
                    aria-label={t('removeOf', { title: titleOf(id) })}
                    onClick={() => onChange(value.filter((one) => one !== id))}
                  >
                    {t('remove')}
                  </Button>
                </div>
              )}
            </RowFacts>
          </>
        )}
      </OrderedList>
      {mayEdit && value.length < most && rest.length > 0 && (
        <div className={css['add']}>
          <SelectField
            label={t(`add.${field}`)}
            placeholder={t('choose')}
            isOptional
            value=""
            options={rest.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={({ target }) => target.value && onChange([...value, target.value])}
          />
        </div>
      )}
      <FieldError text={error} />
    </>
  );
};
