import type { Club, CompetitionType } from '@trassa/contracts';
import { checkImage, clubResultCommentMax, imageTypes, linkMaxLength } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { CheckedUpload } from '../../shared/files/checked-upload.tsx';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import { DateField } from '../../shared/ui/fields/date-field.tsx';
import { Fields, Stack } from '../../shared/ui/layout/layout.tsx';
import { SelectField } from '../../shared/ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../shared/ui/fields/text-field.tsx';
import { TimeField } from '../../shared/ui/fields/time-field.tsx';
import css from './club-result.module.css';
import type { ResultFormState } from './use-result-form.ts';

type Props = {
  state: ResultFormState;
  club: Club;
  types: readonly CompetitionType[];
  runningTypes: ReadonlySet<string>;
};

/** What, when and by what it is proved (CLUB-07). */
export const ResultFields = ({ state, club, types, runningTypes }: Props) => {
  const t = useTranslations('clubResult');
  const format = useFormat();
  const { typed, type, running, competition, errors, edit } = state;
  const dates =
    competition &&
    format.dayRange(competition.start_date, competition.end_date - 1, club.location.timezone ?? SITE_ZONE);
  return (
    <Stack gap={20}>
      <Fields isWide>
        <SelectField
          id="result-competition_type"
          label={t('type')}
          placeholder={t('typePick')}
          value={typed.type}
          error={errors.competition_type}
          hint={type?.description}
          options={types
            .map((one) => ({ ...one, isRunning: runningTypes.has(one.public_id) }))
            .toSorted((a, b) => Number(b.isRunning) - Number(a.isRunning))
            .map(({ public_id: value, title: label, isRunning }) => ({
              value,
              label,
              isDisabled: !isRunning,
              group: t(isRunning ? 'runs' : 'rests'),
            }))}
          onChange={(event) => state.chooseType(event.target.value)}
        />
        {running.length > 1 && (
          <SelectField
            id="result-competition"
            label={t('competition')}
            placeholder={t('competitionPick')}
            value={typed.competition}
            error={errors.competition}
            options={running.map((one) => ({ value: one.public_id, label: one.title }))}
            onChange={(event) => edit({ competition: event.target.value }, 'competition', 'date')}
          />
        )}
        {(type?.unit ?? 'time') === 'time' ? (
          <TimeField
            id="result-result"
            label={t('units.time')}
            hint={t('timeHint')}
            error={errors.result}
            value={typed.result}
            onChange={(result) => edit({ result }, 'result')}
          />
        ) : (
          <TextField
            id="result-result"
            label={t(`units.${type?.unit ?? 'count'}`)}
            hint={t('numberHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            error={errors.result}
            value={typed.result}
            onChange={(event) => edit({ result: event.target.value }, 'result')}
          />
        )}
        <DateField
          id="result-date"
          label={t('date')}
          hint={dates ? t('dateHint', { dates }) : undefined}
          autoComplete="off"
          error={errors.date}
          value={typed.date}
          onChange={(event) => edit({ date: event.target.value }, 'date')}
        />
        {(type?.unit ?? 'time') === 'time' && (
          <TextField
            id="result-distance"
            label={t('distance')}
            isOptional
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            error={errors.distance}
            value={typed.distance}
            onChange={(event) => edit({ distance: event.target.value }, 'distance')}
          />
        )}
      </Fields>
      <fieldset className={css['proof']}>
        <legend>{t('proof')}</legend>
        <p>{t('proofLead')}</p>
        <CheckedUpload
          id="result-picture"
          purpose="image"
          label={t('picture')}
          isOptional={false}
          hint={t('pictureHint')}
          accept={imageTypes}
          check={checkImage}
          error={errors.picture}
          file={typed.picture}
          onChange={(picture) => edit({ picture }, 'picture')}
        />
        <TextField
          id="result-link"
          label={t('link')}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={linkMaxLength}
          error={errors.link}
          value={typed.link}
          onChange={(event) => edit({ link: event.target.value }, 'link', 'picture')}
        />
      </fieldset>
      <TextArea
        id="result-comment"
        label={t('comment')}
        isOptional
        rows={3}
        maxLength={clubResultCommentMax}
        error={errors.comment}
        value={typed.comment}
        onChange={(event) => edit({ comment: event.target.value }, 'comment')}
      />
    </Stack>
  );
};
