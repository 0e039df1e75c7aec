import { useQuery } from '@tanstack/react-query';
import type { AuditCheck } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Entries } from '../../shared/ui/entries.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { Status } from '../../shared/ui/status.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import css from './audit.module.css';

/** Entries that one press verifies: the newest of them. */
const piece = 20_000;
const kinds = ['person', 'night', 'whole'] as const;

/** Whether the chain of entries is whole, as the last verifications found it. */
export const Checks = () => {
  const t = useTranslations('audit');
  const { number } = useFormat();
  const moment = useMoment();
  const checks = useQuery(read(calls.audit.checks, {}));
  const verify = useAct(calls.audit.verify);
  const inWords = (check: AuditCheck) =>
    check.ok ? (
      <Status kind="ok">{t('whole', { last: number(check.last ?? 0) })}</Status>
    ) : (
      <Status kind="wrong">{t('broken', { at: number(check.broken_at ?? 0) })}</Status>
    );
  return (
    <Card title={t('checks')} isFlush>
      <ReadState read={checks}>
        {({ values }) => {
          const last = Math.max(...kinds.map((kind) => values[kind]?.last ?? 0));
          const made = kinds.flatMap((kind) => {
            const check = values[kind];
            return check === null
              ? []
              : [
                  {
                    key: kind,
                    when: moment(check.at),
                    text: (
                      <>
                        {t(`check.${kind}`)} {inWords(check)}
                      </>
                    ),
                  },
                ];
          });
          return (
            <>
              <Entries items={made.length > 0 ? made : [{ key: 'none', when: '', text: t('unchecked') }]} />
              <ProblemNote error={verify.error} />
              {last > 0 && (
                <div className={css['foot']}>
                  <Button
                    kind="line"
                    size="sm"
                    isBusy={verify.isPending}
                    onClick={() => verify.mutate({ body: { first: Math.max(1, last - piece + 1), last } })}
                  >
                    {t('verify')}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </ReadState>
    </Card>
  );
};
