import { useState } from 'react';
import { TextArea } from '../../../app/shared/ui/fields/text-field.tsx';
import { isPlain, toHtml, toLines } from './plain-text.ts';

type Props = {
  label: string;
  hint: string;
  error?: string | undefined;
  id?: string;
  /** HTML as the site keeps it. */
  value: string;
  onChange(html: string): void;
  /** As HTML, also what lines could say. */
  isHtml?: boolean;
  rows?: number;
  maxLength?: number;
};

/** A text of several paragraphs. What lines cannot say – tables, pictures – is edited as HTML and stays whole. */
export const RichArea = ({ value, onChange, isHtml = false, rows = 8, maxLength = 20_000, ...field }: Props) => {
  const [typed, setTyped] = useState<{ readonly text: string; readonly html: string } | null>(null);
  const isLines = !isHtml && isPlain(value);
  // What is being typed keeps its blanks; a value that came from elsewhere is shown anew.
  const text = typed?.html === value ? typed.text : isLines ? toLines(value) : value;
  return (
    <TextArea
      {...field}
      rows={rows}
      isFull
      maxLength={maxLength}
      value={text}
      onChange={(event) => {
        const next = event.target.value;
        const html = isLines ? toHtml(next) : next;
        setTyped({ text: next, html });
        onChange(html);
      }}
    />
  );
};
