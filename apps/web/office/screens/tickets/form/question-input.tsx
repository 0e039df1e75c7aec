import type { TicketFormOf } from '@trassa/contracts/office';
import type { Question } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../../../../app/shared/i18n/language.tsx';
import { CheckField } from '../../../../app/shared/ui/fields/check-field.tsx';
import { DateField } from '../../../../app/shared/ui/fields/date-field.tsx';
import { SelectField, type Option } from '../../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { Upload } from '../../../../app/shared/ui/fields/upload.tsx';
import { problemOf } from '../../../shared/api/problem.ts';
import { sendFile } from '../../../shared/api/send-file.ts';
import { useProblemText } from '../../../shared/words/problem-text.ts';
import { fromTyped, toTyped } from './form-values.ts';

type Props = {
  form: TicketFormOf;
  question: Question;
  label: string;
  value: unknown;
  /** Kept, but not shown; it stays unless something is typed. */
  mask: string | null;
  error: string | undefined;
  onChange(value: unknown): void;
};

/** One question of the site’s form as the staff fills it in. */
export const QuestionInput = (props: Props) => {
  const { form, question, label, value, mask, error, onChange } = props;
  const { language } = useLanguage();
  const t = useTranslations('tickets');
  const words = { label, error, isOptional: !question.required };
  const typed = toTyped(question, value);
  const type = (text: string): void => onChange(fromTyped(question, text));
  const hint = mask === null ? undefined : mask ? t('kept', { mask }) : t('keptHidden');
  const pick = (options: readonly Option[]) => (
    <SelectField
      {...words}
      value={typed}
      placeholder={t('pick')}
      options={options}
      onChange={(event) => type(event.target.value)}
    />
  );
  switch (question.type) {
    case 'gender':
      return pick((['male', 'female'] as const).map((one) => ({ value: one, label: t(`value.gender.${one}`) })));
    case 'region':
      return pick(
        form.format.regions.map(({ id, name_ru: ru, name_en: en }) => ({
          value: String(id),
          label: language === 'en' ? en : ru,
        })),
      );
    case 'size':
    case 'option':
    case 'cluster':
      return pick((question.options ?? []).map((one) => ({ value: one, label: one })));
    case 'checkbox':
      return (
        <CheckField checked={value === true} error={error} onChange={(event) => onChange(event.target.checked)}>
          {label}
        </CheckField>
      );
    case 'birth_date':
    case 'date':
      return <DateField {...words} hint={hint} value={typed} onChange={(event) => type(event.target.value)} />;
    case 'license_file':
    case 'file':
      return <FileInput {...props} />;
    default:
      return (
        <TextField
          {...words}
          hint={hint}
          type={question.type === 'phone' ? 'tel' : question.type === 'email' ? 'email' : 'text'}
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      );
  }
};

const FileInput = ({ label, value, error, onChange }: Props) => {
  const t = useTranslations('tickets');
  const text = useProblemText();
  const [progress, setProgress] = useState<number | null>(null);
  const [name, setName] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const send = async (file: File): Promise<void> => {
    setProblem(undefined);
    setProgress(0);
    try {
      const sent = await sendFile(file);
      setName(sent.name);
      onChange(sent.public_id);
    } catch (failure) {
      setProblem(text(problemOf(failure)));
    }
    setProgress(null);
  };
  return (
    <Upload
      label={label}
      error={problem ?? error}
      isFull
      accept="application/pdf,image/jpeg,image/png"
      fileName={value ? (name ?? t('fileThere')) : null}
      progress={progress}
      onChoose={(file) => void send(file)}
      onRemove={() => onChange(null)}
    />
  );
};
