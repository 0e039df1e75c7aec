import { countLines } from '@trassa/rules';
import type { ThanksKind } from '../../features/order/thanks-kind.ts';
import { withEmail } from '../../shared/format/email.tsx';
import { certificateBase } from './certificate-base.ts';

/** Gift certificates of an order; presents alone have a page of their own (DEC-105). */
export const certificateThanks = {
  ...certificateBase,
  alone: {
    title: ({ t }) => t('certificates.paidTitle'),
    lead: ({ t }, { certificates, email }) =>
      t.rich('certificates.paidSent', {
        count: countLines(certificates),
        ...withEmail(email),
        b: (text) => <b>{text}</b>,
      }),
    more: { to: '/shop/certificates', label: ({ t }) => t('certificates.more') },
  },
  step: ({ length: count }, _, { t }) => ({
    id: 'certificates',
    sign: 'finish',
    title: t('thanks.steps.certificates', { count }),
    text: t('thanks.steps.certificatesText'),
  }),
} satisfies ThanksKind;
