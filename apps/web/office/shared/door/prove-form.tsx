import type { FactorWay } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { CodeForm, type TypedWay } from './code-form.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import { canUsePasskeys } from './passkey.ts';

type Kind = 'enter' | 'again';
type Way = TypedWay | 'passkey';
type Props = {
  kind: Kind;
  /** What the person has enrolled. */
  ways: readonly FactorWay[];
  onDone(): void;
  onEnded?(): void;
};

/** The way that is left to everybody: a recovery code at the door, the password inside. */
const lastOf = { enter: 'recovery', again: 'password' } as const;

/** Ways to prove oneself on this page, the easiest first. */
export const waysHere = (kind: Kind, ways: readonly FactorWay[]): Way[] => [
  ...(ways.includes('passkey') && canUsePasskeys() ? (['passkey'] as const) : []),
  ...(ways.includes('totp') ? (['code'] as const) : []),
  lastOf[kind],
];

/** Proves the person by one of his ways; another one is a press away (back-office 2.4, 2.5). */
export const ProveForm = ({ kind, ways, onDone, onEnded }: Props) => {
  const t = useTranslations('door');
  const offered = waysHere(kind, ways);
  const [chosen, setChosen] = useState<Way | null>(null);
  const way = chosen ?? offered[0] ?? lastOf[kind];
  const others = offered
    .filter((other) => other !== way)
    .map((other) => (
      <Button key={other} kind="quiet" onClick={() => setChosen(other)}>
        {t(`code.by_${other}`)}
      </Button>
    ));
  return way === 'passkey' ? (
    <PasskeyForm {...{ kind, onDone, onEnded, others }} />
  ) : (
    <CodeForm key={way} field={way} {...{ kind, onDone, onEnded, others }} />
  );
};
