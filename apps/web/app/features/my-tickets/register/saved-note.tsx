import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../../shared/format/use-format.ts';
import { Note } from '../../../shared/ui/states/note.tsx';

type Props = { /** Milliseconds, of the device's clock. */ savedAt: number; isOne?: boolean };

/** Says that what stands below is a copy, and how old it is. */
export const SavedNote = ({ savedAt, isOne = false }: Props) => {
  const t = useTranslations('myTickets');
  const one = useTranslations('myTicket');
  const format = useFormat();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone || SITE_ZONE;
  const when = format.dayTime(savedAt / 1000, zone);
  return (
    <Note kind="warn" role="status">
      {isOne ? one('saved', { when }) : t('saved', { when })}
    </Note>
  );
};
