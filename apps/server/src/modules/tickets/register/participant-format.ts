import type { ParticipantFormat, SizeLeft } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import type { FormatForSale, Texts } from '../../events/index.ts';

/** The questions of a format in Russian, the language in which answers are kept. */
export const participantFormat = (format: FormatForSale): ParticipantFormat => ({
  start_time: toUnix(format.startTime),
  timezone: format.timezone,
  age_min: format.ageMin,
  age_max: format.ageMax,
  gender: format.gender,
  regions: format.regions.map((id) => ({ id })),
  clusters: format.clusters.map(({ name, file, document }) => ({ name: name.ru, file, document })),
  select: format.select && { title: format.select.title.ru, values: format.select.values.map(({ ru }) => ru) },
  select_field: format.select?.field ?? null,
  license: format.license,
  additional_fields: format.additionalFields.map(({ name, label, required, type }) => ({
    name,
    label: label.ru,
    required,
    type,
  })),
  shirt_unavailable: format.shirtUnavailable,
  booked_numbers: format.bookedNumbers,
});

/** Sizes for the form's rules. A size just sold out still counts as a choice: reserving refuses it by its own code. */
export const sizesOf = (format: FormatForSale, chosen: unknown): SizeLeft[] => {
  const isAsked = format.shirts.some(({ left }) => left > 0);
  return format.shirts.map(({ size, left }) => ({
    size,
    count: isAsked && size === chosen ? Math.max(1, left) : left,
  }));
};

const russian = (value: unknown, options: readonly Texts[]): unknown =>
  options.find(({ ru, en }) => value === ru || value === en)?.ru ?? value;

/** Answers chosen from an English list, in Russian; everything else as it is. */
export const inRussian = (info: Readonly<Record<string, unknown>>, format: FormatForSale): Record<string, unknown> => {
  const answers: Record<string, unknown> = { ...info };
  if (format.clusters.length && 'cluster' in answers)
    answers['cluster'] = russian(
      answers['cluster'],
      format.clusters.map(({ name }) => name),
    );
  if (format.select && format.select.field in answers)
    answers[format.select.field] = russian(answers[format.select.field], format.select.values);
  return answers;
};
