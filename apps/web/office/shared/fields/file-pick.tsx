import { useRef } from 'react';
import { Button } from '../../../app/shared/ui/button.tsx';

const accepted = {
  text: '.csv,.txt,text/csv,text/plain',
  table: '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

type Props = {
  /** What the button says, and the field behind it. */
  label: string;
  of: keyof typeof accepted;
  kind?: 'line';
  size?: 'sm';
  isBusy?: boolean;
  onFile(file: File): void;
};

/** A button that asks for a file; the same one may be chosen again after it was mended. */
export const FilePick = ({ label, of, onFile, ...button }: Props) => {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <input
        ref={picker}
        hidden
        type="file"
        aria-label={label}
        accept={accepted[of]}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
};
