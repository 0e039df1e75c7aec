import type { QuoteLine } from '@trassa/contracts';
import { isTicketComplete, leftOf, limitOf, nextCount, previousCount, raceName, stepOf } from '@trassa/rules';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Promo } from '../../features/basket/promocode/check-promocode.ts';
import { PromoBox } from '../../features/basket/promocode/promo-box.tsx';
import { showFault } from '../../shared/api/refusal-text.ts';
import type { BasketTicket } from '../../shared/basket/items/basket-item.ts';
import { removeTicket, setTicketCount } from '../../shared/basket/ticket-holds.ts';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { kilometresOf } from '../../shared/event/format-facts.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { formatDayTime } from '../../shared/format/dates.ts';
import ground from '../../shared/styles/ground.module.css';
import { Button } from '../../shared/ui/button.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { Stepper } from '../../shared/ui/fields/stepper.tsx';
import { Tabs } from '../../shared/ui/layout/tabs.tsx';
import css from '../../features/basket/basket.module.css';
import { isBegun } from './is-begun.ts';
import { pricePartsOf } from './price-parts.ts';
import { RemoveGroup } from './remove-group.tsx';

type Props = {
  /** Tickets of one group. */
  lines: readonly BasketTicket[];
  quotes: readonly QuoteLine[];
  /** Messages of the server about the whole group. */
  errors: readonly string[];
  /** Lines that say what is wrong with them. */
  wrong: ReadonlySet<string>;
  /** Their number was changed: what the server said of it is old. */
  onCount(): void;
  active: string | undefined;
  onActive(uniqueId: string): void;
  renderForm(line: BasketTicket, number: number): ReactNode;
  /** What can be bought with the tickets: a policy, goods of the race, the way of the start pack. */
  renderExtras?(line: BasketTicket, number: number): ReactNode;
  /** Where the people of the group sit. */
  seats?: ReactNode;
  children?: ReactNode;
};

/** The mark of a tab: wrong once it was begun or asked for, none before that (BASKET-36). */
const stateOf = (line: BasketTicket, wrong: ReadonlySet<string>): 'done' | 'error' | undefined => {
  if (wrong.has(line.unique_id)) return 'error';
  if (isTicketComplete(line)) return 'done';
  return line.isErrorTab && isBegun(line) ? 'error' : undefined;
};

/** Tickets of one format share a code. */
const checkCode: Promo<BasketTicket>['check'] = (code, { format_public_id }, count) =>
  request(calls.promocodes.ticket, { params: { code, format_public_id }, query: { count } }, { ownErrors: true });

/** Tickets of one format: head, count by one or by whole teams, a tab per participant, promocode (BASKET-05…11). */
export const TicketGroup = ({
  lines,
  quotes,
  errors,
  wrong,
  onCount,
  active,
  onActive,
  renderForm,
  renderExtras,
  seats,
  children,
}: Props) => {
  const t = useTranslations('basket');
  const start = useTranslations('start');
  const format = useFormat();
  const { language } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const first = lines[0];
  if (!first) return null;
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  const name = format.name(first.city);
  // The line keeps the distance in the words of the language in which it was put here (I18N-01).
  const km = kilometresOf(first.distance);
  const title = km === null ? name : `${name}, ${format.kilometres(km)}\u00a0${start('kilometres')}`;
  // The city stands in the head.
  const race = raceName({ event: first.event.title, city: '', start: first.start_time, timezone: first.timezone });
  const headingId = `group-${first.groupId}`;
  // Own held places count as available: the server decides when the count is really asked.
  const left = leftOf(first.tickets_left, first.kind) + count;
  const change = async (write: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    try {
      await write();
      onCount();
    } catch (error) {
      showFault(error);
    } finally {
      setIsBusy(false);
    }
  };
  const setCount = (next: number): Promise<void> => change(() => setTicketCount(first.groupId, next));
  /** One participant may go while the rest can still be bought; whole teams go by the stepper. */
  const canRemoveOne = lines.length > 1 && previousCount(count, first) === count - 1;
  const parts = pricePartsOf(quotes);
  const price = parts[0]?.price ?? first.price;
  const prices = parts
    .map((part) => t('pricePart', { count: String(part.count), price: format.money(part.price) }))
    .join(', ');
  const chosen = lines.some((line) => line.unique_id === active) ? active : lines[0]?.unique_id;
  return (
    <Panel as="section" className={css['panel']}>
      <div className={css['head']}>
        <div className={classes(css['art'], ground[first.ground])}>
          <Picture
            src={first.picture}
            alt=""
            width={800}
            height={600}
            sizes="(min-width: 480px) 112px, 100vw"
            maxWidth={640}
          />
        </div>
        <div>
          <h2 id={headingId}>
            <Link to={`/event/${first.event.public_id}/${first.format_public_id}`}>{title}</Link>
          </h2>
          <p className={css['about']}>{race}</p>
          <p className={css['about']}>
            {formatDayTime(first.start_time, first.timezone, language)}, {first.title}
          </p>
          <p className={css['about']}>
            {parts.length > 1 ? t('pricesDiffer', { parts: prices }) : t('perTicket', { price: format.money(price) })}
          </p>
        </div>
        <RemoveGroup lines={lines} title={title} isBusy={isBusy} onRemove={() => void setCount(0)} />
      </div>
      <div className={css['count']}>
        <b>{first.preregistration ? t('participants') : t('count')}</b>
        <Stepper
          label={first.preregistration ? t('participants') : t('count')}
          value={count}
          step={stepOf(first)}
          canLess={!isBusy && previousCount(count, first) > 0}
          canMore={!isBusy && nextCount(count, first, left) > count && count < limitOf(first, left)}
          onLess={() => void setCount(previousCount(count, first))}
          onMore={() => void setCount(nextCount(count, first, left))}
        />
      </div>
      {errors.map((text) => (
        <Note key={text} kind="error" role="alert" className={css['note']}>
          {text}
        </Note>
      ))}
      {seats}
      {first.preregistration ? (
        <Tabs
          label={t('participants')}
          value={chosen ?? ''}
          onChange={onActive}
          keepsPanels
          items={lines.map((line, index) => ({
            id: line.unique_id,
            label: t('ticket', { number: index + 1 }),
            state: stateOf(line, wrong),
            panel: (
              <>
                {canRemoveOne && (
                  <div className={css['one']}>
                    <Button
                      kind="quiet"
                      size="sm"
                      isBusy={isBusy}
                      onClick={() => void change(() => removeTicket(line))}
                    >
                      <Icon name="trash" size="s" /> {t('removeTicket', { number: index + 1 })}
                    </Button>
                  </div>
                )}
                {renderForm(line, index + 1)}
                {renderExtras?.(line, index + 1)}
              </>
            ),
          }))}
        />
      ) : (
        <>
          <p className={css['later']}>{t('later')}</p>
          {renderExtras?.(first, 1)}
        </>
      )}
      {children}
      <PromoBox
        promo={{
          label: t('promo.labels.ticket'),
          thingOf: ({ format_public_id }: BasketTicket) => format_public_id,
          check: checkCode,
        }}
        lines={lines}
        quotes={quotes}
      />
    </Panel>
  );
};
