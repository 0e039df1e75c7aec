import type { Ticket } from '@trassa/contracts';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../api/browser-client.ts';
import { saveFile } from '../save-file.ts';
import { Button } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';

type FileType = 'pdf' | 'ics';
const icons: Readonly<Record<FileType, IconName>> = { pdf: 'doc', ics: 'clock' };

type Props = {
  ticket: Ticket;
  type: FileType;
  children: string;
  size?: 'md' | 'xl';
  kind?: 'primary' | 'line' | 'quiet';
};

/** A file of a ticket. It is fetched with the token and then saved, for the address alone is nobody's right. */
export const TicketFile = ({ ticket, type, children, size = 'md', kind = 'line' }: Props) => {
  const t = useTranslations('ticket');
  const file = useMutation({
    // The contract has no schema for files: the client answers a Blob.
    mutationFn: async () =>
      (await request(
        calls.tickets.file,
        { params: { id: ticket.public_id }, query: { type } },
        { ownErrors: true },
      )) as unknown as Blob,
    onSuccess: (blob) => saveFile(blob, `ticket-${ticket.ticketNumber}.${type}`),
  });
  return (
    <Button
      kind={kind}
      size={size}
      data-main={kind === 'primary' ? '' : undefined}
      isBusy={file.isPending}
      onClick={() => file.mutate()}
      aria-label={t('fileOf', { file: children, number: ticket.ticketNumber })}
    >
      {!file.isPending && <Icon name={icons[type]} size="s" />}
      {children}
    </Button>
  );
};
