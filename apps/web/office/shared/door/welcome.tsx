import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { askPlainly } from '../api/client.ts';
import { AuthenticatorForm } from './authenticator-form.tsx';
import { DoorCard } from './door-card.tsx';
import css from './door.module.css';
import { leaveLogin } from './leave.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { type Begun, WelcomeProof } from './welcome-proof.tsx';
import { WelcomePasskey } from './welcome-passkey.tsx';

type StepProps = { n: number; title: string; lead: string; children: ReactNode };

const Step = ({ n, title, lead, children }: StepProps) => {
  const t = useTranslations('door');
  return (
    <DoorCard title={title} lead={lead}>
      <p className={css['steps']}>{t('welcome.step', { n, of: 3 })}</p>
      {children}
    </DoorCard>
  );
};

/** First entry (back-office 2.4): who is it, an authenticator or a passkey, ten recovery codes that are shown this once. */
export const Welcome = ({ name, onDone }: { name: string; onDone(): void }) => {
  const t = useTranslations('door');
  const [begun, setBegun] = useState<Begun | null>(null);
  const [recovery, setRecovery] = useState<string[] | null>(null);
  if (recovery) {
    return (
      <Step n={3} title={t('welcome.codes')} lead={t('welcome.codesLead')}>
        <RecoveryCodes codes={recovery} onDone={onDone} />
      </Step>
    );
  }
  if (begun?.way === 'passkey') {
    return (
      <Step n={2} title={t('welcome.passkey')} lead={t('welcome.passkeyLead')}>
        <WelcomePasskey options={begun.options} onDone={setRecovery} onAnew={() => setBegun(null)} />
      </Step>
    );
  }
  if (begun) {
    return (
      <Step n={2} title={t('welcome.scan')} lead={t('welcome.scanLead')}>
        <AuthenticatorForm
          shown={begun.shown}
          confirm={(code) => askPlainly(calls.entry.confirm, { body: { code } })}
          onDone={(confirmed) => setRecovery(confirmed.recovery)}
        />
      </Step>
    );
  }
  return (
    <Step n={1} title={t('welcome.title')} lead={t('welcome.lead', { name })}>
      <WelcomeProof onDone={setBegun} />
      <Button kind="quiet" onClick={() => void leaveLogin()}>
        {t('otherPerson')}
      </Button>
    </Step>
  );
};
