import type { PostalIndex } from '@trassa/contracts';
import { HttpError } from '@trassa/contracts/client';
import { checkIndex, parseIndex } from '@trassa/rules';
import { useRef, useState } from 'react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import { changeDraft, readDraft } from './delivery-draft.ts';
import { indexTarget } from './index-target.ts';

/** The postal index leads to its region and city; a wrong or unknown one says so, one of another city asks (DELIV-10, DEC-94). */
export const usePostalIndex = () => {
  const words = useErrorText();
  const [error, setError] = useState<string | null>(null);
  /** An index of another place: the parcel has it only after the buyer's word. */
  const [elsewhere, setElsewhere] = useState<PostalIndex | null>(null);
  const asked = useRef('');

  const change = async (text: string): Promise<void> => {
    changeDraft({ index: text });
    setError(null);
    setElsewhere(null);
    const index = parseIndex(text);
    asked.current = index ?? '';
    if (!index) return;
    try {
      const { values } = await request(calls.places.postalIndex, { params: { index } }, { ownErrors: true });
      if (asked.current !== index) return;
      const { kind, place } = indexTarget(readDraft(), values);
      if (kind === 'elsewhere') {
        changeDraft({ index: '' });
        setElsewhere(values);
        // A point of the former city is no point of this one.
      } else if (place.city !== readDraft().city || place.region !== readDraft().region)
        changeDraft({ ...place, point: null });
    } catch (cause) {
      // Without an answer the parcel goes all the same: the index is no condition of it.
      if (asked.current === index && cause instanceof HttpError && cause.status < 500) setError(cause.answer.message);
    }
  };
  const leave = (text: string): void => {
    const problem = text.trim() ? checkIndex(text) : null;
    if (problem) setError(words(problem));
  };
  return {
    error,
    elsewhere,
    change,
    leave,
    clear: () => setError(null),
    /** The parcel goes where the index leads. */
    follow: (): void => {
      if (elsewhere?.region_id)
        changeDraft({ index: elsewhere.index, region: elsewhere.region_id, city: elsewhere.city_id, point: null });
      setElsewhere(null);
    },
    /** The chosen city stays; the index is not of it. */
    stay: (): void => setElsewhere(null),
  };
};
