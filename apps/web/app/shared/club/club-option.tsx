import type { Club } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../format/use-format.ts';
import { Icon } from '../ui/icon.tsx';
import { Tag } from '../ui/tag.tsx';
import { ClubShield } from './club-shield.tsx';
import css from './club-window.module.css';

type Props = { club: Club; isChosen: boolean; isTaken: boolean; onChoose(): void };

/** A club to choose. */
export const ClubOption = ({ club, isChosen, isTaken, onChoose }: Props) => {
  const t = useTranslations('clubPick');
  const format = useFormat();
  return (
    <button type="button" className={css['option']} aria-pressed={isChosen} disabled={isTaken} onClick={onChoose}>
      <ClubShield club={club} size="s" />
      <span className={css['words']}>
        <b>{club.title}</b>
        <span>{t('members', { city: format.name(club.location), count: club.members })}</span>
      </span>
      {isTaken && <Tag kind="success">{t('joined')}</Tag>}
      {isChosen && <Icon name="check" />}
    </button>
  );
};
