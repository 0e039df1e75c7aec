import type { CertificateCheck as Check } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { resultPath, useResultWords } from '../../../shared/result/result-words.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { classes } from '../../../shared/ui/classes.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { KeyValue } from '../../../shared/ui/layout/key-value.tsx';
import { Row } from '../../../shared/ui/layout/layout.tsx';
import css from './certificate-check.module.css';

/** The answer to who holds a printed certificate: genuine, or corrected since, and what the table says now. */
export const CertificateCheck = ({ check }: { check: Check }) => {
  const t = useTranslations('results');
  const format = useFormat();
  const words = useResultWords();
  const isValid = check.state === 'valid';
  const name = [check.last_name, check.first_name].filter(Boolean).join(' ') || check.team;
  const nth = (place: number | null, label: string): { key: string; value: string }[] =>
    place === null ? [] : [{ key: label, value: t('nth', { place }) }];
  return (
    <section className={css['check']}>
      <div className={classes(css['answer'], css[check.state])} data-on="art">
        <Icon name={isValid ? 'check' : 'alert'} size="l" />
        <div>
          <h1>{t(isValid ? 'valid' : 'changed')}</h1>
          <p>{t(isValid ? 'validText' : 'changedText')}</p>
        </div>
      </div>
      <div className={css['paper']}>
        <p className={css['name']}>{name ?? t('nameHidden')}</p>
        <p className={css['time']}>{check.time_result || t('none')}</p>
        <KeyValue
          items={[
            ...(check.team && name !== check.team ? [{ key: t('team'), value: check.team }] : []),
            { key: t('event'), value: check.event.title },
            { key: t('city'), value: format.name(check.city) },
            { key: t('day'), value: format.longDay(check.start_time, check.timezone) },
            { key: t('format'), value: check.format_title },
            ...(check.start_number ? [{ key: t('startNumber'), value: check.start_number }] : []),
            ...(check.position === null
              ? []
              : [{ key: t('overall'), value: t('nthOf', { place: check.position, count: check.finished }) }]),
            ...nth(check.position_gen, t('columns.position_gen')),
            ...nth(check.position_cat, t('inCategory', { category: words.category(check.category ?? '') })),
          ]}
        />
        <Row>
          <ButtonLink to={resultPath(check.event_city, check.result)}>{t('toResult')}</ButtonLink>
          <ButtonLink kind="line" to={`/results/${check.event_city}`}>
            {t('toProtocol')}
          </ButtonLink>
        </Row>
      </div>
    </section>
  );
};
