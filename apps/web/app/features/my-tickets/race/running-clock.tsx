import { formatResultTime } from '@trassa/rules';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import css from '../ticket-page.module.css';

const DAY = 86_400;

/** Time since the start (unix seconds); after a day nobody is running any more. */
export const RunningClock = ({ from }: { from: number }) => {
  const t = useTranslations('myTicket');
  const [now, setNow] = useState(() => Date.now() / 1000);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() / 1000), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor(now - from));
  if (seconds >= DAY) return null;
  return (
    <p>
      {t('onlineRunning')}
      <br />
      <span role="timer" className={css['clock']}>
        {formatResultTime(seconds)}
      </span>
    </p>
  );
};
