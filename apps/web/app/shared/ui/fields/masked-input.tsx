import { useMaskito } from '@maskito/react';
import type { MaskitoOptions } from '@maskito/core';
import { type ChangeEvent, type InputEvent, type InputHTMLAttributes, type Ref, useMemo } from 'react';
import { mergeRefs } from '../merge-refs.ts';

type Props = InputHTMLAttributes<HTMLInputElement> & { options: MaskitoOptions; ref?: Ref<HTMLInputElement> };

const ignore = (): void => undefined;

/** An input with a mask. The mask corrects what is typed by itself, which React tells by `onInput` only. */
export const MaskedInput = ({ options, ref, onChange, ...input }: Props) => {
  const mask = useMaskito({ options });
  const refs = useMemo(() => mergeRefs(mask, ref), [mask, ref]);
  const change = (event: InputEvent<HTMLInputElement>): void =>
    onChange?.(event as unknown as ChangeEvent<HTMLInputElement>);
  return <input {...input} ref={refs} onInput={change} onChange={ignore} />;
};
