import { answerMaxLength, nameMaxLength, normaliseName, type Question } from '@trassa/rules';
import type { ChangeEvent } from 'react';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { PhoneField } from '../../ui/fields/phone-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { InputOf, QuestionProps } from './question-props.ts';

const ownFields: Readonly<Record<string, string>> = {
  last_name: 'family-name',
  first_name: 'given-name',
  second_name: 'additional-name',
  birth_date: 'bday',
  phone: 'tel',
  email: 'email',
};

const ADULT = 18;

const autoCompleteOf = ({ field }: Question, isFirst: boolean): string =>
  (isFirst ? ownFields[field] : undefined) ?? 'off';

type Props = QuestionProps & { input: InputOf<string | boolean> };

/** Questions answered by typing, and marks. */
export const TypedQuestion = ({ question, isFirst, format, input }: Props) => {
  const { value, onChange, ...field } = input;
  const text = typeof value === 'string' ? value : '';
  const typed = {
    ...field,
    value: text,
    // A child's form is filled in by a parent, whose own data the browser knows.
    autoComplete: autoCompleteOf(question, isFirst && (format.age_max === null || format.age_max >= ADULT)),
    'aria-required': question.required || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
  };
  switch (question.type) {
    case 'name':
      return (
        <TextField
          {...typed}
          spellCheck={false}
          autoCapitalize="words"
          maxLength={nameMaxLength}
          onBlur={() => {
            if (text !== normaliseName(text)) onChange(normaliseName(text));
            field.onBlur();
          }}
        />
      );
    case 'phone':
      return <PhoneField {...typed} />;
    case 'birth_date':
    case 'date':
      return <DateField {...typed} />;
    case 'checkbox':
      return (
        <CheckField
          id={field.id}
          error={field.error}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={field.onBlur}
        >
          {field.label}
        </CheckField>
      );
    case 'number':
      return <TextField {...typed} inputMode="decimal" maxLength={20} />;
    case 'email':
      return <TextField {...typed} type="email" inputMode="email" maxLength={254} />;
    default:
      return <TextField {...typed} maxLength={answerMaxLength} />;
  }
};
