import { isoDay, localTime, momentAt } from '@trassa/rules';
import type { Ref } from 'react';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';

type Props = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  id?: string;
  isOptional?: boolean;
  /** Unix seconds; null: empty. */
  value: number | null;
  onChange(value: number | null): void;
  /** IANA; the field shows the wall clock of this zone. */
  timezone: string;
  ref?: Ref<HTMLInputElement>;
};

const two = (part: number): string => String(part).padStart(2, '0');

export const toWall = (at: number | null, timezone: string): string => {
  if (at === null) return '';
  const { hour, minute } = localTime(at, timezone);
  return `${isoDay(at, timezone)}T${two(hour)}:${two(minute)}`;
};
export const fromWall = (text: string, timezone: string): number | null => {
  const [day = '', time = ''] = text.split('T');
  return day && time ? momentAt(day, time.slice(0, 5), timezone) : null;
};

/** A day and a time by the clocks of a place, whatever the clock of the person. */
export const MomentField = ({ value, onChange, timezone, ...field }: Props) => (
  <TextField
    {...field}
    type="datetime-local"
    value={toWall(value, timezone)}
    onChange={(event) => onChange(fromWall(event.target.value, timezone))}
  />
);
