import type { OfficeStart } from '@trassa/contracts/office';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../../../app/shared/ui/button.tsx';
import { calls } from '../../../generated/calls.ts';
import { read } from '../../../shared/api/query.ts';
import { BehindRight } from '../../../shared/frame/behind-right.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { ReadState } from '../../../shared/ui/read-state.tsx';
import { CheckList } from '../check-list.tsx';
import { PictureFields } from '../picture-fields.tsx';
import { PublishButton } from '../publish-button.tsx';
import css from '../starts.module.css';
import { EventStep } from './event-step.tsx';
import { FormatsStep } from './formats-step.tsx';
import { PlaceStep } from './place-step.tsx';

const steps = ['event', 'place', 'formats', 'picture', 'check'] as const;
type StepName = (typeof steps)[number];

/** /admin/starts/new (J1): from nothing to a sale in five steps; each is saved, and the address says where one stands. */
export const Wizard = () => (
  <BehindRight right="events.edit">
    <WizardSteps />
  </BehindRight>
);

const WizardSteps = () => {
  const t = useTranslations('startForm');
  const [address, setAddress] = useSearchParams();
  const event = address.get('event');
  const id = address.get('start');
  const asked = steps.find((step) => step === address.get('step'));
  const step: StepName = asked ?? (id ? 'place' : 'event');
  const go = (next: StepName, more: Record<string, string> = {}): void =>
    setAddress({ ...(event && { event }), ...(id && { start: id }), ...more, step: next });
  return (
    <>
      <PageHead title={t('newStart')} facts={t('saved')} />
      <nav aria-label={t('steps')}>
        <ol className={css['steps']}>
          {steps.map((name) => (
            <li key={name} aria-current={name === step ? 'step' : undefined}>
              {t(`step.${name}`)}
            </li>
          ))}
        </ol>
      </nav>
      {step === 'event' && <EventStep onDone={(chosen) => go('place', { event: chosen })} />}
      {step === 'place' && id === null && (
        <PlaceStep event={event ?? ''} start={null} onDone={(start) => go('formats', { start })} />
      )}
      {id !== null && step !== 'event' && <OfStart key={id} id={id} step={step} go={go} />}
    </>
  );
};

type OfStartProps = { id: string; step: StepName; go(step: StepName): void };

/** Steps of a start that is there. */
const OfStart = ({ id, step, go }: OfStartProps) => {
  const t = useTranslations('startForm');
  const start = useQuery(read(calls.starts.read, { params: { id } }));
  return (
    <ReadState read={start}>
      {({ values }) => (
        <>
          {step === 'place' && <PlaceStep event={values.event.public_id} start={values} onDone={() => go('formats')} />}
          {step === 'formats' && <FormatsStep start={values} onDone={() => go('picture')} />}
          {step === 'picture' && <PictureStep start={values} onDone={() => go('check')} />}
          {step === 'check' && <CheckStep start={values} />}
          {step !== 'place' && (
            <div className={css['buttons']}>
              <Button kind="line" onClick={() => go(steps[steps.indexOf(step) - 1] ?? 'place')}>
                {t('back')}
              </Button>
            </div>
          )}
        </>
      )}
    </ReadState>
  );
};

const PictureStep = ({ start, onDone }: { start: OfficeStart; onDone(): void }) => {
  const t = useTranslations('startForm');
  // A picture still on its way is a version further: publishing what was read before would be refused.
  const isBusy = useIsMutating() > 0;
  return (
    <Card
      title={t('step.picture')}
      footer={
        <Button isBusy={isBusy} onClick={onDone}>
          {t('next')}
        </Button>
      }
    >
      <PictureFields start={start} />
    </Card>
  );
};

const CheckStep = ({ start }: { start: OfficeStart }) => {
  const t = useTranslations('startForm');
  const navigate = useNavigate();
  const overview = `/starts/${start.public_id}`;
  return (
    <>
      <CheckList id={start.public_id} />
      <Card title={t('step.check')}>
        <p>{t('publishHint')}</p>
        <div className={css['buttons']}>
          {start.acts.includes('publish') && <PublishButton start={start} onDone={() => void navigate(overview)} />}
          <ButtonLink kind="line" to={overview}>
            {t('toOverview')}
          </ButtonLink>
        </div>
      </Card>
    </>
  );
};
