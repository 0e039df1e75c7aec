import type { OfficeGrant } from '@trassa/contracts/office';
import type { StaffRole } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { toast } from '../../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import { SaveBar } from '../../../shared/ui/save-bar.tsx';
import type { Member } from '../member.ts';
import { firstGrant, GrantForm, type TypedGrant } from './grant-form.tsx';
import { GrantWords } from './grant-words.tsx';
import css from './grants.module.css';
import { useGrantedNames } from './places.ts';

/** The whole list is sent: what is not in it ends, others stay as they are. */
export const EditGrants = ({ member, mayEdit }: { member: Member; mayEdit: boolean }) => {
  const t = useTranslations('staff');
  const names = useGrantedNames(member.grants);
  const [ended, setEnded] = useState<ReadonlySet<number>>(new Set());
  const [added, setAdded] = useState<TypedGrant | null>(null);
  const kept = member.grants.filter((_, index) => !ended.has(index));
  const set = useAct(calls.staff.setGrants, { onDone: ({ message }) => toast(message) });
  const count = ended.size + (added ? 1 : 0);
  const toggle = (index: number): void => {
    const next = new Set(ended);
    if (!next.delete(index)) next.add(index);
    setEnded(next);
  };
  const errorOf = (field: string): string | undefined => fieldProblem(set.error, `grants.${kept.length}.${field}`);
  const isAtField = ['role', 'scope', 'areas', 'until'].some(errorOf);
  const save = (): void => {
    const grants = [...kept.map((grant: OfficeGrant) => ({ ...grant, role: grant.role as StaffRole })), added];
    set.mutate({ params: { id: member.public_id }, body: { grants: grants.filter((grant) => grant !== null) } });
  };
  return (
    <>
      <Card title={t('grants')} isFlush>
        <ul className={css['rows']}>
          {member.grants.map((grant, index) => (
            <li key={index}>
              <span className={ended.has(index) ? css['ended'] : undefined}>
                <GrantWords grant={grant} names={names} />
              </span>
              {mayEdit && (
                <Button kind="line" size="sm" onClick={() => toggle(index)}>
                  {t(ended.has(index) ? 'keepGrant' : 'endGrant')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
      {mayEdit &&
        (added ? (
          <Card title={t('newGrant')}>
            <GrantForm grant={added} onChange={setAdded} errorOf={errorOf} />
          </Card>
        ) : (
          <div className={css['add']}>
            <Button kind="line" onClick={() => setAdded(firstGrant())}>
              {t('addGrant')}
            </Button>
          </div>
        ))}
      <SaveBar
        count={count}
        isBusy={set.isPending}
        problem={isAtField ? null : <ProblemNote error={set.error} />}
        onSave={save}
        onUndo={() => {
          setEnded(new Set());
          setAdded(null);
          set.reset();
        }}
      />
    </>
  );
};
