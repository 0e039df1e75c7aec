import { useQuery } from '@tanstack/react-query';
import { HttpError } from '@trassa/contracts/client';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../api/browser-client.ts';
import { queryOf } from '../../api/query.ts';
import { useErrorText } from '../../i18n/error-text.ts';
import { useToken } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Pick } from '../../ui/fields/radio-pick.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import css from '../participant-form.module.css';
import type { InputOf, QuestionProps } from './question-props.ts';

/** How many free numbers are offered at once. */
const OFFERED = 8;

/** A start number of one's choice: the first free ones, or any other that is free (TICKET-34). */
export const NumberQuestion = ({ format, holdId, input }: QuestionProps & { input: InputOf<string> }) => {
  const t = useTranslations('participant');
  const errorText = useErrorText();
  const token = useToken();
  const [wish, setWish] = useState('');
  const [isOther, setIsOther] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const free = useQuery(queryOf(calls.seats.numbers, { params: { id: format.public_id }, query: { limit: OFFERED } }));
  const offered = (free.data?.free_numbers ?? []).slice(0, OFFERED).map(String);
  const numbers = input.value && !offered.includes(input.value) ? [...offered, input.value] : offered;
  /** Known buyers keep the number as long as the places; a guest's one is taken with the order. */
  const book = async (number: string): Promise<void> => {
    if (!token || !holdId) return;
    try {
      await request(
        calls.seats.book,
        { body: { format_public_id: format.public_id, number: Number(number), hold_id: holdId } },
        { ownErrors: true },
      );
    } catch (error) {
      if (!(error instanceof HttpError) || error.answer.code !== 'number_taken') return;
      setRefusal(error.answer.message);
      input.onChange('');
      void free.refetch();
    }
  };
  const choose = (number: string): void => {
    setRefusal(undefined);
    input.onChange(number);
    if (number) void book(number);
  };
  const check = async (): Promise<void> => {
    const number = Number(wish);
    if (!Number.isInteger(number) || number < 1) {
      setRefusal(errorText({ id: 'number' }));
      return;
    }
    setIsBusy(true);
    try {
      const { free_numbers: found } = await request(calls.seats.numbers, {
        params: { id: format.public_id },
        query: { from: number, limit: 1 },
      });
      if (found[0] !== number) setRefusal(errorText({ id: 'number_taken' }));
      else {
        choose(String(number));
        setIsOther(false);
        setWish('');
      }
    } catch {
      // The popup has told it.
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className={css['side']}>
      <Pick
        id={input.id}
        label={input.label}
        isOptional
        value={input.value}
        error={isOther ? undefined : (refusal ?? input.error)}
        onChange={(event) => choose(event.target.value)}
        options={[{ value: '', label: t('numberAny') }, ...numbers.map((value) => ({ value, label: value }))]}
      />
      {isOther ? (
        <div className={css['line']}>
          <TextField
            id={`${input.id}-other`}
            label={t('numberOther')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={wish}
            error={refusal}
            onChange={(event) => {
              setWish(event.target.value.replace(/\D/g, ''));
              setRefusal(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') void check();
            }}
          />
          <Button kind="line" isBusy={isBusy} onClick={() => void check()}>
            {t('numberCheck')}
          </Button>
        </div>
      ) : (
        <Row gap={16}>
          <Button kind="line" onClick={() => setIsOther(true)}>
            {t('moreNumbers')}
          </Button>
          <p className={css['hint']}>{t('numberHint')}</p>
        </Row>
      )}
    </div>
  );
};
