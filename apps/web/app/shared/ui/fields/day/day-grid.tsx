import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { addDays, addMonths, weekdayOf, weeksOf } from '../../../format/month-days.ts';
import { useDayWords } from '../../../format/use-day-words.ts';
import { Button } from '../../button.tsx';
import { Icon } from '../../icon.tsx';
import css from './day-grid.module.css';

type Props = {
  /** YYYY-MM-DD. */
  value: string | null;
  today: string;
  /** Days before and after these cannot be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  onPick(day: string): void;
};

/** Where a key leads from a day (the pattern of a date grid, WAI-ARIA). */
const steps: Readonly<Record<string, (day: string, isShift: boolean) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day, isShift) => addMonths(day, isShift ? -12 : -1),
  PageDown: (day, isShift) => addMonths(day, isShift ? 12 : 1),
};

/** Days of a month from Monday on, for finger, mouse and keyboard (CAL-05, I18N-04). */
export const DayGrid = ({ value, today, min = '1900-01-01', max = '2999-12-31', onPick }: Props) => {
  const t = useTranslations('ui');
  const words = useDayWords();
  const within = (day: string): string => (day < min ? min : day > max ? max : day);
  const [active, setActive] = useState(() => within(value ?? today));
  const grid = useRef<HTMLTableElement>(null);
  // The day takes the focus on opening and when a key has moved it, not when a month is turned by a button.
  const isByKey = useRef(true);
  const month = active.slice(0, 7);
  useEffect(() => {
    if (!isByKey.current) return;
    isByKey.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [active]);
  const press = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    isByKey.current = true;
    setActive((day) => within(step(day, event.shiftKey)));
  };
  const turn = (count: number): void => setActive((day) => within(addMonths(day, count)));
  return (
    <div>
      <div className={css['head']}>
        <Button
          kind="line"
          isIcon
          aria-label={t('monthBefore')}
          disabled={month <= min.slice(0, 7)}
          onClick={() => turn(-1)}
        >
          <Icon name="left" size="s" />
        </Button>
        <b aria-live="polite">{words.month(month)}</b>
        <Button
          kind="line"
          isIcon
          aria-label={t('monthAfter')}
          disabled={month >= max.slice(0, 7)}
          onClick={() => turn(1)}
        >
          <Icon name="right" size="s" />
        </Button>
      </div>
      <table ref={grid} role="grid" className={css['grid']} aria-label={words.month(month)} onKeyDown={press}>
        <thead>
          <tr>
            {words.weekdays.map(({ short, long }) => (
              <th key={short} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, column) =>
                day === null ? (
                  <td key={`none${column}`} />
                ) : (
                  <td key={day} aria-selected={day === value}>
                    <button
                      type="button"
                      className={css['day']}
                      tabIndex={day === active ? 0 : -1}
                      aria-label={words.day(day)}
                      aria-current={day === today ? 'date' : undefined}
                      disabled={day < min || day > max}
                      onClick={() => onPick(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
