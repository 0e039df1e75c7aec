import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import { FilterSheet } from '../../shared/list/filter-sheet.tsx';
import { FilterTags } from '../../shared/list/filter-tags.tsx';
import { toAddress } from '../../shared/list/list-query.ts';
import { Card } from '../../shared/ui/card.tsx';
import { useOpenedAt } from '../../shared/words/opened-at.ts';
import { daysOf } from './presets.ts';
import type { Asked } from './asked.ts';
import { type AnyReport, reportKinds } from './report-kinds.ts';
import { useReportWords } from './report-words.ts';
import css from './reports.module.css';

type Props = { name: AnyReport; asked: Asked; onChange(asked: Asked): void };

/** Of which days a report is, by what, and what of it alone. */
export const ReportAsked = ({ name, asked, onChange }: Props) => {
  const t = useTranslations('reports');
  const list = useTranslations('list');
  const words = useReportWords(name);
  const { groups, cuts, presets, isOfStarts } = reportKinds[name];
  const now = useOpenedAt();
  const [isOpen, setOpen] = useState(false);
  const { from, to } = asked;
  const set = (bound: 'from' | 'to') => (event: { target: { value: string } }) => {
    const { value } = event.target;
    if (value) onChange({ ...asked, [bound]: value });
  };
  const setCuts = (chosen: Asked['cuts']): void =>
    onChange({
      ...asked,
      cuts: Object.fromEntries(Object.entries(chosen).filter(([word]) => word.startsWith('f.'))),
    });
  return (
    <Card title={t('asked')} isBare>
      <div className={css['asked']}>
        <div className={css['presets']} role="group" aria-label={t('period')}>
          {presets.map((preset) => {
            const days = daysOf(preset, now);
            const isOn = days.from === from && days.to === to;
            return (
              <button key={preset} type="button" aria-pressed={isOn} onClick={() => onChange({ ...asked, ...days })}>
                {t(`preset.${preset}`)}
              </button>
            );
          })}
        </div>
        <div className={css['fields']}>
          <TextField
            label={t(isOfStarts ? 'startsFrom' : 'from')}
            hint={t('zone')}
            type="date"
            max={to}
            value={from}
            onChange={set('from')}
          />
          <TextField label={t(isOfStarts ? 'startsTo' : 'to')} type="date" min={from} value={to} onChange={set('to')} />
          <SelectField
            label={t('by')}
            value={asked.group}
            options={groups.map((group) => ({ value: group, label: words.keyName(group) }))}
            onChange={({ target }) => onChange({ ...asked, group: target.value })}
          />
        </div>
        <div className={css['row']}>
          <FilterTags filters={cuts} words={words.filters} params={asked.cuts} onChange={setCuts} />
          <Button kind="line" onClick={() => setOpen(true)}>
            <Icon name="plus" size="xs" />
            {list('filter')}
          </Button>
        </div>
      </div>
      <FilterSheet
        key={toAddress(asked.cuts).toString()}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        filters={cuts}
        words={words.filters}
        params={asked.cuts}
        onChange={(chosen) => {
          setOpen(false);
          setCuts(chosen);
        }}
      />
    </Card>
  );
};
