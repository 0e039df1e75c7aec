import type { Right } from '@trassa/rules';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useMay } from '../door/session.ts';
import { NoRight } from './no-right.tsx';

/** A screen of one act: whoever has no right to it is told so before anything is typed, not by the press at its end (BO-153). */
export const BehindRight = ({ right, children }: { right: Right; children: ReactNode }) => {
  const t = useTranslations('frame');
  return useMay()(right) ? children : <NoRight text={t('noRight')} isScreen />;
};
