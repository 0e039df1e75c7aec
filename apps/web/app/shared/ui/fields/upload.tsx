import { type ChangeEvent, type DragEvent, type Ref, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../button.tsx';
import { classes } from '../classes.ts';
import { Field, type FieldText } from './field.tsx';
import { HeatBar } from '../heat.tsx';
import { Icon } from '../icon.tsx';
import { mergeRefs } from '../merge-refs.ts';
import css from './upload.module.css';

type Props = FieldText & {
  /** Types for the system's chooser: `application/pdf,image/jpeg,image/png`. */
  accept: string;
  /** Name of the file that is already there. */
  fileName: string | null;
  /** Share that went up, 0…1, while it goes. */
  progress: number | null;
  onChoose(file: File): void;
  onRemove(): void;
  /** Stops an upload on its way. */
  onCancel?(): void;
  isFull?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** One file: choose or drop, watch it go, replace or remove it. Sending is the caller's (`uploadFile`). */
export const Upload = ({
  label,
  hint,
  error,
  isOptional,
  id,
  isFull,
  accept,
  fileName,
  progress,
  onChoose,
  onRemove,
  onCancel,
  ref,
}: Props) => {
  const t = useTranslations('ui');
  const own = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs(own, ref), [ref]);
  const [isOver, setOver] = useState(false);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    // The same file chosen again must be heard of.
    event.target.value = '';
    if (file) onChoose(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  };
  const open = (): void => own.current?.click();
  const percent = progress === null ? null : Math.round(progress * 100);
  return (
    <Field {...{ label, hint: hint ?? t('upload.rules'), error, isOptional, id, isFull }}>
      {(control) => (
        <div
          className={classes(css['upload'], isOver && css['over'], error && css['wrong'], fileName && css['full'])}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Icon name={fileName ? 'doc' : 'up'} size="l" />
          <div className={css['text']}>
            <b>{fileName ?? t('upload.choose')}</b>
            {percent !== null && (
              <>
                <span className={css['percent']} role="status">
                  {t('upload.progress', { percent })}
                </span>
                <HeatBar value={progress ?? 0} />
              </>
            )}
          </div>
          <input {...control} ref={refs} className={css['input']} type="file" accept={accept} onChange={choose} />
          <div className={css['actions']}>
            {percent !== null && onCancel && (
              <Button kind="line" size="sm" onClick={onCancel}>
                {t('upload.cancel')}
              </Button>
            )}
            {percent === null && fileName && (
              <>
                <Button kind="line" size="sm" onClick={open}>
                  {t('upload.replace')}
                </Button>
                <Button kind="quiet" size="sm" isIcon aria-label={t('upload.remove')} onClick={onRemove}>
                  <Icon name="trash" />
                </Button>
              </>
            )}
          </div>
        </div>
      )}
    </Field>
  );
};
