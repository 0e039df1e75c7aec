import type { Ticket } from '@trassa/contracts';
import { HttpError } from '@trassa/contracts/client';
import { checkTicketFile, linkMaxLength, parseResultTime, ticketFileTypes } from '@trassa/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { actionMessage } from '../../../shared/api/error-message.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { showGlobalError } from '../../../shared/api/global-error.ts';
import type { UploadedFile } from '../../../shared/api/upload-file.ts';
import { CheckedUpload } from '../../../shared/files/checked-upload.tsx';
import { useErrorText } from '../../../shared/i18n/error-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { TimeField } from '../../../shared/ui/fields/time-field.tsx';
import { toast } from '../../../shared/ui/overlays/toast.tsx';
import css from '../ticket-page.module.css';
import { reloadTickets } from '../use-tickets.ts';

type Errors = { result_time?: string | undefined; file?: string | undefined; link?: string | undefined };

/** Time and its proof, by a file or a link to the track; refusals stand at their fields. */
export const OnlineResult = ({ ticket }: { ticket: Ticket }) => {
  const t = useTranslations('myTicket');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [time, setTime] = useState('');
  const [link, setLink] = useState('');
  const [file, setFile] = useState<UploadedFile | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const handing = useMutation({
    meta: { ownErrors: true },
    mutationFn: () =>
      request(
        calls.tickets.runOnline,
        {
          body: {
            public_id: ticket.public_id,
            result_time: time,
            file: file?.public_id ?? null,
            link: link.trim() || null,
          },
        },
        { ownErrors: true },
      ),
    onSuccess: ({ message }) => {
      toast(message);
      return reloadTickets(client);
    },
    onError: (error) => {
      const told = error instanceof HttpError ? error.answer.errors : undefined;
      if (told && Object.keys(told).length > 0) return setErrors(told);
      const message = actionMessage(error);
      if (message) showGlobalError(message);
      return void reloadTickets(client);
    },
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const wrong: Errors = {};
    if (parseResultTime(time) === null) wrong.result_time = errorText({ id: 'result_time' });
    if (!file && !link.trim()) wrong.file = errorText({ id: 'result_proof' });
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first) document.getElementById(first === 'file' ? 'online-file' : 'online-time')?.focus();
    else if (!handing.isPending) handing.mutate();
  };
  const forget = (field: keyof Errors): void => setErrors((now) => ({ ...now, [field]: undefined }));
  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <TimeField
        id="online-time"
        label={t('onlineTime')}
        hint={t('onlineTimeHint')}
        error={errors.result_time}
        value={time}
        onChange={(value) => {
          setTime(value);
          forget('result_time');
        }}
      />
      <CheckedUpload
        id="online-file"
        purpose="ticket"
        label={t('onlineFile')}
        accept={ticketFileTypes}
        check={checkTicketFile}
        error={errors.file}
        file={file}
        onChange={(chosen) => {
          setFile(chosen);
          forget('file');
        }}
      />
      <TextField
        id="online-link"
        label={t('onlineLink')}
        isOptional
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={linkMaxLength}
        value={link}
        error={errors.link}
        onChange={(event) => {
          setLink(event.target.value);
          forget('link');
        }}
      />
      <div>
        <Button type="submit" isBusy={handing.isPending}>
          {t('onlineSend')}
        </Button>
      </div>
    </form>
  );
};
