import type { OfficeTicket } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { useListWords } from '../../shared/list/use-list-words.ts';
import { Card } from '../../shared/ui/card.tsx';
import { EditForm } from './form/edit-form.tsx';

const inWords = (value: unknown, yes: string, no: string): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? yes : no;
  if (Array.isArray(value)) return value.map((one) => inWords(one, yes, no)).join(', ');
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const { title, name } = value as { title?: unknown; name?: unknown };
  const called = title ?? name;
  return typeof called === 'string' ? called : JSON.stringify(value);
};

/** What the participant said of himself; questions of an organiser bear their own label. */
export const TicketForm = ({ ticket }: { ticket: OfficeTicket }) => {
  const t = useTranslations('tickets');
  const words = useListWords('tickets');
  const [isEdited, setEdited] = useState(false);
  const edit = ticket.acts.find(({ act }) => act === 'edit');
  const labelOf = (field: string, label: string | null): string =>
    label ?? (t.has(`field.${field}` as 'field.email') ? t(`field.${field}` as 'field.email') : field);
  if (isEdited)
    return (
      <Card title={ticket.name || t('unnamed')}>
        <EditForm id={ticket.public_id} labelOf={labelOf} onDone={() => setEdited(false)} />
      </Card>
    );
  return (
    <Card
      title={ticket.name || t('unnamed')}
      aside={
        edit?.allowed && (
          <Button kind="line" size="sm" data-key="e" onClick={() => setEdited(true)}>
            {t(ticket.registered === null ? 'act.name' : 'act.edit')}
          </Button>
        )
      }
      footer={edit?.why && t('actRefused', { act: t('act.edit'), why: edit.why })}
    >
      <KeyValue
        items={[
          ...(ticket.age === null ? [] : [{ key: t('column.age'), value: ticket.age }]),
          ...(ticket.gender === null ? [] : [{ key: t('column.gender'), value: words.value('gender', ticket.gender) }]),
          { key: t('column.phone'), value: ticket.phone?.masked ?? '–' },
          ...ticket.answers.map(({ field, label, value }) => ({
            key: labelOf(field, label),
            value: inWords(value, t('yes'), t('no')),
            isLong: true,
          })),
          ...ticket.policies.map(({ number, title }) => ({ key: title, value: number })),
        ]}
      />
    </Card>
  );
};
