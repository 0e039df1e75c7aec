import type { OfficeImport } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from '../starts/sales.module.css';

/** The last step: import what was shown, and publish it now or later. */
export const Apply = ({ file }: { file: OfficeImport }) => {
  const t = useTranslations('imports');
  const { number } = useFormat();
  const [publish, setPublish] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const apply = useAct(calls.imports.apply, { rereads: true });
  const removal = file.shown?.removal ?? null;
  const isNothing = (file.added ?? 0) + (file.changed ?? 0) + (file.removed ?? 0) === 0;
  const isAsked = removal?.asks ?? false;
  return (
    <Card title={t('import')}>
      <div className={css['window']}>
        {isNothing && (
          <Note role="status">
            <p>{t('nothing')}</p>
          </Note>
        )}
        {removal && isAsked && (
          <>
            <Note kind="warn">
              <p>{t('removal', { count: number(removal.count), of: number(removal.of) })}</p>
              <p>{removal.examples.join('; ')}</p>
            </Note>
            <CheckField checked={isAgreed} onChange={({ target }) => setAgreed(target.checked)}>
              {t('agree', { count: number(removal.count) })}
            </CheckField>
          </>
        )}
        <CheckField checked={publish} onChange={({ target }) => setPublish(target.checked)}>
          {t('publish')}
        </CheckField>
        <ProblemNote error={apply.error} />
        <div className={css['row']}>
          <Button
            isBusy={apply.isPending}
            disabled={isAsked && !isAgreed}
            onClick={() =>
              apply.mutate({
                params: { id: file.public_id },
                body: { hash: file.hash ?? '', publish, remove: isAgreed ? (removal?.count ?? 0) : 0 },
              })
            }
          >
            {t('apply')}
          </Button>
        </div>
      </div>
    </Card>
  );
};
