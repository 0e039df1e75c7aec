import type { OfficeCertificate, officeCertificates } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { AdjustDialog } from './acts/adjust-dialog.tsx';
import { ProlongDialog } from './acts/prolong-dialog.tsx';
import { ReasonDialog } from './acts/reason-dialog.tsx';

type Act = OfficeCertificate['acts'][number];
/** In the order of how often they are needed; the one that stops it is the last. */
const shown = ['send', 'reissue', 'adjust', 'prolong', 'unblock', 'block'] as const satisfies readonly Act[];

/** What may be done with a certificate now, each in a window of its own. */
export const CertificateActs = ({ certificate }: { certificate: OfficeCertificate }) => {
  const t = useTranslations('giftCertificates');
  const [open, setOpen] = useState<Act | null>(null);
  const props = { certificate, onClose: () => setOpen(null) };
  return (
    <>
      {shown
        .filter((act) => certificate.acts.includes(act))
        .map((act) => (
          <Button key={act} kind={act === 'block' ? 'danger' : 'line'} onClick={() => setOpen(act)}>
            {t(`act.${act}`)}
          </Button>
        ))}
      <AdjustDialog {...props} isOpen={open === 'adjust'} />
      <ProlongDialog {...props} isOpen={open === 'prolong'} />
      {(['send', 'reissue', 'block', 'unblock'] as const satisfies readonly (keyof typeof officeCertificates)[]).map(
        (act) => (
          <ReasonDialog key={act} {...props} act={act} isOpen={open === act} />
        ),
      )}
    </>
  );
};
