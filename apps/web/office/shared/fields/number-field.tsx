import { useState } from 'react';
import type { FieldText } from '../../../app/shared/ui/fields/field.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';

/** What is typed as a number, with a comma or a point and spaces; null when it is none. */
export const readNumber = (text: string): number | null => {
  const bare = text.replace(/[\s\u00a0]/g, '').replace(',', '.');
  return /^-?\d+(\.\d*)?$/.test(bare) ? Number(bare) : null;
};

type Props = FieldText & {
  value: number | null;
  onChange(value: number | null): void;
  disabled?: boolean;
  isWhole?: boolean;
  className?: string | undefined;
};

/** A number as it is typed; what others have saved takes its place. */
export const NumberField = ({ value, onChange, isWhole = false, ...field }: Props) => {
  const [text, setText] = useState(value === null ? '' : String(value));
  const shown = readNumber(text) === value ? text : value === null ? '' : String(value);
  return (
    <TextField
      {...field}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      value={shown}
      onChange={(event) => {
        setText(event.target.value);
        const typed = readNumber(event.target.value);
        onChange(typed !== null && isWhole ? Math.trunc(typed) : typed);
      }}
    />
  );
};
