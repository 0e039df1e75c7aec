import type { Session } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { useFormat, SITE_ZONE } from '../../shared/format/use-format.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { KeyValue } from '../../shared/ui/layout/key-value.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import css from './sessions.module.css';
import { usePlace } from './use-place.ts';

type Props = { session: Session; isActive: boolean; onEnd(): void };

/** One login: place, last use, device and way in (SESS-02…06). */
export const SessionCard = ({ session, isActive, onEnd }: Props) => {
  const t = useTranslations('sessions');
  const format = useFormat();
  const place = usePlace(session);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone || SITE_ZONE;
  const facts = [
    { key: t('date'), value: format.longDay(session.temp, zone) },
    ...(session.os ? [{ key: t('os'), value: session.os }] : []),
    { key: t('browser'), value: session.browser ?? t('noBrowser') },
    { key: t('method'), value: t(`methods.${session.method}`) },
  ];
  return (
    <Panel as="article">
      <div className={css['card']}>
        <div className={css['head']}>
          <h2 className={css['place']}>{place}</h2>
          {isActive && (
            <Tag kind="success" icon="check">
              {t('active')}
            </Tag>
          )}
        </div>
        <KeyValue isRow items={facts} />
        <div>
          {session.current ? (
            <ButtonLink kind="line" to="/exit">
              {t('leave')}
            </ButtonLink>
          ) : (
            <Button kind="line" aria-label={t('endOf', { place })} onClick={onEnd}>
              {t('end')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
};
