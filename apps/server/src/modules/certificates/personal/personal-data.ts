import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import { eraseRecipients } from './erase-recipients.repository.ts';
import { exportCertificates } from './export-certificates.repository.ts';
import { forgetRecipients } from './forget-recipients.repository.ts';
import { isRecipient } from './is-recipient.repository.ts';

/** Who gets a present, and what is wished. */
export const certificatesPersonalData: PersonalDataOwner = {
  export: { certificates: exportCertificates },
  knows: isRecipient,
  erase: eraseRecipients,
  forget: { certificates: forgetRecipients },
};
