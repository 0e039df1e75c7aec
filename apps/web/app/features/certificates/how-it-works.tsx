import { useTranslations } from 'use-intl/react';
import { Steps } from '../../shared/ui/layout/steps.tsx';

/** From the payment to the basket of the one who got it. */
export const HowItWorks = () => {
  const t = useTranslations('certificates');
  return (
    <Steps
      id="how"
      title={t('howTitle')}
      steps={[
        { id: 'pay', title: t('how.pay'), text: t('how.payText'), sign: 'bag' },
        { id: 'send', title: t('how.send'), text: t('how.sendText'), sign: 'spear' },
        { id: 'spend', title: t('how.spend'), text: t('how.spendText'), sign: 'finish' },
      ]}
    />
  );
};
