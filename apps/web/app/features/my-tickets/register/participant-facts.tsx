import type { TicketDetail } from '@trassa/contracts';
import { formatPhone, formatTypedDate, questionsOf } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { KeyValue } from '../../../shared/ui/layout/key-value.tsx';
import { useFieldLabel } from './use-field-label.ts';

/** What is written into a registered ticket, in the order of its form. */
export const ParticipantFacts = ({ ticket }: { ticket: TicketDetail }) => {
  const t = useTranslations('participant');
  const m = useTranslations('myTicket');
  const { name } = useFormat();
  const labelOf = useFieldLabel(ticket.format);
  const info: Readonly<Record<string, unknown>> = ticket.participant ?? {};
  const wordsOf = (field: string, type: string): string | null => {
    const value = field === 'license_file' || field === 'file' ? ticket.files[field] : info[field];
    if (value === null || value === undefined || value === '' || value === false) return null;
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    switch (type) {
      case 'license_file':
      case 'file':
        return t('fileSent');
      case 'checkbox':
        return m('yes');
      case 'gender':
        return value === 'male' || value === 'female' ? t(value) : null;
      case 'birth_date':
      case 'date':
        return formatTypedDate(text) || text;
      case 'phone':
        return formatPhone(text);
      case 'region': {
        const region = ticket.format.regions.find(({ id }) => id === Number(value));
        return region ? name(region) : null;
      }
      case 'cluster':
        return ticket.cluster ?? (text || null);
      default:
        return text || null;
    }
  };
  const size = info['item_size'];
  const sizes = typeof size === 'string' ? [{ size, count: 1 }] : [];
  const items = questionsOf(ticket.format, sizes, ticket.participant)
    .filter(({ type }) => type !== 'number_choice')
    .flatMap(({ field, type, label }) => {
      const value = wordsOf(field, type);
      return value === null ? [] : [{ key: label ?? labelOf(field), value }];
    });
  return items.length > 0 && <KeyValue items={items} />;
};
