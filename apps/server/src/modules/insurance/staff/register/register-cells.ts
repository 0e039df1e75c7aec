import { insuranceTimezone } from '@trassa/rules';
import type { Minor } from '../../../../kernel/money.ts';
import { dayCell, momentCell, moneyCell, wordCell } from '../../../../platform/exporting/index.ts';
import type { SheetCell, SheetRow } from '../../../../platform/sheet/index.ts';
import type { PolicyPerson } from '../../insured-person.ts';
import { type PolicyRace, raceOf } from '../../policy-race.ts';

/** What the insurer is told of a policy. */
export type ToldPolicy = PolicyPerson &
  PolicyRace & {
    readonly number: string;
    readonly offer: string;
    readonly startsAt: Date;
    readonly endsAt: Date;
    readonly sum: Minor;
    readonly price: Minor;
    readonly cancelledAt: Date | null;
  };

/** Columns of the insurer's file, in their order (back-office.md 5.16); kept with each batch, so that a batch stays as it is. */
export const registerHead = [
  'Номер',
  'Программа',
  'Фамилия',
  'Имя',
  'Отчество',
  'Дата рождения',
  'Пол',
  'Телефон',
  'Начало',
  'Окончание',
  'Сумма',
  'Цена',
  'Событие',
  'Отменён',
] as const;

const genders = { male: ['муж.', 'male'], female: ['жен.', 'female'] } as const;
/** Cells of the person, from the third column on. */
const personAt = 2;
const personCells = 6;

/** Moments are the insurer's: of Moscow. */
export const cellsOf = (policy: ToldPolicy): { readonly person: SheetRow; readonly others: SheetRow } => ({
  person: [
    policy.lastName,
    policy.firstName,
    policy.secondName,
    dayCell(policy.birthDate),
    wordCell(genders, policy.gender, 'ru'),
    // Digits alone: a sign before them would be a formula for a program of sheets.
    policy.phone.replace(/\D/g, ''),
  ],
  others: [
    policy.number,
    policy.offer,
    momentCell(policy.startsAt, insuranceTimezone),
    momentCell(policy.endsAt, insuranceTimezone),
    moneyCell(policy.sum),
    moneyCell(policy.price),
    raceOf(policy, 'ru') ?? '',
    momentCell(policy.cancelledAt, insuranceTimezone),
  ],
});

const nobody: SheetRow = Array.from({ length: personCells }, (): SheetCell => null);

/** A line of the file; an erased person leaves his cells empty (ADR 0040). */
export const lineOf = (person: SheetRow | null, others: SheetRow): SheetRow => [
  ...others.slice(0, personAt),
  ...(person ?? nobody),
  ...others.slice(personAt),
];
