import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { fieldId } from '../../document/lead-to.ts';
import { Choice } from './choice.tsx';
import { FileQuestion } from './file-question.tsx';
import { NumberQuestion } from './number-question.tsx';
import css from '../participant-form.module.css';
import type { InputOf, QuestionProps } from './question-props.ts';
import { TypedQuestion } from './typed-question.tsx';
import { keyOf } from '../typed-answers.ts';

const thirds: ReadonlySet<string> = new Set(['name', 'birth_date', 'gender', 'region']);
const wholes: ReadonlySet<string> = new Set(['license_file', 'file', 'number_choice', 'checkbox']);
const knownFields = [
  'last_name',
  'first_name',
  'second_name',
  'birth_date',
  'gender',
  'phone',
  'extra_contact',
  'region',
  'item_size',
  'cluster',
  'license_file',
  'file',
  'number',
  'email',
] as const;
type KnownField = (typeof knownFields)[number];
const isKnown = (field: string): field is KnownField => knownFields.some((known) => known === field);

/** One question with its input, its place in the grid and its refusal. */
export const QuestionField = (props: QuestionProps) => {
  const { id, question, control, errorOf, onEdit } = props;
  const t = useTranslations('participant');
  const { field: name, type, required } = question;
  const { field, fieldState } = useController({ control, name: keyOf(name) });
  const input: InputOf<string | boolean> = {
    id: fieldId(id, name),
    ref: field.ref,
    label: question.label ?? (isKnown(name) ? t(name) : name),
    value: field.value ?? '',
    error: errorOf(name, fieldState.isTouched),
    isOptional: !required,
    onChange(value) {
      field.onChange(value);
      onEdit(name);
    },
    onBlur: field.onBlur,
  };
  const width = thirds.has(type) ? 'third' : wholes.has(type) ? 'whole' : 'half';
  return (
    <div className={css[width]}>
      <Input {...props} input={input} />
    </div>
  );
};

const Input = ({ input, ...props }: QuestionProps & { input: InputOf<string | boolean> }) => {
  const text = input as InputOf<string>;
  switch (props.question.type) {
    case 'gender':
    case 'region':
    case 'size':
    case 'option':
    case 'cluster':
      return <Choice {...props} input={text} />;
    case 'license_file':
    case 'file':
      return <FileQuestion {...props} input={text} />;
    case 'number_choice':
      return <NumberQuestion {...props} input={text} />;
    default:
      return <TypedQuestion {...props} input={input} />;
  }
};
