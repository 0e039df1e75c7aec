import type { EventCityDetail } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { Accordion } from '../../shared/ui/layout/accordion.tsx';
import { Section, SectionHead, Wrap } from '../../shared/ui/layout/layout.tsx';

/** What people ask before the start. */
export const Questions = ({ questions }: Pick<EventCityDetail, 'questions'>) => {
  const t = useTranslations('event');
  if (questions.length === 0) return null;
  return (
    <Section id="questions" labelledBy="questions-title">
      <Wrap>
        <SectionHead>
          <h2 id="questions-title">{t('questions')}</h2>
        </SectionHead>
        <Accordion items={questions.map(({ question, answer }) => ({ title: question, content: answer }))} />
      </Wrap>
    </Section>
  );
};
