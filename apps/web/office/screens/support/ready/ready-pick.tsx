import { useQuery } from '@tanstack/react-query';
import type { OfficeSupportRequest } from '@trassa/contracts/office';
import { fillAnswer, orderNumber } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { SelectField } from '../../../../app/shared/ui/fields/select-field.tsx';
import { calls } from '../../../generated/calls.ts';
import { read } from '../../../shared/api/query.ts';

type Props = { request: OfficeSupportRequest; isOpen: boolean; onPick(text: string): void };

/** Ready answers in the language of the visitor, filled in with what is known of him; without any there is nothing. */
export const ReadyPick = ({ request, isOpen, onPick }: Props) => {
  const t = useTranslations('readyAnswers');
  const { data } = useQuery({ ...read(calls.readyAnswers.list, {}), enabled: isOpen });
  const { language, number, orders, tickets } = request;
  const [order, ticket] = [orders?.items[0], tickets?.items[0]];
  const answers = (data?.values ?? []).flatMap(({ public_id: id, title, text_ru, text_en }) => {
    const text = language === 'en' ? text_en : text_ru;
    return text === null ? [] : [{ id, title, text }];
  });
  if (answers.length === 0) return null;
  const known = {
    number: String(number),
    ...(order && { order: orderNumber(order.public_id) }),
    ...(ticket && { ticket: ticket.number }),
  };
  return (
    <SelectField
      id="ready"
      label={t('pick')}
      isOptional
      value=""
      options={[{ value: '', label: t('choose') }, ...answers.map(({ id, title }) => ({ value: id, label: title }))]}
      onChange={({ target }) => {
        const answer = answers.find(({ id }) => id === target.value);
        if (answer) onPick(fillAnswer(answer.text, known));
      }}
    />
  );
};
