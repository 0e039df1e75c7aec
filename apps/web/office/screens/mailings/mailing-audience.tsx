import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OfficeMailing } from '@trassa/contracts/office';
import { mailingTicketStates } from '@trassa/rules';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { NumberField } from '../../shared/fields/number-field.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import css from '../starts/sales.module.css';
import own from './mailings.module.css';

export type Conditions = OfficeMailing['conditions'];
type Whom = Pick<OfficeMailing, 'kind'> & { start: string | null; conditions: Conditions };

/** Milliseconds without a change of the conditions, after which they are counted. */
const rest = 500;

/** How many people meet these conditions, once nobody types them any more; what was counted before stays until then. */
export const useAudience = ({ kind, start, conditions }: Whom, isAsked = true) => {
  const typed = JSON.stringify(conditions);
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), rest);
    return () => clearTimeout(timer);
  }, [typed]);
  return useQuery({
    ...read(calls.mailings.audience, { query: { kind, ...(start !== null && { start }), conditions: settled } }),
    placeholderData: keepPreviousData,
    // A count that took too long takes no less at once.
    retry: false,
    enabled: isAsked,
  });
};

/** The count beside the conditions, and some of the people. */
export const AudienceCount = (whom: Whom) => {
  const t = useTranslations('mailings');
  const { number } = useFormat();
  const audience = useAudience(whom);
  return (
    <Card title={t('people')}>
      <ReadState read={audience}>
        {({ values }) => (
          <div className={css['stack']}>
            <p className={own['count']} role="status">
              {number(values.count)}
            </p>
            <p>{t('byLanguage', { ru: number(values.languages.ru), en: number(values.languages.en) })}</p>
            {values.second_person && (
              <Note kind="warn">
                <p>{t('secondPerson')}</p>
              </Note>
            )}
            {Object.values(values.problems).map((problem) => (
              <Note key={problem} kind="warn">
                <p>{problem}</p>
              </Note>
            ))}
            {values.sample.length > 0 && (
              <>
                <p className={css['muted']}>{t('sample')}</p>
                {/* Scrolled by keys. */}
                <ul className={own['sample']} tabIndex={0} aria-label={t('sample')}>
                  {values.sample.map((one) => (
                    <li key={one.id}>{[one.name, one.email].filter(Boolean).join(', ')}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
        )}
      </ReadState>
    </Card>
  );
};

const ticketKinds = ['athlete', 'volunteer', 'spectator', 'kids'] as const;
/** States in which a mailing has people to leave out. */
const begun = ['sending', 'paused', 'stopped', 'done'] as const satisfies readonly OfficeMailing['state'][];

type Props = {
  whom: Whom;
  isFixed: boolean;
  errorOf(field: string): string | undefined;
  onChange(conditions: Conditions): void;
};

/** Whom it goes to: conditions are joined by AND, the values of one by OR. */
export const MailingAudience = ({ whom: { kind, start, conditions: c }, isFixed, errorOf, onChange }: Props) => {
  const t = useTranslations('mailings');
  const may = useMay();
  const targets = useQuery({
    ...read(calls.mailings.targets, { query: start === null ? {} : { start } }),
    enabled: may('mailings.edit'),
  });
  const set = (changed: Partial<Conditions>): void => onChange({ ...c, ...changed });
  const toggled = <T,>(values: readonly T[], value: T): T[] =>
    values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  const { formats = [], cities = [] } = targets.data?.values ?? {};
  const gone = useQuery(
    read(calls.mailings.list, { query: { 'f.state': [...begun], ...(start !== null && { 'f.start': start }) } }),
  );
  const others = (gone.data?.values ?? []).map((one) => ({ value: one.public_id, label: one.title }));
  const { exclude } = c;
  if (exclude !== null && !others.some(({ value }) => value === exclude))
    others.push({ value: exclude, label: t('earlier') });
  return (
    <Card title={t('whom')}>
      <fieldset className={own['groups']} disabled={isFixed}>
        <p className={css['muted']}>{t(`kindText.${kind}`)}</p>
        {formats.length > 0 && (
          <fieldset>
            <legend>{t('field.formats')}</legend>
            <div className={css['checks']}>
              {formats.map(({ public_id: id, title }) => (
                <CheckField
                  key={id}
                  checked={c.formats.includes(id)}
                  onChange={() => set({ formats: toggled(c.formats, id) })}
                >
                  {title}
                </CheckField>
              ))}
            </div>
          </fieldset>
        )}
        {cities.length > 0 && (
          <SelectField
            label={t('field.cities')}
            value={String(c.cities[0] ?? '')}
            options={[
              { value: '', label: t('any') },
              ...cities.map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
            onChange={(event) => set({ cities: event.target.value ? [Number(event.target.value)] : [] })}
          />
        )}
        <fieldset>
          <legend>{t('field.kinds')}</legend>
          <div className={css['checks']}>
            {ticketKinds.map((one) => (
              <CheckField
                key={one}
                checked={c.kinds.includes(one)}
                onChange={() => set({ kinds: toggled(c.kinds, one) })}
              >
                {t(`ticketKind.${one}`)}
              </CheckField>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>{t('field.states')}</legend>
          <div className={css['checks']}>
            {mailingTicketStates.map((state) => (
              <CheckField
                key={state}
                checked={c.states.includes(state)}
                onChange={() => set({ states: toggled(c.states, state) })}
              >
                {t(`ticket.${state}`)}
              </CheckField>
            ))}
          </div>
          <p className={css['muted']}>{t('statesHint')}</p>
        </fieldset>
        <div className={css['fields']}>
          <SelectField
            label={t('field.registered')}
            value={c.registered === null ? '' : String(c.registered)}
            options={[
              { value: '', label: t('any') },
              { value: 'true', label: t('yes') },
              { value: 'false', label: t('no') },
            ]}
            onChange={({ target: { value } }) => set({ registered: value === '' ? null : value === 'true' })}
          />
          <SelectField
            label={t('field.languages')}
            value={c.languages[0] ?? ''}
            options={[
              { value: '', label: t('any') },
              { value: 'ru', label: t('language.ru') },
              { value: 'en', label: t('language.en') },
            ]}
            onChange={({ target: { value } }) => set({ languages: value === '' ? [] : [value as 'ru' | 'en'] })}
          />
          <TextField
            label={t('field.promocode')}
            value={c.promocode ?? ''}
            maxLength={100}
            onChange={(event) => set({ promocode: event.target.value || null })}
          />
          <TextField
            label={t('field.bought_from')}
            type="date"
            value={c.bought_from ?? ''}
            error={errorOf('bought_from')}
            onChange={(event) => set({ bought_from: event.target.value || null })}
          />
          <TextField
            label={t('field.bought_to')}
            type="date"
            value={c.bought_to ?? ''}
            error={errorOf('bought_to')}
            onChange={(event) => set({ bought_to: event.target.value || null })}
          />
          <NumberField
            label={t('field.age_from')}
            isWhole
            value={c.age_from}
            error={errorOf('age_from')}
            onChange={(value) => set({ age_from: value })}
          />
          <NumberField
            label={t('field.age_to')}
            isWhole
            value={c.age_to}
            error={errorOf('age_to')}
            onChange={(value) => set({ age_to: value })}
          />
          {others.length > 0 && (
            <SelectField
              label={t('field.exclude')}
              value={exclude ?? ''}
              error={errorOf('exclude')}
              options={[{ value: '', label: t('nobody') }, ...others]}
              onChange={({ target: { value } }) => set({ exclude: value || null })}
            />
          )}
        </div>
        <div className={css['checks']}>
          <CheckField checked={c.no_number} onChange={() => set({ no_number: !c.no_number })}>
            {t('field.no_number')}
          </CheckField>
          <CheckField checked={c.incomplete_team} onChange={() => set({ incomplete_team: !c.incomplete_team })}>
            {t('field.incomplete_team')}
          </CheckField>
          {kind === 'news' && (
            <CheckField checked={c.subscribers} onChange={() => set({ subscribers: !c.subscribers })}>
              {t('field.subscribers')}
            </CheckField>
          )}
        </div>
      </fieldset>
    </Card>
  );
};
