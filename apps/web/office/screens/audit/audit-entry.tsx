import type { AuditRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Changes } from '../../shared/ui/changes.tsx';
import { useActName } from '../../shared/words/act-words.ts';
import { useMoment } from '../../shared/words/moment.ts';
import { pathOfThing } from '../../shared/words/things.ts';
import css from './audit.module.css';

type Narrowed = { actor?: string; object_kind?: string; object_id?: string };
type Props = { entry: AuditRow; onClose(): void; onNarrow(changed: Narrowed): void };

/** One entry whole: what changed, from where, in which session. */
export const AuditEntry = ({ entry, onClose, onNarrow }: Props) => {
  const t = useTranslations('audit');
  const history = useTranslations('history');
  const moment = useMoment();
  const actName = useActName();
  const { actor, object } = entry;
  const path = object && pathOfThing(object.kind, object.public_id);
  const facts = [
    ['at', moment(entry.at)],
    ['number', entry.number === null ? t('unsealed') : String(entry.number)],
    ['who', actor?.name ?? history('system')],
    ['object', object?.title || null],
    ['reason', entry.reason],
    ['code', entry.code],
    ['source', t(`sources.${entry.from}`)],
    ['address', entry.address],
    ['session', entry.session],
    ['request', entry.request_id],
  ] as const;
  return (
    <Card
      title={actName(entry)}
      aside={
        <Button kind="quiet" isIcon size="sm" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" size="s" />
        </Button>
      }
    >
      <Changes changes={entry.changes} />
      <KeyValue items={facts.flatMap(([name, value]) => (value === null ? [] : [{ key: t(`fact.${name}`), value }]))} />
      <div className={css['acts']}>
        {path && <Link to={path}>{t('openObject')}</Link>}
        {actor && (
          <Button kind="line" size="sm" onClick={() => onNarrow({ actor: actor.public_id })}>
            {t('onlyActor')}
          </Button>
        )}
        {object && (
          <Button
            kind="line"
            size="sm"
            onClick={() => onNarrow({ object_kind: object.kind, object_id: object.public_id })}
          >
            {t('onlyObject')}
          </Button>
        )}
      </div>
    </Card>
  );
};
