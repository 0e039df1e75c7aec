import type { Network } from '@trassa/contracts';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useIsBrowser } from '../../shared/use-is-browser.ts';
import { networkOf, socialAnswer } from './social-answer.ts';

type Found = {
  network: Network | null;
  /** undefined until the browser has read the address. */
  answer: ReturnType<typeof socialAnswer> | undefined;
};

/** Reads the provider's answer once. */
export const useSocialAnswer = (id: string): Found => {
  const isBrowser = useIsBrowser();
  const [search] = useSearchParams();
  const [answer, setAnswer] = useState<Found['answer']>();
  if (isBrowser && answer === undefined) setAnswer(socialAnswer(search));
  return { network: networkOf(id), answer };
};

/** Takes what was read out of the address and of history, where it has no business. */
export const useCleanAddress = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ search: '' }, { replace: true });
  }, [navigate]);
};
