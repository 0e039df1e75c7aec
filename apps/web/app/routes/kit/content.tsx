import { useState } from 'react';
import { showGlobalError } from '../../shared/api/global-error.ts';
import { formatCountdown } from '../../shared/format/dates.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { Accordion } from '../../shared/ui/layout/accordion.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Chip, Chips, RemovableChip } from '../../shared/ui/chips.tsx';
import { Countdown } from '../../shared/ui/countdown.tsx';
import { Empty } from '../../shared/ui/states/empty.tsx';
import { ErrorSummary } from '../../shared/ui/states/error-summary.tsx';
import { PlacesHeat } from '../../shared/ui/heat.tsx';
import { Icon, iconNames } from '../../shared/ui/icon.tsx';
import { KeyValue } from '../../shared/ui/layout/key-value.tsx';
import { Row } from '../../shared/ui/layout/layout.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import { Dialog, Sheet } from '../../shared/ui/overlays/overlay.tsx';
import { Pages } from '../../shared/ui/layout/pages.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { Sign } from '../../shared/ui/sign/sign.tsx';
import { signs } from '../../shared/ui/sign/signs.ts';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { Table } from '../../shared/ui/layout/table.tsx';
import { Tabs } from '../../shared/ui/layout/tabs.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import { toast } from '../../shared/ui/overlays/toast.tsx';
import { Group } from './group.tsx';
import css from './kit.module.css';
import { samples } from './samples.ts';

const { groups, tags, chips, tabs, messages, overlays, empty, faq, table, rows, facts } = samples;

export const Marks = () => {
  const [tab, setTab] = useState('2');
  return (
    <>
      <Group title={groups.heat}>
        {[200, 190, 90, 28, 6, 0].map((left) => (
          <PlacesHeat key={left} left={left} quota={200} />
        ))}
      </Group>
      <Group title={groups.marks}>
        <Row>
          <Tag kind="success" icon="check">
            {tags.registered}
          </Tag>
          <Tag kind="warn" icon="alert">
            {tags.needed}
          </Tag>
          <Tag kind="info" icon="clock">
            {tags.refund}
          </Tag>
          <Tag kind="muted">{tags.past}</Tag>
          <Tag kind="error">{tags.sold}</Tag>
          <Tag kind="solid">{tags.used}</Tag>
        </Row>
        <Chips>
          <Chip isPressed>{chips.all}</Chip>
          <Chip isPressed={false}>{chips.men}</Chip>
          <RemovableChip label={chips.removeCity} onRemove={() => undefined}>
            {chips.city}
          </RemovableChip>
          <Chip to="?month=5" isCurrent>
            {chips.month}
          </Chip>
        </Chips>
        <Tabs
          label={tabs.label}
          value={tab}
          onChange={setTab}
          items={[
            { id: '1', label: tabs.first, state: 'done', panel: tabs.text },
            { id: '2', label: tabs.second, state: 'error', panel: tabs.text },
            { id: '3', label: tabs.third, panel: tabs.text },
          ]}
        />
      </Group>
    </>
  );
};

export const Messages = () => {
  const [open, setOpen] = useState<'sheet' | 'dialog' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <Group title={groups.messages}>
        <Note>{messages.soon}</Note>
        <Note kind="success">{messages.saved}</Note>
        <Note kind="warn">
          {messages.phone} <a href="#phone">{messages.code}</a>
        </Note>
        <Note kind="error">{messages.unavailable}</Note>
        <ErrorSummary items={[{ id: 'kit-name', text: messages.unavailable }]} />
        <Row>
          <Button onClick={() => toast(messages.toast)}>{messages.show}</Button>
          <Button kind="line" onClick={() => showGlobalError({ id: 'failure' })}>
            {messages.failure}
          </Button>
        </Row>
      </Group>
      <Group title={groups.overlays}>
        <Row>
          <Button onClick={() => setOpen('sheet')}>{overlays.sheet}</Button>
          <Button kind="line" onClick={() => setOpen('dialog')}>
            {overlays.dialog}
          </Button>
        </Row>
        <Sheet
          isOpen={open === 'sheet'}
          onClose={close}
          kicker={overlays.kicker}
          title={overlays.title}
          footer={<Button isWide>{overlays.give}</Button>}
        >
          <Panel>{overlays.answer}</Panel>
        </Sheet>
        <Dialog
          isOpen={open === 'dialog'}
          onClose={close}
          title={overlays.question}
          actions={
            <>
              <Button kind="danger" onClick={close}>
                {overlays.give}
              </Button>
              <Button kind="line" onClick={close}>
                {overlays.keep}
              </Button>
            </>
          }
        >
          {overlays.answer}
        </Dialog>
      </Group>
    </>
  );
};

export const Data = () => {
  const { language } = useLanguage();
  const [moment] = useState(() => Math.floor(Date.now() / 1000) + 462);
  return (
    <>
      <Group title={groups.empty}>
        <Empty title={empty.title} action={<ButtonLink to="/calendar">{empty.open}</ButtonLink>}>
          {empty.text}
        </Empty>
        <div aria-busy="true" aria-label={empty.loading} role="img">
          <Skeleton width="320px" ratio="4 / 3" />
        </div>
      </Group>
      <Group title={groups.data}>
        <Accordion items={faq.map(([title, content], index) => ({ title, content, isOpen: index === 0 }))} />
        <KeyValue
          isRow
          items={[
            { key: facts.distance, value: samples.distance },
            { key: facts.climb, value: samples.climb },
            { key: facts.time, value: <Countdown to={moment} format={formatCountdown} /> },
          ]}
        />
        <Table
          label={table.label}
          columns={[
            { id: 'number', title: table.number, cell: (row) => row.number },
            { id: 'name', title: table.name, cell: (row) => row.name },
            { id: 'time', title: table.time, cell: (row) => row.time, isNumber: true },
          ]}
          rows={rows}
          keyOf={(row) => String(row.number)}
          isOwn={(row) => row.number === 77}
        />
      </Group>
      <Group title={groups.signs}>
        <ul className={css['signs']}>
          {Object.entries(signs).map(([name, sign]) => (
            <li key={name}>
              <Sign name={name} />
              {sign[language]}
            </li>
          ))}
        </ul>
        <ul className={css['signs']}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Group>
      <Group title={groups.pages}>
        <Pages page={4} pages={12} />
      </Group>
    </>
  );
};
