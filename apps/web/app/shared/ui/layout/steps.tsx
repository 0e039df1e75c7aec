import type { ReactNode } from 'react';
import type from '../../styles/type.module.css';
import { Section, Wrap } from './layout.tsx';
import { Sign } from '../sign/sign.tsx';
import css from './steps.module.css';

export type Step = { id: string; title: string; text: ReactNode; sign: string };

/** Numbered steps with a sign each, as a part of a page. */
export const StepList = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={css['steps']}>
    {steps.map((step, index) => (
      <li key={step.id}>
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
);

/** The same as a section of its own. */
export const Steps = ({ id, title, steps }: { id: string; title: string; steps: readonly Step[] }) => (
  <Section labelledBy={id}>
    <Wrap>
      <h2 id={id}>{title}</h2>
      <StepList steps={steps} />
    </Wrap>
  </Section>
);
