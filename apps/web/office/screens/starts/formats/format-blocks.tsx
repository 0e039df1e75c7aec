import { ticketKinds } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { CheckField } from '../../../../app/shared/ui/fields/check-field.tsx';
import { SelectField } from '../../../../app/shared/ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { MomentField } from '../../../shared/fields/moment-field.tsx';
import { RichArea } from '../../../shared/fields/rich-area.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import css from '../sales.module.css';
import type { FormatValues } from './format-values.ts';

type Props = {
  values: FormatValues;
  set<F extends keyof FormatValues>(field: F, value: FormatValues[F]): void;
  errorOf(field: string): string | undefined;
  /** What sales have fixed, or the person may not change. */
  isFixed(field: string): boolean;
  zone: string;
};
type Named<Value> = { [F in keyof FormatValues]: FormatValues[F] extends Value ? F : never }[keyof FormatValues];

/** The fields of a format in the order of its making: what it is, when, who, how they buy, what is asked of them. */
export const FormatBlocks = (props: Props) => (
  <>
    <About {...props} />
    <Times {...props} />
    <Who {...props} />
    <Buying {...props} />
    <Extras {...props} />
  </>
);

const useParts = ({ values, set, errorOf, isFixed, zone }: Props) => {
  const t = useTranslations('formats');
  return {
    t,
    number: (field: Named<number | null>, isWhole = true) => (
      <fieldset disabled={isFixed(field)}>
        <NumberField
          label={t(`field.${field}`)}
          value={values[field]}
          isWhole={isWhole}
          error={errorOf(field)}
          onChange={(value) => {
            const isNeeded = field === 'obstacles' || field === 'min_count';
            set(field, (value ?? (isNeeded ? 0 : null)) as never);
          }}
        />
      </fieldset>
    ),
    moment: (field: 'start_time' | 'registration_end' | 'sale_start' | 'sale_end', hint?: string) => (
      <fieldset disabled={isFixed(field)}>
        <MomentField
          label={t(`field.${field}`)}
          hint={hint}
          value={values[field]}
          timezone={zone}
          error={errorOf(field)}
          onChange={(value) => {
            if (value !== null || field.startsWith('sale')) set(field, value as never);
          }}
        />
      </fieldset>
    ),
    check: (field: Named<boolean>, isTurned = false) => (
      <CheckField
        checked={values[field] !== isTurned}
        disabled={isFixed(field)}
        error={errorOf(field)}
        onChange={(event) => set(field, (event.target.checked !== isTurned) as never)}
      >
        {t(`field.${field}`)}
      </CheckField>
    ),
    words: (field: 'title' | 'description' | 'notes', isLong: boolean, max: number) => {
      const of = values[field] ?? { ru: '', en: null };
      const change = (language: 'ru' | 'en', text: string): void => {
        const next = { ...of, [language]: language === 'en' && text === '' ? null : text };
        set(field, field !== 'title' && !next.ru && !next.en ? null : next);
      };
      const Input = isLong ? TextArea : TextField;
      const one = (language: 'ru' | 'en') => {
        const shared = {
          label: t(`text.${field}.${language}`),
          value: of[language] ?? '',
          error: errorOf(`${field}.${language}`),
        };
        const hint = language === 'en' && !of.en ? t('noEnglish') : undefined;
        return field === 'description' ? (
          <RichArea {...shared} hint={hint ?? ''} onChange={(text) => change(language, text)} />
        ) : (
          <Input {...shared} hint={hint} maxLength={max} onChange={(event) => change(language, event.target.value)} />
        );
      };
      return (
        <fieldset className={css['pair']} disabled={isFixed(field)}>
          {one('ru')}
          {one('en')}
        </fieldset>
      );
    },
  };
};

const About = (props: Props) => {
  const { t, number, check, words } = useParts(props);
  return (
    <Card title={t('block.about')}>
      {words('title', false, 80)}
      {words('description', true, 20_000)}
      {words('notes', true, 500)}
      <div className={css['fields']}>
        {number('distance', false)}
        {number('obstacles')}
      </div>
      <div className={css['checks']}>
        {check('online')}
        {check('qr')}
      </div>
    </Card>
  );
};

const Times = (props: Props) => {
  const { t, moment } = useParts(props);
  return (
    <Card title={t('block.times')} aside={t('zone', { zone: props.zone })}>
      <div className={css['fields']}>
        {moment('start_time')}
        {moment('registration_end')}
        {moment('sale_start', t('ofStart'))}
        {moment('sale_end', t('ofStart'))}
      </div>
    </Card>
  );
};

const Who = (props: Props) => {
  const { t, number } = useParts(props);
  const { values, set, isFixed, errorOf } = props;
  return (
    <Card title={t('block.who')}>
      <fieldset className={css['checks']} disabled={isFixed('kinds')}>
        {ticketKinds.map((kind) => (
          <CheckField
            key={kind}
            checked={values.kinds.includes(kind)}
            onChange={(event) =>
              set('kinds', event.target.checked ? [...values.kinds, kind] : values.kinds.filter((one) => one !== kind))
            }
          >
            {t(`kind.${kind}`)}
          </CheckField>
        ))}
      </fieldset>
      {errorOf('kinds') && <p role="alert">{errorOf('kinds')}</p>}
      <div className={css['fields']}>
        {number('age_min')}
        {number('age_max')}
        <SelectField
          label={t('field.gender')}
          value={values.gender ?? ''}
          disabled={isFixed('gender')}
          placeholder={t('anyGender')}
          options={[
            { value: 'male', label: t('gender.male') },
            { value: 'female', label: t('gender.female') },
          ]}
          onChange={(event) => set('gender', (event.target.value || null) as FormatValues['gender'])}
        />
      </div>
    </Card>
  );
};

const Buying = (props: Props) => {
  const { t, number, check } = useParts(props);
  return (
    <Card title={t('block.buying')}>
      <div className={css['checks']}>
        {check('isTeam')}
        {check('team_all')}
        {check('fixed_count')}
      </div>
      <div className={css['fields']}>
        {number('min_count')}
        {number('max_count')}
        {number('buy_limit')}
      </div>
    </Card>
  );
};

const Extras = (props: Props) => {
  const { t, check } = useParts(props);
  return (
    <Card title={t('block.extras')}>
      <div className={css['checks']}>
        {check('preregistration')}
        {check('license')}
        {check('booked_numbers')}
        {check('shirt_unavailable', true)}
        {check('delivery')}
      </div>
    </Card>
  );
};
