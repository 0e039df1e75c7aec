import { useTranslations } from 'use-intl/react';
import type { ReactNode } from 'react';
import type from '../../shared/styles/type.module.css';
import { Section, Wrap } from '../../shared/ui/layout.tsx';
import { Sign } from '../../shared/ui/sign.tsx';
import css from './how-it-works.module.css';

type Step = { title: string; text: ReactNode; sign: string };

/** Numbered steps with a sign each. */
export const Steps = ({ id, title, steps }: { id: string; title: string; steps: readonly Step[] }) => (
  <Section labelledBy={id}>
    <Wrap>
      <h2 id={id}>{title}</h2>
      <ol className={css['steps']}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <b className={type['display']} aria-hidden="true">
              {index + 1}
            </b>
            <div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
            <Sign name={step.sign} />
          </li>
        ))}
      </ol>
    </Wrap>
  </Section>
);

/** From the payment to the basket of the one who got it. */
export const HowItWorks = () => {
  const t = useTranslations('certificates');
  return (
    <Steps
      id="how"
      title={t('howTitle')}
      steps={[
        { title: t('how.pay'), text: t('how.payText'), sign: 'bag' },
        { title: t('how.send'), text: t('how.sendText'), sign: 'spear' },
        { title: t('how.spend'), text: t('how.spendText'), sign: 'finish' },
      ]}
    />
  );
};
