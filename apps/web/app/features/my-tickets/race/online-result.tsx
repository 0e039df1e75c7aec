import type { Ticket } from '@trassa/contracts';
import { HttpError } from '@trassa/contracts/client';
import { checkTicketFile, linkMaxLength, parseResultTime, ticketFileTypes } from '@trassa/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { WaitNote } from '../../../shared/account/wait-note.tsx';
import { request } from '../../../shared/api/browser-client.ts';
import type { UploadedFile } from '../../../shared/api/upload-file.ts';
import { CheckedUpload } from '../../../shared/files/checked-upload.tsx';
import { useSentForm } from '../../../shared/forms/use-sent-form.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { TimeField } from '../../../shared/ui/fields/time-field.tsx';
import { toast } from '../../../shared/ui/overlays/toast.tsx';
import css from '../ticket-page.module.css';
import { reloadTickets } from '../use-tickets.ts';

const blank = { result_time: '', file: null, link: '' };

/** Time and its proof, by a file or a link to the track; refusals stand at their fields. */
export const OnlineResult = ({ ticket }: { ticket: Ticket }) => {
  const t = useTranslations('myTicket');
  const client = useQueryClient();
  const [file, setFile] = useState<UploadedFile | null>(null);
  const form = useSentForm(blank, ({ result_time, link }) => ({
    result_time: parseResultTime(result_time) === null ? { id: 'result_time' } : null,
    file: !file && !link.trim() ? { id: 'result_proof' } : null,
  }));
  const hand = async ({ result_time, link }: typeof blank): Promise<void> => {
    const body = {
      public_id: ticket.public_id,
      result_time,
      file: file?.public_id ?? null,
      link: link.trim() || null,
    };
    try {
      const { message } = await request(calls.tickets.runOnline, { body }, { ownErrors: true });
      toast(message);
    } catch (error) {
      // What is shown may be out of date: the time to hand it in is over.
      if (!(error instanceof HttpError && form.hasPlaceFor(error))) void reloadTickets(client);
      throw error;
    }
    await reloadTickets(client);
  };
  const { ref: uploadRef, error: uploadError } = form.field('file');
  return (
    <form className={css['form']} {...form.bind((typed) => form.run(() => hand(typed)))}>
      <TimeField {...form.field('result_time')} label={t('onlineTime')} hint={t('onlineTimeHint')} />
      <CheckedUpload
        ref={uploadRef}
        purpose="ticket"
        label={t('onlineFile')}
        accept={ticketFileTypes}
        check={checkTicketFile}
        error={uploadError}
        file={file}
        onChange={(chosen) => {
          setFile(chosen);
          form.forget('file');
        }}
      />
      <TextField
        {...form.field('link')}
        label={t('onlineLink')}
        isOptional
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={linkMaxLength}
      />
      <WaitNote wait={form.wait} />
      <div>
        <Button type="submit" isBusy={form.isBusy}>
          {t('onlineSend')}
        </Button>
      </div>
    </form>
  );
};
