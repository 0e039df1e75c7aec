import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../format/use-format.ts';
import { LateCombobox } from '../../ui/fields/late-combobox.tsx';
import { Pick } from '../../ui/fields/radio-pick.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { InputOf, QuestionProps } from './question-props.ts';

/** Longer lists are searched, shorter ones are the system's. */
const SEARCHED_FROM = 12;
/** As many plates fit beside each other. */
const MOST_PLATES = 4;
/** As many sizes fit in the line of a phone. */
const MOST_IN_LINE = 6;

type Props = QuestionProps & { input: InputOf<string> };

/** One of several: gender, region, shirt, the organiser's options, start group. */
export const Choice = (props: Props) => {
  const { question, format, sizes, input } = props;
  const t = useTranslations('participant');
  const { name } = useFormat();
  const { isOptional: _, ...field } = input;
  const plates = { ...field, onChange: (event: { target: { value: string } }) => field.onChange(event.target.value) };
  switch (question.type) {
    case 'gender':
      return (
        <Pick
          {...plates}
          options={(['male', 'female'] as const).map((value) => ({
            value,
            label: t(value),
            isDisabled: format.gender !== null && format.gender !== value,
          }))}
        />
      );
    case 'size':
      return (
        <Pick
          {...plates}
          isLine={sizes.length <= MOST_IN_LINE && sizes.every(({ size }) => size.length < 4)}
          options={sizes.map(({ size, count }) => ({ value: size, label: size, isDisabled: count < 1 }))}
        />
      );
    case 'option': {
      const options = (question.options ?? []).map((value) => ({ value, label: value }));
      return options.length <= MOST_PLATES ? (
        <Pick {...plates} options={options} />
      ) : (
        <SelectField {...input} {...plates} placeholder={t('chooseOption')} options={options} />
      );
    }
    case 'region': {
      const options = format.regions.map((region) => ({ value: String(region.id), label: name(region) }));
      return options.length > SEARCHED_FROM ? (
        <LateCombobox
          {...input}
          value={field.value || null}
          onChange={(value) => field.onChange(value ?? '')}
          options={options}
          placeholder={t('chooseRegion')}
        />
      ) : (
        <SelectField {...input} {...plates} placeholder={t('chooseRegion')} options={options} />
      );
    }
    default:
      return <ClusterChoice {...props} />;
  }
};

const ClusterChoice = ({ format, input }: Props) => {
  const t = useTranslations('participant');
  const u = useTranslations('ui');
  const { time } = useFormat();
  const left = format.clusters.find(({ name }) => name === input.value)?.tickets_left;
  return (
    <SelectField
      {...input}
      onChange={(event) => input.onChange(event.target.value)}
      placeholder={t('chooseCluster')}
      hint={left === undefined ? undefined : t('clusterLeft', { left })}
      options={format.clusters.map(({ name, start_time, tickets_left }) => ({
        value: name,
        label: [
          start_time === undefined ? null : time(start_time, format.timezone),
          name,
          tickets_left === 0 ? u('noPlaces') : null,
        ]
          .filter(Boolean)
          .join(', '),
        isDisabled: tickets_left === 0 && name !== input.value,
      }))}
    />
  );
};
