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
};

/** A text of several paragraphs. What lines cannot say – links, tables – is edited as HTML and stays whole. */
export const RichArea = ({ value, onChange, ...field }: Props) => {
  const [typed, setTyped] = useState<{ readonly text: string; readonly html: string } | null>(null);
  const isLines = isPlain(value);
  // What is being typed keeps its blanks; a value that came from elsewhere is shown anew.
  const text = typed?.html === value ? typed.text : isLines ? toLines(value) : value;
  return (
    <TextArea
      {...field}
      rows={8}
      isFull
      maxLength={20_000}
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
