import type { OfficeSupportRequest } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { classes } from '../../../app/shared/ui/classes.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Status } from '../../shared/ui/status.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import css from './support.module.css';

type Message = OfficeSupportRequest['messages'][number];

/** What was written, oldest first: the visitor, the team, and notes that only colleagues see. */
export const Thread = ({ request: { messages, has_earlier: hasEarlier, from } }: { request: OfficeSupportRequest }) => {
  const t = useTranslations('threads');
  const moment = useMoment();
  const whose = (message: Message): string => {
    if (message.from === 'visitor') return from?.name ?? t('visitor');
    const name = message.by?.name ?? t('team');
    return message.from === 'note' ? t('noteOf', { name }) : name;
  };
  return (
    <Card title={t('block.thread')}>
      {messages.length === 0 && <p>{t('noText')}</p>}
      {hasEarlier && <p>{t('earlier')}</p>}
      <ol className={css['thread']}>
        {messages.map((message, index) => (
          <li key={index} className={classes(css['message'], css[message.from])}>
            <p className={css['head']}>
              <b>{whose(message)}</b> <span>{moment(message.at)}</span>
            </p>
            <p className={css['text']}>{message.text}</p>
            {message.is_refused && <Status kind="wrong">{t('refused')}</Status>}
          </li>
        ))}
      </ol>
    </Card>
  );
};
