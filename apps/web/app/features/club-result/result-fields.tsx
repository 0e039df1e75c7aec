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
  const { form, start, type, running, competition } = state;
  const { ref: uploadRef, error: uploadError } = form.field('picture');
  const link = form.field('link');
  const dates =
    competition &&
    format.dayRange(competition.start_date, competition.end_date - 1, club.location.timezone ?? SITE_ZONE);
  return (
    <Stack gap={20} key={start.turn}>
      <Fields isWide>
        <SelectField
          {...form.field('competition_type')}
          label={t('type')}
          placeholder={t('typePick')}
          value={start.competition_type}
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
            {...form.field('competition')}
            label={t('competition')}
            placeholder={t('competitionPick')}
            value={start.competition}
            options={running.map((one) => ({ value: one.public_id, label: one.title }))}
            onChange={(event) => state.chooseCompetition(event.target.value)}
          />
        )}
        {(type?.unit ?? 'time') === 'time' ? (
          <TimeField
            {...form.field('result')}
            key="time"
            label={t('units.time')}
            hint={t('timeHint')}
            defaultValue={start.result}
          />
        ) : (
          <TextField
            {...form.field('result')}
            key={type?.unit}
            label={t(`units.${type?.unit ?? 'count'}`)}
            hint={t('numberHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            defaultValue={start.result}
          />
        )}
        <DateField
          {...form.field('date')}
          label={t('date')}
          hint={dates ? t('dateHint', { dates }) : undefined}
          autoComplete="off"
          defaultValue={start.date}
        />
        {(type?.unit ?? 'time') === 'time' && (
          <TextField
            {...form.field('distance')}
            label={t('distance')}
            isOptional
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            defaultValue={start.distance}
          />
        )}
      </Fields>
      <fieldset className={css['proof']}>
        <legend>{t('proof')}</legend>
        <p>{t('proofLead')}</p>
        <CheckedUpload
          ref={uploadRef}
          purpose="image"
          label={t('picture')}
          isOptional={false}
          hint={t('pictureHint')}
          accept={imageTypes}
          check={checkImage}
          error={uploadError}
          file={state.picture}
          onChange={state.takePicture}
        />
        <TextField
          {...link}
          label={t('link')}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={linkMaxLength}
          defaultValue={start.link}
          onChange={(event) => {
            link.onChange(event);
            form.forget('picture');
          }}
        />
      </fieldset>
      <TextArea
        {...form.field('comment')}
        label={t('comment')}
        isOptional
        rows={3}
        maxLength={clubResultCommentMax}
        defaultValue={start.comment}
      />
    </Stack>
  );
};
