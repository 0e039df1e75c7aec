import { useQuery } from '@tanstack/react-query';
import type { OfficeGrant } from '@trassa/contracts/office';
import { presets, type StaffRole } from '@trassa/rules';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { CheckField } from '../../../../app/shared/ui/fields/check-field.tsx';
import { FieldError } from '../../../../app/shared/ui/fields/field.tsx';
import { Pick } from '../../../../app/shared/ui/fields/radio-pick.tsx';
import { SelectField } from '../../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../../generated/calls.ts';
import { readList } from '../../../shared/api/query.ts';
import { LoadingRows } from '../../../shared/ui/loading-rows.tsx';
import { ReadState } from '../../../shared/ui/read-state.tsx';
import { type PresetName, presetOf } from './grant-words.tsx';
import css from './grants.module.css';
import { type GrantedEvent, idsOf, usePlaceNames } from './places.ts';

export type TypedGrant = {
  role: StaffRole;
  scope: OfficeGrant['scope'];
  areas: string[];
  until: number | null;
};
type ScopeKind = 'all' | 'events' | 'starts';
type Choice = PresetName | 'admin';

const choices: readonly Choice[] = [...(Object.keys(presets) as PresetName[]), 'admin'];
const scopesOf = (choice: Choice): readonly ScopeKind[] => (choice === 'admin' ? ['all'] : presets[choice].scopes);
const kindOf = ({ scope }: TypedGrant): ScopeKind =>
  scope === 'all' ? 'all' : 'events' in scope ? 'events' : 'starts';
const scopeOf = (kind: ScopeKind, ids: string[]): TypedGrant['scope'] =>
  kind === 'all' ? 'all' : kind === 'events' ? { events: ids } : { starts: ids };

export const firstGrant = (): TypedGrant => ({
  role: presets.organiser.role,
  scope: { events: [] },
  areas: [...presets.organiser.areas],
  until: null,
});

/** Local day and time of the person's own clock, as `datetime-local` has them. */
const toInput = (unix: number | null): string => {
  if (unix === null) return '';
  const date = new Date(unix * 1000);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};
const fromInput = (text: string): number | null => (text ? Math.floor(new Date(text).getTime() / 1000) : null);

type Props = {
  grant: TypedGrant;
  onChange(grant: TypedGrant): void;
  /** Refusals by field: `scope`, `areas`, `until`. */
  errorOf(field: string): string | undefined;
};

/** One grant: who the person will be (a preset), where, until when (back-office 2.3). */
export const GrantForm = ({ grant, onChange, errorOf }: Props) => {
  const t = useTranslations('staff');
  const choice: Choice = grant.role === 'admin' ? 'admin' : (presetOf(grant) ?? 'organiser');
  const kinds = scopesOf(choice);
  const choose = (next: Choice): void => {
    const [kind = 'all'] = scopesOf(next);
    const keeps = kindOf(grant) === kind;
    onChange({
      role: next === 'admin' ? 'admin' : presets[next].role,
      areas: next === 'admin' ? [] : [...presets[next].areas],
      scope: keeps ? grant.scope : scopeOf(kind, []),
      until: grant.until,
    });
  };
  return (
    <div className={css['grant']}>
      <SelectField
        label={t('form.preset')}
        hint={t(`presetText.${choice}`)}
        value={choice}
        error={errorOf('role') ?? errorOf('areas')}
        options={choices.map((value) => ({ value, label: t(value === 'admin' ? 'role.admin' : `preset.${value}`) }))}
        onChange={(event) => choose(event.target.value as Choice)}
      />
      {kinds.length > 1 && (
        <Pick
          label={t('form.scope')}
          value={kindOf(grant)}
          options={kinds.map((value) => ({ value, label: t(`scope.${value}`) }))}
          onChange={(event) => onChange({ ...grant, scope: scopeOf(event.target.value as ScopeKind, []) })}
        />
      )}
      {kindOf(grant) !== 'all' && (
        <PlacePick
          kind={kindOf(grant) as 'events' | 'starts'}
          chosen={idsOf(grant)}
          error={errorOf('scope')}
          onChange={(ids) => onChange({ ...grant, scope: scopeOf(kindOf(grant), ids) })}
        />
      )}
      <TextField
        label={t('form.until')}
        isOptional
        hint={t('form.untilHint')}
        type="datetime-local"
        value={toInput(grant.until)}
        error={errorOf('until')}
        onChange={(event) => onChange({ ...grant, until: fromInput(event.target.value) })}
      />
    </div>
  );
};

type PlacePickProps = {
  kind: 'events' | 'starts';
  chosen: readonly string[];
  error: string | undefined;
  onChange(ids: string[]): void;
};

const PlacePick = ({ kind, chosen, error, onChange }: PlacePickProps) => {
  const t = useTranslations('staff');
  const { nameStart } = usePlaceNames();
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const found = useQuery(readList(calls.staff.places, { query: search ? { search } : {} }));
  const toggle = (id: string, isOn: boolean): void =>
    onChange(isOn ? [...chosen, id] : chosen.filter((other) => other !== id));
  const box = (id: string, label: string) => (
    <CheckField key={id} checked={chosen.includes(id)} onChange={(event) => toggle(id, event.target.checked)}>
      {label}
    </CheckField>
  );
  const draw = (event: GrantedEvent) =>
    kind === 'events' ? (
      box(event.public_id, event.title)
    ) : (
      <fieldset key={event.public_id} className={css['event']}>
        <legend>{event.title}</legend>
        {event.starts.map((start) => box(start.public_id, nameStart(start)))}
      </fieldset>
    );
  return (
    <fieldset className={css['places']}>
      <legend>{t(kind === 'events' ? 'form.events' : 'form.starts', { count: chosen.length })}</legend>
      <TextField
        label={t('form.search')}
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ReadState read={found} skeleton={<LoadingRows rows={4} />}>
        {({ values }) =>
          values.length === 0 ? (
            <p className={css['none']}>{t('form.noPlaces')}</p>
          ) : (
            <div className={css['list']}>{values.map(draw)}</div>
          )
        }
      </ReadState>
      <FieldError
        text={
          error !== undefined && chosen.length === 0 ? t(kind === 'events' ? 'form.noEvent' : 'form.noStart') : error
        }
      />
    </fieldset>
  );
};
