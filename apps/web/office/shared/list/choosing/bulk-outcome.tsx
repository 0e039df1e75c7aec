import type { Answer } from '@trassa/contracts/client';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { Icon } from '../../../../app/shared/ui/icon.tsx';
import { useAct } from '../../api/use-act.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';
import css from './bulk.module.css';
import type { BulkOfList } from './bulk.ts';

export type BulkEnd = {
  readonly answer: Answer<NonNullable<BulkOfList['call']['__call']>>;
  readonly reason: string;
  /** The act that takes it back. */
  readonly undo: string | null;
  readonly ids: readonly string[];
};
type Props = { end: BulkEnd; call: BulkOfList['call']; onClose(): void };

/** Milliseconds for which an act can be taken back (3.1). */
const undoFor = 10_000;

/** What became of an act on many: done, why some were left, or the run that goes on. */
export const BulkOutcome = ({ end: { answer, undo, reason, ids }, call, onClose }: Props) => {
  const t = useTranslations('list');
  const [isLate, setLate] = useState(false);
  const back = useAct(call, { onDone: onClose });
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), undoFor);
    return () => clearTimeout(timer);
  }, []);
  const failed = 'run' in answer ? [] : answer.failed;
  const left = new Set(failed.map(({ id }) => id));
  const done = ids.filter((id) => !left.has(id));
  const why = [...new Set(failed.map(({ message }) => message))];
  const body = { action: undo ?? '', ids: done, params: {}, ...(reason && { reason }) };
  return (
    <div className={css['outcome']} role="status">
      {'run' in answer ? (
        <p>
          {t('bulkRuns', { count: answer.run.total })} <Link to={`/runs/${answer.run.public_id}`}>{t('bulkRun')}</Link>
        </p>
      ) : (
        <>
          <p>
            <b>{t('bulkDone', { count: answer.done })}</b>{' '}
            {failed.length > 0 && t('bulkLeft', { count: failed.length })}
          </p>
          {why.map((message) => (
            <p key={message}>
              {message}
              {why.length > 1 && `: ${failed.filter((one) => one.message === message).length}`}
            </p>
          ))}
        </>
      )}
      <ProblemNote error={back.error} />
      <div className={css['outcomeActs']}>
        {undo !== null && done.length > 0 && !isLate && (
          <Button kind="line" size="sm" isBusy={back.isPending} onClick={() => back.mutate({ body })}>
            {t('bulkUndo')}
          </Button>
        )}
        <Button kind="quiet" size="sm" isIcon aria-label={t('close')} onClick={onClose}>
          <Icon name="close" size="s" />
        </Button>
      </div>
    </div>
  );
};
