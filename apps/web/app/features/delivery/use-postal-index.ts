import { HttpError } from '@trassa/contracts/client';
import { checkIndex, parseIndex } from '@trassa/rules';
import { useRef, useState } from 'react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import { changeDraft } from './delivery-draft.ts';

/** The postal index leads to its region and city; a wrong or unknown one says so (DELIV-10, DEC-94). */
export const usePostalIndex = () => {
  const words = useErrorText();
  const [error, setError] = useState<string | null>(null);
  const asked = useRef('');

  const change = async (text: string): Promise<void> => {
    changeDraft({ index: text });
    setError(null);
    const index = parseIndex(text);
    asked.current = index ?? '';
    if (!index) return;
    try {
      const { values } = await request(calls.places.postalIndex, { params: { index } }, { ownErrors: true });
      if (asked.current !== index) return;
      // A point of the former city is no point of this one.
      if (values.region_id !== null) changeDraft({ region: values.region_id, city: values.city_id, point: null });
    } catch (cause) {
      // Without an answer the parcel goes all the same: the index is no condition of it.
      if (asked.current === index && cause instanceof HttpError && cause.status < 500) setError(cause.answer.message);
    }
  };
  const leave = (text: string): void => {
    const problem = text.trim() ? checkIndex(text) : null;
    if (problem) setError(words(problem));
  };
  return { error, change, leave, clear: () => setError(null) };
};
