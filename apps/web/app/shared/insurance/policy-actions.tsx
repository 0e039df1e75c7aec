import type { InsuranceRecord } from '@trassa/contracts';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Late } from '../late.tsx';
import { Button } from '../ui/button.tsx';
import { Row } from '../ui/layout/layout.tsx';
import css from './policy-actions.module.css';
import { PolicyFile } from './policy-file.tsx';

type Props = { policy: InsuranceRecord; onSaved(policy: InsuranceRecord): void };

/** What the holder may do: take the PDF, and name or correct the insured person until the insurance begins (DEC-98). */
export const PolicyActions = ({ policy, onSaved }: Props) => {
  const t = useTranslations('insured');
  const [isOpen, setIsOpen] = useState(false);
  const mayChange = policy.status === 'new';
  if (!policy.file && !mayChange) return null;
  return (
    <Row gap={12} className={css['actions']}>
      {policy.file && <PolicyFile policy={policy} />}
      {mayChange && (
        <Button
          kind={policy.file || policy.ticket_public_id ? 'line' : 'primary'}
          size="sm"
          onClick={() => setIsOpen(true)}
        >
          {policy.info.last_name ? t('change') : t('name')}
        </Button>
      )}
      {isOpen && (
        <Late name="insured-sheet" load={() => import('./insured-sheet.tsx')} height="2.5rem">
          {(part) => (
            <part.InsuredSheet
              policy={policy}
              onClose={() => setIsOpen(false)}
              onSaved={(saved) => {
                setIsOpen(false);
                onSaved(saved);
              }}
            />
          )}
        </Late>
      )}
    </Row>
  );
};
