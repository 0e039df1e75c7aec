import type { EventFormat } from '@trassa/contracts';
import type { Question, SizeLeft } from '@trassa/rules';
import type { Control, RefCallBack } from 'react-hook-form';
import type { TypedAnswers } from '../typed-answers.ts';

/** What every question of the form is given. */
export type SharedProps = {
  /** Prefix of element ids. */
  id: string;
  control: Control<TypedAnswers>;
  format: EventFormat;
  sizes: readonly SizeLeft[];
  holdId: string | null;
  /** The team that the participant is in already: listed though it may be full or private. */
  keptTeam: { public_id: string; title: string } | null;
  /** The team of the first ticket: one press takes it over; null: it has none, or this participant has one. */
  teamBeside: { label: string; onTake(): void } | null;
  /** The first ticket is mostly the visitor's own: the browser may fill it in. */
  isFirst: boolean;
  errorOf(field: string, isTouched: boolean): string | undefined;
  onEdit(field: string): void;
};

/** One input of the form, as the components of a question take it. */
export type InputOf<T extends string | boolean> = {
  id: string;
  /** Where the focus goes when the form leads to the question. */
  ref: RefCallBack;
  label: string;
  value: T;
  error: string | undefined;
  isOptional: boolean;
  onChange(value: T): void;
  onBlur(): void;
};

export type QuestionProps = SharedProps & { question: Question };
