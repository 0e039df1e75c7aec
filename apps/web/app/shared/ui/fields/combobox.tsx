import { Combobox as Base } from '@base-ui/react/combobox';
import { type Ref, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { foldText } from '../../format/fold-text.ts';
import { classes } from '../classes.ts';
import css from './combobox.module.css';
import fieldCss from './field.module.css';
import { Field, type FieldText } from './field.tsx';
import { Icon } from '../icon.tsx';

export type ComboOption = { value: string; label: string };
type Props = FieldText & {
  options: readonly ComboOption[];
  /** Value of the chosen option; null when nothing is chosen. */
  value: string | null;
  onChange(value: string | null): void;
  onBlur?(): void;
  /** For lists searched on the server: what is typed. Without it the options are searched here. */
  onSearch?(text: string): void;
  placeholder?: string;
  isDisabled?: boolean;
  isLoading?: boolean;
  isFull?: boolean;
  ref?: Ref<HTMLInputElement>;
};

const areSame = (a: readonly ComboOption[], b: readonly ComboOption[]): boolean =>
  a.length === b.length && a.every((option, n) => option.value === b[n]?.value && option.label === b[n]?.label);

/** The same list for equal options: a new one would undo what is being typed. */
const useSteady = (options: readonly ComboOption[]): readonly ComboOption[] => {
  const [steady, setSteady] = useState(options);
  if (steady === options || areSame(steady, options)) return steady;
  setSteady(options);
  return options;
};

/** Search and choose: regions, cities, clubs, teams; the list is 300 px high at most (CONST-25). */
export const Combobox = ({
  label,
  hint,
  error,
  isOptional,
  id,
  isFull,
  options,
  value,
  onChange,
  onBlur,
  onSearch,
  placeholder,
  isDisabled,
  isLoading,
  ref,
}: Props) => {
  const t = useTranslations('ui');
  const items = useSteady(options);
  const chosen = items.find((option) => option.value === value) ?? null;
  return (
    <Field {...{ label, hint, error, isOptional, id, isFull }}>
      {(control) => (
        <Base.Root
          items={items}
          value={chosen}
          onValueChange={(option) => onChange(option?.value ?? null)}
          onInputValueChange={(text, details) => details.reason === 'input-change' && onSearch?.(text)}
          filter={
            onSearch ? null : (option: ComboOption, text: string) => foldText(option.label).includes(foldText(text))
          }
          isItemEqualToValue={(a, b) => a.value === b.value}
          disabled={isDisabled}
          autoHighlight
        >
          <Base.InputGroup className={css['group']}>
            <Base.Input
              {...control}
              ref={ref}
              className={classes(fieldCss['input'], css['input'])}
              placeholder={placeholder ?? t('choose')}
              onBlur={onBlur}
            />
            <div className={css['tools']}>
              <Base.Clear className={css['tool']} aria-label={t('clear')}>
                <Icon name="close" size="xs" />
              </Base.Clear>
              <Base.Trigger className={css['tool']} aria-label={t('openList')}>
                <Icon name="down" size="xs" />
              </Base.Trigger>
            </div>
          </Base.InputGroup>
          <Base.Portal>
            <Base.Positioner className={css['positioner']} sideOffset={6}>
              <Base.Popup className={css['popup']}>
                <Base.Empty className={css['empty']}>{isLoading ? t('loading') : t('notFound')}</Base.Empty>
                <Base.List className={css['list']}>
                  {(option: ComboOption) => (
                    <Base.Item key={option.value} value={option} className={css['item']}>
                      {option.label}
                      <Base.ItemIndicator>
                        <Icon name="check" size="s" />
                      </Base.ItemIndicator>
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
};
