import { useState } from 'react';
import { TextArea } from '../../../app/shared/ui/fields/text-field.tsx';
import { shownText, type Typed, typeText } from './plain-text.ts';

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
  const [typed, setTyped] = useState<Typed | null>(null);
  const { text, isLines } = shownText(value, typed, isHtml);
  return (
    <TextArea
      {...field}
      rows={rows}
      isFull
      maxLength={maxLength}
      value={text}
      onChange={(event) => {
        const next = typeText(event.target.value, isLines);
        setTyped(next);
        onChange(next.html);
      }}
    />
  );
};
