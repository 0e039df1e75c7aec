import { useQuery } from '@tanstack/react-query';
import type { OfficeClubResult } from '@trassa/contracts/office';
import { HttpError, NoAnswerError } from '@trassa/contracts/client';
import { useTranslations } from 'use-intl/react';
import { getToken } from '../../../app/shared/session.ts';
import { calls } from '../../generated/calls.ts';
import { ReadState } from '../../shared/ui/read-state.tsx';
import css from './clubs.module.css';

const toDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    const fail = (): void => reject(new NoAnswerError('Network Error'));
    reader.addEventListener('load', () => (typeof reader.result === 'string' ? resolve(reader.result) : fail()));
    reader.addEventListener('error', fail);
    reader.readAsDataURL(blob);
  });

/** The picture is for the staff alone: it is asked for with the login, which an `img` of an address does not send. */
const readPicture = async (id: string, signal: AbortSignal): Promise<string> => {
  const token = getToken();
  const headers = { language: document.documentElement.lang, ...(token ? { authorization: token } : {}) };
  const path = calls.clubResults.picture.path.replace('{id}', encodeURIComponent(id));
  const response = await fetch(path, { headers, signal }).catch(() => null);
  if (!response) throw new NoAnswerError('Network Error');
  if (!response.ok) throw new HttpError(response.status, (await response.json()) as { message: string });
  return toDataUrl(await response.blob());
};

/** The picture that proves a result, as large as the window lets it be. */
export const ResultPicture = ({ result: { public_id: id, person } }: { result: OfficeClubResult }) => {
  const t = useTranslations('clubResults');
  const picture = useQuery({
    queryKey: ['club-result-picture', id],
    queryFn: ({ signal }) => readPicture(id, signal),
    gcTime: 60_000,
  });
  return (
    <ReadState read={picture}>
      {(url) => <img className={css['picture']} src={url} alt={t('pictureOf', { person: person ?? t('nameless') })} />}
    </ReadState>
  );
};
