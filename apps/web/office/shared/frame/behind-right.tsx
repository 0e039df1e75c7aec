import type { Right } from '@trassa/rules';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useMayInHouse } from '../door/in-house.ts';
import { useMay } from '../door/session.ts';
import { NoRight } from './no-right.tsx';

type Props = {
  right: Right;
  /** What is made there belongs to no start: a grant for some of them does not reach it. */
  isHouse?: boolean;
  children: ReactNode;
};

/** A screen of one act: whoever has no right to it is told so before anything is typed, not by the press at its end (BO-153). */
export const BehindRight = ({ right, isHouse = false, children }: Props) => {
  const t = useTranslations('frame');
  const [somewhere, inHouse] = [useMay(), useMayInHouse()];
  const may = isHouse ? inHouse : somewhere;
  return may(right) ? children : <NoRight text={t('noRight')} isScreen />;
};
