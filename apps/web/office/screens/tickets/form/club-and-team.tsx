import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { Combobox } from '../../../../app/shared/ui/fields/combobox.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../../generated/calls.ts';
import { readList } from '../../../shared/api/query.ts';

type Named = { readonly public_id: string; readonly title: string } | null;
type Props = {
  id: string;
  label: string;
  /** As it is kept. */
  kept: Named;
  value: string | null;
  error: string | undefined;
  onChange(value: string | null): void;
};

/** What is kept stands among what was found, so that it is shown by its name. */
const withKept = (kept: Named, found: readonly { value: string; label: string }[]) =>
  kept === null || found.some(({ value }) => value === kept.public_id)
    ? [...found]
    : [{ value: kept.public_id, label: kept.title }, ...found];

/** The club that a participant runs for, found by a part of its name; or none. */
export const ClubField = ({ id, label, kept, value, error, onChange }: Props) => {
  const t = useTranslations('tickets');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const found = useQuery(readList(calls.tickets.clubs, { params: { id }, query: { search } }));
  const clubs = (found.data?.values ?? []).map((club) => ({
    value: club.public_id,
    label: `${club.title}, ${club.city}`,
  }));
  return (
    <div>
      <Combobox
        id="club"
        label={label}
        hint={t('clubHint')}
        error={error}
        options={withKept(kept, clubs)}
        value={value}
        isLoading={found.isFetching}
        onSearch={setTyped}
        onChange={onChange}
      />
      {value !== null && (
        <Button kind="quiet" size="sm" onClick={() => onChange(null)}>
          {t('noClub')}
        </Button>
      )}
    </div>
  );
};

type TeamProps = Props & { code: string; onCode(code: string): void };

/** A team of the format with a free place; a private one asks for its code. */
export const TeamField = ({ id, label, kept, value, error, onChange, code, onCode }: TeamProps) => {
  const t = useTranslations('tickets');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const found = useQuery(readList(calls.tickets.teams, { params: { id }, query: { search } }));
  const teams = found.data?.values ?? [];
  const [isPrivate, setPrivate] = useState(false);
  const labelOf = (team: (typeof teams)[number]): string =>
    [team.number === null ? '' : `№ ${team.number}`, team.title, t('freeIn', { count: team.free })]
      .filter(Boolean)
      .join(' · ');
  return (
    <div>
      <Combobox
        id="team"
        label={label}
        hint={t('teamHint')}
        error={error}
        options={withKept(
          kept,
          teams.map((team) => ({ value: team.public_id, label: labelOf(team) })),
        )}
        value={value}
        isLoading={found.isFetching}
        onSearch={setTyped}
        onChange={(chosen) => {
          if (chosen === null) return;
          setPrivate(teams.find(({ public_id: one }) => one === chosen)?.private ?? false);
          onChange(chosen);
        }}
      />
      {isPrivate && value !== (kept?.public_id ?? null) && (
        <TextField
          label={t('teamCode')}
          hint={t('teamCodeHint')}
          maxLength={32}
          value={code}
          onChange={(event) => onCode(event.target.value)}
        />
      )}
    </div>
  );
};
