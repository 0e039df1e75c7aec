import { checkTicketFile, ticketFileTypes } from '@trassa/rules';
import { HttpError } from '@trassa/contracts/client';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { actionMessage } from '../../api/error-message.ts';
import { uploadFile } from '../../api/upload-file.ts';
import { useErrorText } from '../../i18n/error-text.ts';
import { Upload } from '../../ui/fields/upload.tsx';
import { findFileName, rememberFileName } from '../file-names.ts';
import css from '../participant-form.module.css';
import type { InputOf, QuestionProps } from './question-props.ts';

type Sending = { name: string; progress: number };

/** A licence or a document: checked before it goes, watched while it goes (TICKET-11, TICKET-24, TICKET-25). */
export const FileQuestion = ({ question, format, input }: QuestionProps & { input: InputOf<string> }) => {
  const t = useTranslations('participant');
  const u = useTranslations('ui');
  const errorText = useErrorText();
  const [sending, setSending] = useState<Sending | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const told = (error: unknown): string | undefined => {
    if (error instanceof HttpError && error.answer.message)
      return error.answer.errors?.['file'] ?? error.answer.message;
    if (error instanceof HttpError && error.status === 413) return errorText({ id: 'file_size' });
    const message = actionMessage(error);
    if (!message) return undefined;
    if ('text' in message) return message.text;
    return message.id === 'network' ? u('networkError') : errorText({ id: 'failure' });
  };
  const send = async (file: File): Promise<void> => {
    stop.current?.abort();
    const problem = checkTicketFile(file);
    setRefusal(problem ? errorText(problem) : undefined);
    if (problem) return;
    const own = new AbortController();
    stop.current = own;
    setSending({ name: file.name, progress: 0 });
    try {
      const { public_id } = await uploadFile(file, 'ticket', {
        onProgress: (progress) => setSending({ name: file.name, progress }),
        signal: own.signal,
      });
      rememberFileName(public_id, file.name);
      input.onChange(public_id);
    } catch (error) {
      if (!own.signal.aborted) setRefusal(told(error));
    } finally {
      if (stop.current === own) setSending(null);
    }
  };
  const cluster = format.clusters.find(({ document }) => document);
  const blank = question.type === 'file' ? cluster?.document : null;
  const name = sending?.name ?? (input.value ? (findFileName(input.value) ?? t('fileSent')) : null);
  return (
    <Upload
      id={input.id}
      label={input.label}
      error={refusal ?? (sending ? undefined : input.error)}
      hint={
        <span className={css['hint']}>
          {u('upload.rules')}
          {blank && (
            <>
              {'. '}
              <a href={blank} target="_blank" rel="noreferrer">
                {t('blank')}
              </a>
            </>
          )}
        </span>
      }
      accept={ticketFileTypes.join(',')}
      fileName={name}
      progress={sending?.progress ?? null}
      onChoose={(file) => void send(file)}
      onCancel={() => {
        stop.current?.abort();
        setSending(null);
      }}
      onRemove={() => {
        setRefusal(undefined);
        input.onChange('');
      }}
    />
  );
};
