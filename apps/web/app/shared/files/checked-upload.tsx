import { HttpError } from '@trassa/contracts/client';
import type { MessageSpec } from '@trassa/rules';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { actionMessage } from '../api/error-message.ts';
import { type UploadedFile, uploadFile, type UploadPurpose } from '../api/upload-file.ts';
import { useErrorText } from '../i18n/error-text.ts';
import { Upload } from '../ui/fields/upload.tsx';

type Props = {
  ref?: Ref<HTMLInputElement>;
  label: string;
  isOptional?: boolean;
  purpose: UploadPurpose;
  /** Limits in words; without it those of a ticket's file. */
  hint?: string;
  /** Types for the system's chooser. */
  accept: readonly string[];
  /** What the browser can tell before sending. */
  check(file: File): MessageSpec | null;
  error: string | undefined;
  file: UploadedFile | null;
  onChange(file: UploadedFile | null): void;
};

/** A picture or a document: checked before it goes, watched while it goes. */
export const CheckedUpload = ({
  ref,
  label,
  purpose,
  isOptional = true,
  hint,
  accept,
  check,
  error,
  file,
  onChange,
}: Props) => {
  const u = useTranslations('ui');
  const errorText = useErrorText();
  const [sending, setSending] = useState<{ name: string; progress: number } | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const told = (problem: unknown): string | undefined => {
    if (problem instanceof HttpError && problem.answer.errors?.['file']) return problem.answer.errors['file'];
    const message = actionMessage(problem);
    if (!message) return undefined;
    if ('text' in message) return message.text;
    return message.id === 'network' ? u('networkError') : errorText({ id: 'failure' });
  };
  const send = async (chosen: File): Promise<void> => {
    stop.current?.abort();
    const problem = check(chosen);
    setRefusal(problem ? errorText(problem) : undefined);
    if (problem) return;
    const own = new AbortController();
    stop.current = own;
    setSending({ name: chosen.name, progress: 0 });
    const onProgress = (progress: number): void => setSending({ name: chosen.name, progress });
    try {
      const { public_id } = await uploadFile(chosen, purpose, { onProgress, signal: own.signal });
      onChange({ public_id, name: chosen.name });
    } catch (failure) {
      if (!own.signal.aborted) setRefusal(told(failure));
    } finally {
      if (stop.current === own) setSending(null);
    }
  };
  return (
    <Upload
      ref={ref}
      label={label}
      hint={hint}
      isOptional={isOptional}
      error={refusal ?? error}
      accept={accept.join(',')}
      fileName={sending?.name ?? file?.name ?? null}
      progress={sending?.progress ?? null}
      onChoose={(chosen) => void send(chosen)}
      onCancel={() => {
        stop.current?.abort();
        setSending(null);
      }}
      onRemove={() => {
        setRefusal(undefined);
        onChange(null);
      }}
    />
  );
};
