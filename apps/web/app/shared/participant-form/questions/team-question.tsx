import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { queryOf } from '../../api/query.ts';
import { Button } from '../../ui/button.tsx';
import { LateCombobox } from '../../ui/fields/late-combobox.tsx';
import { Pick } from '../../ui/fields/radio-pick.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import css from '../participant-form.module.css';
import type { SharedProps } from './question-props.ts';
import { TeamCode } from './team-code.tsx';
import { teamKeys, type TeamMode } from '../typed-answers.ts';

/** In an open team format: one of the listed teams, a new one, or a private one by its code (DEC-54, DEC-55). */
export const TeamQuestion = ({ id, control, format, keptTeam, teamBeside, errorOf, onEdit }: SharedProps) => {
  const t = useTranslations('participant');
  const mode = useController({ control, name: teamKeys.mode }).field;
  const joined = useController({ control, name: teamKeys.joined }).field;
  const title = useController({ control, name: teamKeys.title });
  const code = useController({ control, name: teamKeys.code });
  const teams = useQuery(queryOf(calls.events.teams, { params: { id: format.public_id }, query: { free: 'true' } }));
  const listed = (teams.data?.values ?? []).filter((team) => !team.private && team.tickets_left > 0);
  const isKeptListed = listed.some((team) => team.public_id === keptTeam?.public_id);
  const chosen = mode.value as TeamMode;
  const modes: TeamMode[] =
    listed.length > 0 || keptTeam || chosen === 'join' ? ['none', 'join', 'found', 'code'] : ['none', 'found', 'code'];
  const names = { none: t('teamNone'), join: t('teamJoin'), found: t('teamFound'), code: t('teamByCode') };
  const choose = (next: string): void => {
    mode.onChange(next);
    joined.onChange('');
    onEdit('team');
  };
  const box = useRef<HTMLDivElement>(null);
  const takeBeside = (take: () => void): void => {
    // The button goes away with what it offers: the focus stays at what it has chosen.
    flushSync(take);
    box.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  };
  const isTouched = title.fieldState.isTouched || code.fieldState.isTouched;
  const error = errorOf('team', isTouched);
  return (
    <div className={css['whole']}>
      <div ref={box} className={css['side']}>
        <Pick
          id={`${id}-team`}
          label={t('team')}
          value={chosen}
          error={chosen === 'none' ? error : undefined}
          onChange={(event) => choose(event.target.value)}
          options={modes.map((value) => ({ value, label: names[value] }))}
        />
        {teamBeside && (
          <Button kind="line" size="sm" className={css['same']} onClick={() => takeBeside(teamBeside.onTake)}>
            <Icon name="copy" size="s" /> {teamBeside.label}
          </Button>
        )}
        {chosen === 'join' && (
          <LateCombobox
            id={`${id}-team-joined`}
            label={t('teamWhich')}
            error={error}
            isLoading={teams.isPending}
            value={String(joined.value) || null}
            onBlur={joined.onBlur}
            onChange={(value) => {
              joined.onChange(value ?? '');
              onEdit('team');
            }}
            options={[
              ...(keptTeam && !isKeptListed ? [{ value: keptTeam.public_id, label: keptTeam.title }] : []),
              ...listed.map((team) => ({
                value: team.public_id,
                label: t('teamPlaces', {
                  title: team.title,
                  left: team.tickets_left,
                  of: team.max_count,
                }),
              })),
            ]}
          />
        )}
        {chosen === 'found' && (
          <TextField
            id={`${id}-team-title`}
            label={t('teamTitle')}
            hint={t('teamTitleHint')}
            maxLength={100}
            autoComplete="off"
            error={error}
            value={String(title.field.value)}
            onBlur={title.field.onBlur}
            onChange={(event) => {
              title.field.onChange(event.target.value);
              onEdit('team');
            }}
          />
        )}
        {chosen === 'code' && (
          <TeamCode
            id={`${id}-team-code`}
            formatId={format.public_id}
            code={String(code.field.value)}
            joined={String(joined.value)}
            error={error}
            onBlur={code.field.onBlur}
            onCode={(value) => {
              code.field.onChange(value);
              joined.onChange('');
              onEdit('team');
            }}
            onTeam={(publicId) => joined.onChange(publicId)}
          />
        )}
      </div>
    </div>
  );
};
