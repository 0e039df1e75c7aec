import { groupLines, isTicketComplete } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { ParticipantForm } from '../../shared/participant-form/participant-form.tsx';
import { type BasketTicket, isTicket } from '../../shared/basket/items/basket-item.ts';
import { nameOf } from '../../shared/participant-form/people-of.ts';
import { isMember, useSession } from '../../shared/session.ts';
import type { BasketPage, GroupsProps } from '../basket-kind.ts';
import { lineErrors } from '../line-errors.ts';
import { quotesOf } from '../quotes-of.ts';
import { answersOf } from './answers.ts';
import { saveParticipant } from './save-participant.ts';
import { GroupSeats, PackChoice, TicketExtras } from './ticket-extras.tsx';
import { TicketGroup } from './ticket-group.tsx';

type FormProps = { line: BasketTicket; first: BasketTicket | undefined; page: BasketPage };

/** Who else takes part in the same race. */
const namesBeside = (line: BasketTicket, goods: BasketPage['goods']): string[] =>
  goods
    .filter(isTicket)
    .filter((other) => other !== line && other.format_public_id === line.format_public_id)
    .map(({ info }) => nameOf(info ?? {}))
    .filter(Boolean);

/** The participant of a line; what is typed for the first one can be taken over by the others. */
const Participant = ({ line, first, page: { goods, problem, forms, onEdit } }: FormProps) => {
  const { join, shown, report } = forms;
  const isKnown = isMember(useSession());
  const t = useTranslations('basket');
  return (
    <ParticipantForm
      ref={join}
      id={line.unique_id}
      formatId={line.format_public_id}
      eventCityId={line.event_city}
      answers={answersOf(line)}
      serverErrors={problem.fields[line.unique_id] ?? {}}
      isEveryErrorShown={shown.has(line.unique_id)}
      holdId={line.hold_id}
      {...(isKnown ? { othersNamed: namesBeside(line, goods) } : {})}
      copyFrom={
        first && first.unique_id !== line.unique_id
          ? { label: t('ticket', { number: 1 }), answers: answersOf(first) }
          : null
      }
      onChange={(answers, isComplete, problems) => {
        saveParticipant(line, answers, isComplete);
        report(line.unique_id, problems);
        onEdit(line.unique_id);
      }}
    />
  );
};

/** Whoever was sent to an unfinished form by the page sees its tab marked. */
const unfinishedAsked = (lines: readonly BasketTicket[], shown: ReadonlySet<string>): string[] =>
  lines.filter((line) => shown.has(line.unique_id) && !isTicketComplete(line)).map(({ unique_id }) => unique_id);

/** A group for each format and kind of ticket (BASKET-05…11). */
export const TicketGroups = ({ lines: tickets, page }: GroupsProps<BasketTicket>) => {
  const { quote, problem, forms, onEdit } = page;
  const wrong = lineErrors(quote, problem);
  return groupLines(tickets).map(({ groupId, lines }) => (
    <TicketGroup
      key={groupId}
      lines={lines}
      quotes={quotesOf(quote, lines)}
      errors={[
        ...new Set([...(problem.groups[groupId] ?? []), ...lines.flatMap((line) => wrong[line.unique_id] ?? [])]),
      ]}
      onCount={() => onEdit(groupId)}
      wrong={new Set([...Object.keys(problem.fields), ...unfinishedAsked(lines, forms.shown)])}
      active={forms.active[groupId]}
      onActive={(id) => lines.filter((line) => line.unique_id === id).forEach(forms.open)}
      renderForm={(line) => (
        <Participant key={`${line.unique_id}-${line.addTicketToBasketTime}`} line={line} first={lines[0]} page={page} />
      )}
      renderExtras={(line) => <TicketExtras line={line} />}
      seats={<GroupSeats lines={lines} onEdit={onEdit} />}
    >
      <PackChoice lines={lines} onEdit={onEdit} />
    </TicketGroup>
  ));
};
