import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useIsBrowser } from '../../../shared/use-is-browser.ts';
import { socialAnswer } from './social-answer.ts';

/** Reads the provider's answer once; undefined until the browser has read the address. */
export const useSocialAnswer = (): ReturnType<typeof socialAnswer> | undefined => {
  const isBrowser = useIsBrowser();
  const [search] = useSearchParams();
  const [answer, setAnswer] = useState<ReturnType<typeof socialAnswer>>();
  if (isBrowser && answer === undefined) setAnswer(socialAnswer(search));
  return answer;
};

/** Takes what was read out of the address and of history, where it has no business. */
export const useCleanAddress = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ search: '' }, { replace: true });
  }, [navigate]);
};
